import type { Odds } from './odds'
import type {
  ChatLine,
  Entry,
  GameInfo,
  MapFile,
  NewTable,
  Position,
  Reach,
  Reason,
  Risk,
  RuleText,
  Scenario,
  StaffWanted,
  TableEvent,
  TableInfo,
  TableWanted,
  WaysTold,
  Why,
} from './wire'

/** English: used for whatever another language lacks. */
export const FALLBACK = 'en'

/** The server refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.text[FALLBACK])
  }
}

async function fetched(path: string, body?: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`api/${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers })
  if (answer.ok) return answer
  const said = (await answer.json().catch(() => null)) as { reason?: Reason } | null
  const words = `${answer.status} ${answer.statusText}`
  throw new Refusal(answer.status, said?.reason ?? { text: { [FALLBACK]: words } })
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await fetched(path, body)).json() as Promise<T>
const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(values).map(([k, v]) => [k, String(v)])).toString()

/** Kept for the life of the page: these never change. */
const kept = new Map<string, Promise<unknown>>()
function once<T>(path: string): Promise<T> {
  if (!kept.has(path)) {
    const asked = json<T>(path)
    asked.catch(() => kept.delete(path))
    kept.set(path, asked)
  }
  return kept.get(path) as Promise<T>
}

export const api = {
  games: () => once<GameInfo[]>('games'),
  languages: () => once<Record<string, string>>('languages'),
  levels: () => once<string[]>('levels'),
  scenario: (game: string, id: string) => once<Scenario>(`games/${game}/scenarios/${id}`),
  map: (game: string, name: string) => once<MapFile>(`games/${game}/maps/${name}`),
  rules: (game: string) => once<RuleText[]>(`games/${game}/rules`),
  texts: async (language: string) => (await fetched(`texts/${language}`)).text(),
  newTable: (wish: TableWanted) => json<NewTable>('tables', wish),
  openRecord: (record: string) => json<NewTable>('tables/open', { record }),
  table: (id: string, token: string) => json<TableInfo>(`tables/${id}?${query({ token })}`),
  log: (id: string, token: string, from: number) => json<Entry[]>(`tables/${id}/log?${query({ token, from })}`),
  moment: (id: string, token: string, n: number) => json<Position>(`tables/${id}/moment/${n}?${query({ token })}`),
  record: async (id: string, token: string) => (await fetched(`tables/${id}/record?${query({ token })}`)).text(),
  report: async (id: string, token: string, what: { number: number } | { action: string }) =>
    (await fetched(`tables/${id}/report?${query({ token, ...what })}`)).text(),
  why: (id: string, token: string, action: string) =>
    json<Why>(`tables/${id}/why?${query({ token, action })}`),
  reach: (id: string, token: string, action: string) => json<Reach | null>(`tables/${id}/reach?${query({ token, action })}`),
  preview: (id: string, token: string, action: string) => json<TableEvent[] | null>(`tables/${id}/preview?${query({ token, action })}`),
  ways: (id: string, token: string, unit: number) => json<WaysTold>(`tables/${id}/ways?${query({ token, unit })}`),
  risk: (id: string, token: string, unit: number, place: string) => json<Risk | null>(`tables/${id}/risk?${query({ token, unit, place })}`),
  overlay: (id: string, token: string, what: string) => json<Reach | null>(`tables/${id}/overlay?${query({ token, what })}`),
  odds: (id: string, token: string, action: string, table = true) =>
    json<Odds | null>(`tables/${id}/odds?${query({ token, action, table: String(table) })}`),
  chat: (id: string, token: string) => json<ChatLine[]>(`tables/${id}/chat?${query({ token })}`),
  staff: (id: string, token: string, wish: StaffWanted) => json<unknown>(`tables/${id}/staff?${query({ token })}`, wish),
}
