// One press makes one decision. Enter twice in a row is one press too many: the second falls on the decision that has just come up
// and would take what is proposed there, which nobody has read yet.
const MOMENT = 700 // ms in which nobody has read what is asked
const CONFIRMING = ['Enter', ' ', 'd']

export class Haste {
  private last = '' // the key that was pressed last; '' once the pointer was used
  private pressed = 0
  private asked = 0

  /** Something else is asked from now on. */
  ask(now: number): void {
    this.asked = now
  }

  /** The player has used something other than the keyboard. */
  touch(): void {
    this.last = ''
  }

  /** Whether a press was still meant for the previous decision: the key that made it, held down or pressed again at once. */
  hasty(key: string, held: boolean, now: number): boolean {
    const again = key === this.last && CONFIRMING.includes(key)
    if (again && (held || (this.pressed <= this.asked && now < this.asked + MOMENT))) return true
    this.last = key
    this.pressed = now
    return false
  }
}
