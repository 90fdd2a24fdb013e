/** The rule that is open over the table. */
export const reader: { game: string; rule: string; open: boolean } = $state({ game: '', rule: '', open: false })

export function openRule(game: string, rule: string): void {
  Object.assign(reader, { game, rule, open: true })
}
