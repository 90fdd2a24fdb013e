// How a table reaches the server: its socket, and the message that has no answer yet.
import { Link, type LinkState } from '../net/socket'
import type { ClientMessage, ServerMessage } from '../net/wire'
import { say } from '../text/texts.svelte'

type Numbered = Extract<ClientMessage, { number: number }>
const PATIENCE = 8000 // ms without an answer before another socket is tried

export class Connection {
  link: LinkState = $state('connecting')
  sent = $state(false) // an action is on its way to the server, or will be once the connection is back

  private socket: Link | null = null // null before it is opened; a table that is only looked at needs none
  private outbox: Numbered | null = null // the message without an answer: sent again on a new socket, if the game is still at the same number
  private resend = false // the socket is a new one
  private impatience = 0
  private settle: ((done: boolean) => void) | null = null

  constructor(private readonly sayAloud: (saying: () => string) => void) {}

  // -- coming and going ----------------------------------------------------------------------------------------------
  open(address: string, hello: () => ClientMessage, hear: (message: ServerMessage) => void, opened: () => void): void {
    this.socket = new Link(address, hello, hear, (state) => {
      this.link = state
      if (state === 'open') {
        this.resend = true
        opened()
      } else clearTimeout(this.impatience)
    })
  }

  close(): void {
    clearTimeout(this.impatience)
    this.socket?.close()
  }

  // -- what goes out -------------------------------------------------------------------------------------------------
  /** A message that acts on the game is kept until it is answered; any other is sent now or not at all. */
  send(message: ClientMessage): void {
    if ('number' in message) {
      this.outbox = message
      this.sent = true
      this.post(message)
    } else if (!this.mention(message)) this.sayAloud(() => say('connection-lost'))
  }

  /** Sends a message that may be lost; false when the connection is down. */
  mention(message: ClientMessage): boolean {
    return this.socket?.send(message) ?? false
  }

  /** Sends a message that takes the game to another number, and waits until it is there. */
  answered(message: ClientMessage): Promise<boolean> {
    this.settle?.(false)
    return new Promise((resolve) => {
      this.settle = resolve
      this.send(message)
    })
  }

  /** An action carries the number of the position it was made in, so that it takes effect once even if it is sent twice. */
  private post(message: Numbered): void {
    clearTimeout(this.impatience)
    if (this.socket?.send(message)) this.impatience = window.setTimeout(() => this.socket?.again(), PATIENCE)
    else this.sayAloud(() => say('connection-lost-kept'))
  }

  // -- what comes back -----------------------------------------------------------------------------------------------
  /** A position has come; `moved` if the game is at another number than before. */
  positionCame(moved: boolean): void {
    if (moved) this.answerCame(true)
    else if (this.resend && this.outbox) this.post(this.outbox)
    this.resend = false
  }

  /** Whether an order has no answer yet. */
  get ordering(): boolean {
    return this.outbox?.type === 'order'
  }

  /** The action that was refused, '' for anything else; null if an earlier copy of it took effect, so that there is nothing to report. */
  refused(number: number): string | null {
    const { outbox } = this
    this.answerCame(false)
    if (outbox && number > outbox.number) return null
    return outbox && 'action' in outbox ? outbox.action : ''
  }

  answerCame(done: boolean): void {
    clearTimeout(this.impatience)
    this.outbox = null
    this.sent = false
    this.settle?.(done)
  }
}
