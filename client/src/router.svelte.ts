// The page that is shown. The whole route stands after the #, which is never sent to a server: seats are opened by secret tokens.
export type Route =
  | { page: 'lobby' }
  | { page: 'scenario'; game: string; scenario: string }
  | { page: 'table'; id: string; token: string; moment: number | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'synthetic' }

export function parse(hash: string): Route {
  const [page, a = '', b = '', c = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if (page === 'play' && a && b) return { page: 'scenario', game: a, scenario: b }
  if (page === 'table' && a) return { page: 'table', id: a, token: b, moment: /^\d+$/.test(c) ? Number(c) : null }
  if (page === 'rules') return { page: 'rules', game: a, rule: b }
  if (page === 'synthetic') return { page: 'synthetic' }
  return { page: 'lobby' }
}

export const to = {
  lobby: '#/',
  scenario: (game: string, id: string) => `#/play/${game}/${id}`,
  table: (id: string, token: string, moment?: number) => `#/table/${id}/${token}${moment === undefined ? '' : `/${moment}`}`,
  rules: (game: string, rule = '') => `#/rules/${game}${rule ? `/${rule}` : ''}`,
}

class Router {
  route: Route = $state(parse(globalThis.location?.hash ?? ''))

  constructor() {
    globalThis.addEventListener?.('hashchange', () => (this.route = parse(location.hash)))
  }
}

export const router = new Router()
