/** What a chosen army means on the map: where it may go, and who of it would. It comes with whatever can choose one. */
import type { GameState, SpaceId } from '../../../engine/index.ts'
import { arrivingWith } from '../../../planning/forecast.ts'
import type { Selection } from '../../../planning/selection.ts'
import { goingWith } from '../../../planning/shipping.ts'
import { classesOf, targetsOf } from '../../../planning/targets.ts'
import { lightMoves } from '../lit.ts'

/** Of an army that is too large for the ships a part, of a fleet that lands its cargo the cargo. */
function goers(state: GameState, selection: Selection, to: SpaceId): Selection {
  const target = targetsOf(state, selection)[to]
  if (target?.kind === 'offload') return { space: selection.space, units: arrivingWith(selection, target), transports: [] }
  return target ? goingWith(selection, target) : selection
}

lightMoves({ lit: (state, selection) => (selection ? classesOf(targetsOf(state, selection)) : {}), goers })
