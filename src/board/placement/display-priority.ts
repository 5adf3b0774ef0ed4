/** Which names and armies matter most where there is not room for all. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { derivedFromBoard, geography, isLandSpace } from '../geography/current-board.ts'
import { sideOrNone } from '../glyphs/colours.ts'
import type { BoardView, SpaceView } from '../types.ts'

/** `inFull`: armies are never shortened. `nameRequired`: the name is never left out. */
export type DisplayPriority = { readonly inFull: boolean; readonly nameRequired: boolean; readonly front: 0 | 1 | 2 }

export const isCapital = (space: SpaceId): boolean => geography().spacesById.get(space)?.capitalOf !== undefined

/** As bits; an unchanged space is the same object. */
const sideCache = new WeakMap<SpaceView, number>()
const SIDE_BITS = { central: 1, allies: 2 } as const

function sidesIn(view: BoardView, space: SpaceId): number {
  const shown = view.spaces[space]
  if (!shown) return 0
  const cached = sideCache.get(shown)
  if (cached !== undefined) return cached
  let found = 0
  for (const { power } of shown.stacks) {
    const side = sideOrNone(power)
    if (side) found |= SIDE_BITS[side]
  }
  sideCache.set(shown, found)
  return found
}

const adjacentLand = derivedFromBoard(
  ({ spacesById }) => new Map([...spacesById].map(([space, { adjacent }]) => [space, adjacent.filter(isLandSpace)])),
)

function facesEnemies(view: BoardView, space: SpaceId): boolean {
  const own = sidesIn(view, space)
  return (adjacentLand().get(space) ?? []).some((near) => (sidesIn(view, near) & ~own) !== 0)
}

export function displayPriorities(view: BoardView): (space: SpaceId) => DisplayPriority {
  const inFull = new Set(view.doing)
  const attacked = new Set(view.attacked)
  const read = new Set(view.read)
  const deciding = new Set(view.deciding)
  return (space) => {
    const state = view.spaces[space]
    const disputed = state?.controller === 'contested' || attacked.has(space)
    const nameRequired =
      isCapital(space) || deciding.has(space) || attacked.has(space) || ((disputed || read.has(space)) && isLandSpace(space))
    const hasArmy = (state?.stacks.length ?? 0) > 0 && isLandSpace(space)
    return { inFull: inFull.has(space), nameRequired, front: nameRequired ? 2 : hasArmy && facesEnemies(view, space) ? 1 : 0 }
  }
}
