// Whether the window is that of a phone, as the style sheets have it.
import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('max-width: 760px')
