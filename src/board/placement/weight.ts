/** How much is shown of a space where there is not room for all: first what is being done, then fronts and capitals, last quiet land. */
import type { SpaceId } from '../../engine/types/ids'
import { geography, isLandSpace } from '../geography/table'
import { sideOrNone } from '../glyphs/colours'
import type { BoardView } from '../types'

/** `doing`: its armies are never shortened. `led`: its name is never left out. */
export type Weight = { readonly doing: boolean; readonly led: boolean; readonly front: 0 | 1 | 2 }

export const isCapital = (space: SpaceId): boolean => geography().spacesById.get(space)?.capitalOf !== undefined

const sidesIn = (view: BoardView, space: SpaceId) =>
  new Set((view.spaces[space]?.stacks ?? []).map(({ power }) => sideOrNone(power)).filter((side) => side !== null))

/** Whether an army stands where its enemies are next to it. */
function facesEnemies(view: BoardView, space: SpaceId): boolean {
  const own = sidesIn(view, space)
  return (geography().spacesById.get(space)?.adjacent ?? []).some(
    (near) => isLandSpace(near) && [...sidesIn(view, near)].some((side) => !own.has(side)),
  )
}

export function weightsOf(view: BoardView): (space: SpaceId) => Weight {
  const doing = new Set(view.doing)
  const attacked = new Set(view.attacked)
  const read = new Set(view.read)
  const deciding = new Set(view.deciding)
  return (space) => {
    const state = view.spaces[space]
    const disputed = state?.controller === 'contested' || attacked.has(space)
    const led =
      isCapital(space) || deciding.has(space) || attacked.has(space) || ((disputed || read.has(space)) && isLandSpace(space))
    const stands = (state?.stacks.length ?? 0) > 0 && isLandSpace(space)
    return { doing: doing.has(space), led, front: led ? 2 : stands && facesEnemies(view, space) ? 1 : 0 }
  }
}
