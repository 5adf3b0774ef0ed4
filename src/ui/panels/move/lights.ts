/** What a chosen army means on the map: where it may go, and who of it would, by which way. It comes with whatever can choose one. */
import type { GameState, SpaceId } from '../../../engine/index.ts'
import { arrivingUnits } from '../../../planning/forecast.ts'
import { selectionFor } from '../../../planning/loading-targets.ts'
import type { Selection } from '../../../planning/selection.ts'
import { targetClasses, targetsOf } from '../../../planning/targets.ts'
import type { Leg } from '../../../store/view/arrows.ts'
import { marchedThrough } from '../../../store/view/arrows.ts'
import { lightMoves } from '../lit.ts'

/** Of an army that is too large for the ships a part, of a fleet that lands its cargo the cargo, once the ships have come there. */
export function legsOf(state: GameState, selection: Selection, to: SpaceId): Leg[] {
  const target = targetsOf(state, selection)[to]
  if (!target) return []
  if (target.kind !== 'offload')
    return [{ goers: selectionFor(selection, target), to, class: target.class, via: marchedThrough(state, selection, to) }]
  const { zone, sail } = target
  const cargo = { space: zone, units: arrivingUnits(selection, target), transports: [] }
  const ashore: Leg = { goers: cargo, to, class: target.class, via: [] }
  if (!sail) return [ashore]
  return [{ goers: selection, to: zone, class: sail.combat ? 'attack' : 'sail', via: sail.path.slice(0, -1) }, ashore]
}

lightMoves({ lit: (state, selection) => (selection ? targetClasses(targetsOf(state, selection)) : {}), legs: legsOf })
