import type { ClientMessage, ServerMessage } from './wire'

/** The state of the connection to the server. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'refused'

const FIRST_WAIT = 400 // ms
const LONGEST_WAIT = 8000

/** One table's socket: it reconnects by itself and says hello each time. */
export class Link {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private closed = false
  private timer = 0

  constructor(
    private readonly address: string,
    private readonly hello: () => ClientMessage,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (state: LinkState) => void,
  ) {
    this.open()
    addEventListener('online', this.retry)
    addEventListener('offline', this.again)
  }

  private open(): void {
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      socket.send(JSON.stringify(this.hello()))
      this.changed('open')
    }
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as ServerMessage)
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return
      if (event.code === 4403 || event.code === 4404) return this.changed('refused')
      this.changed('lost')
      this.timer = window.setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT)
    }
  }

  private retry = (): void => {
    if (this.socket?.readyState === WebSocket.CLOSED && !this.closed) {
      clearTimeout(this.timer)
      this.open()
    }
  }

  /** Gives up a connection that seems dead, though no close event has come, and tries another. */
  again = (): void => {
    if (this.closed) return
    const dead = this.socket
    this.socket = null
    dead?.close()
    clearTimeout(this.timer)
    this.changed('lost')
    this.timer = window.setTimeout(() => this.open(), FIRST_WAIT)
  }

  /** False when the connection is down: nothing was sent. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.retry)
    removeEventListener('offline', this.again)
    this.socket?.close()
  }
}

export function socketAddress(id: string, token: string): string {
  const address = new URL(`api/tables/${id}/socket`, document.baseURI)
  address.protocol = address.protocol.replace('http', 'ws')
  address.search = new URLSearchParams({ token }).toString()
  return address.toString()
}
