// Figures instead of symbols, drawn in a box of 150 by 100.
import type { Kind } from './view'

export const SILHOUETTES: Record<Kind, string> = {
  infantry:
    '<g fill="currentColor"><path d="M61 30q0-14 14-14t14 14l3 3H58zM66 35h18q1 8-4 12h-9q-6-4-5-12zM60 51q15-6 30 0l5 24-8 2-2-8-1 27H76l-1-18-1 18H62l1-28-6 8-7-5z"/><path d="M98 14l4 1-12 62-5-1z"/></g>',
  motorised:
    '<g fill="currentColor"><path d="M12 68V38h68V26h26l14 18 18 4v20z"/><circle cx="36" cy="72" r="14"/><circle cx="112" cy="72" r="14"/></g><path d="M88 32h15l10 13H88z" fill="#fff" fill-opacity=".8"/><path d="M16 43h60M30 38v22M46 38v22M62 38v22" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><circle cx="36" cy="72" r="5" fill="#fff"/><circle cx="112" cy="72" r="5" fill="#fff"/>',
  armoured:
    '<g fill="currentColor"><path d="M10 66q0-12 14-12h98q16 0 16 12l-12 18H24z"/><path d="M24 54l10-12h86l12 12zM52 42l6-18h38l8 18zM98 27h46v7H98z"/></g><g fill="#fff" fill-opacity=".85"><circle cx="34" cy="70" r="6"/><circle cx="54" cy="72" r="6"/><circle cx="74" cy="72" r="6"/><circle cx="94" cy="72" r="6"/><circle cx="114" cy="70" r="6"/></g>',
}
