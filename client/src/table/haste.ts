// One key press makes one decision. Enter twice in a row is one press too many: the second meets the decision that has just come up
// and would accept what is proposed there before anyone could read it.
const MOMENT = 700 // ms: too short to have read a new prompt
const CONFIRMING = ['Enter', ' ', 'd']

export class Haste {
  private last = '' // the key pressed last; '' once the pointer has been used
  private pressed = 0
  private asked = 0

  /** A new decision is asked for. */
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
