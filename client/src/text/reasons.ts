// Why a request to the server failed.
import { Refusal } from '../net/api'
import { say, word } from './texts.svelte'

/** In the reader's language, even if it changes later. */
export const reasonOf = (error: unknown) => (): string => (error instanceof Refusal ? word(error.reason.text) : say('server-silent'))
