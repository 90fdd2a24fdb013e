import { api } from '../net/api'
import type { Table } from './state.svelte'

/** The record as a file: whole when the game is over, this seat's view of it before. */
export async function download(table: Table): Promise<void> {
  const text = await api.record(table.id, table.token)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${table.scenario!.id}-${table.id}.grog`
  link.click()
  URL.revokeObjectURL(link.href)
}
