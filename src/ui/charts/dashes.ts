/** Line styles that do not depend on colour. */
import { POWERS } from '../../engine/index.ts'
import { type Belligerent, isSide } from '../../history/index.ts'

/** Dash and gap in pixels, as in SVG. */
const DASHES: Readonly<Record<Belligerent, string>> = {
  germany: 'none',
  britain: '16 5',
  russia: '8 4',
  italy: '4 4',
  france: '2 2.5',
  'austria-hungary': '3 5',
  usa: '16 4 2 4',
  ottoman: '9 3 2 3 2 3',
  central: 'none',
  allies: '10 5',
}

export const dashOf = (party: Belligerent): string => DASHES[party]

/** Rounds at which a line carries its power mark: every third, staggered between neighbours, at least once. */
export function wearsDevice(party: Belligerent, at: number, stops: number): boolean {
  const turn = isSide(party) ? (party === 'central' ? 0 : 1) : POWERS.indexOf(party)
  return stops < 4 ? at === turn % stops : at % 3 === turn % 3
}
