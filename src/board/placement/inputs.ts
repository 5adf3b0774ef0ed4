/** What of a view the names and armies are laid out from. */
import type { SpaceId } from '../../engine/types/ids.ts'
import type { Minefield } from '../glyphs/emblems.ts'
import type { BoardView } from '../types.ts'

/** Which parts of a view the names and armies depend on. */
export const LAYOUT_KEYS = [
  'spaces',
  'mines',
  'deadMines',
  'raided',
  'convoys',
  'patrolled',
  'influenced',
  'revolts',
  'deciding',
  'pendingPlacements',
  'rising',
  'doing',
  'attacked',
  'read',
] as const

/** Names and armies stand alike in both: the spaces are the same, and of the rest, which is little, the same is said. */
export const hasSameLayoutInput = (before: BoardView, view: BoardView): boolean =>
  LAYOUT_KEYS.every(
    (key) => before[key] === view[key] || (key !== 'spaces' && JSON.stringify(before[key]) === JSON.stringify(view[key])),
  )

/** Mines take the ink of whoever holds the base that laid them; dead ones of whose they were. */
export function minefieldsOf(view: BoardView): ReadonlyMap<SpaceId, Minefield> {
  const found = new Map<SpaceId, Minefield>()
  for (const { zone, by } of view.deadMines ?? []) found.set(zone, { by, dead: true })
  for (const { zone, side, by } of view.mines) found.set(zone, { by: by ?? side, dead: false })
  return found
}
