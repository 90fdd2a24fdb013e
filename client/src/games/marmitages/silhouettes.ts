// Figures instead of symbols, drawn in a box of 150 by 100.
import type { Kind } from './view'

const man =
  '<path d="M62 30q0-12 13-12t13 12l4 2v3H58v-3zM66 36h18q1 8-4 12h-9q-6-4-5-12zM60 52q15-6 30 0l5 24-8 2-2-8-1 26H76l-1-18-1 18H62l1-28-6 8-7-5z"/>'

export const SILHOUETTES: Record<Kind, string> = {
  infantry: `<g fill="currentColor">${man}<path d="M98 14l4 1-12 62-5-1z"/></g>`,
  'assault-troops': `<g fill="currentColor">${man}<path d="M101 24h7v5h3v12h-3v4h-7v-4h-3V29h3zM103 45h4v18h-4zM38 60l24-9 3 6-24 10z"/></g>`,
  cavalry:
    '<g fill="currentColor"><path d="M20 46l12-12 6-10 5 4-1 6 14 10h34q14 0 20 12l6 16-6 2-6-12-2 12 4 18h-7l-7-17-4-6H62l-4 8-9 15h-7l6-20-4-16-10-4-8 4z"/><path d="M66 20q0-8 8-8t8 8l2 3H64zM66 25h15l5 16-3 14h-9l-2-10-8-4z"/><path d="M84 6l4 1-6 48-4-1z"/></g>',
  tank:
    '<g fill="currentColor"><path d="M12 62l22-34h92l14 20-10 30H26z"/><path d="M52 20h34v10H52zM98 40h34v7H98z"/></g><path d="M18 62l20-28h84l11 15-8 23H30z" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4"/><circle cx="78" cy="53" r="6" fill="#fff" fill-opacity=".8"/>',
  'armoured-car':
    '<g fill="currentColor"><path d="M14 66V50l24-6 8-18h50l12 18 30 6v16z"/><path d="M60 12h26l4 14H56zM90 16h30v6H90z"/><circle cx="40" cy="70" r="15"/><circle cx="112" cy="70" r="15"/></g><circle cx="40" cy="70" r="6" fill="#fff"/><circle cx="112" cy="70" r="6" fill="#fff"/>',
  'machine-gun':
    '<g fill="currentColor"><path d="M18 36h58v-8h18v22H76v-6H18zM94 34h26v5H94zM74 50l16 0 22 36h-9L84 58l-4 30h-7l2-30-27 30h-9z"/><path d="M8 94h134v-6l-18-5-22 5-26-6-28 6-20-5-20 5z" opacity=".55"/></g>',
}
