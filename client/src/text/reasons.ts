// Why something that was asked of the server came to nothing.
import { Refusal } from '../net/api'
import { say, word } from './texts.svelte'

/** In the reader's language, also after he has chosen another. */
export const reasonOf = (error: unknown) => (): string => (error instanceof Refusal ? word(error.reason.text) : say('server-silent'))
