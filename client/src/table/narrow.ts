// Whether the window is as narrow as a phone's, by the limit the style sheets use.
import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('max-width: 760px')
