/** What the map lights, by phase: where a selection may go, and where new units may stand. */
import { type GameState, type SpaceId, turn } from '../../engine/index.ts'
import { placesFor } from '../../planning/mobilize.ts'
import type { Selection } from '../../planning/selection.ts'
import { classesOf, targetsOf } from '../../planning/targets.ts'
import type { TargetClass } from '../../store/board-view.ts'

const NONE: Record<SpaceId, TargetClass> = {}

export function litSpaces(state: GameState, selection: Selection | null): Record<SpaceId, TargetClass> {
  const { phase } = turn(state)
  if (phase === 'move' && selection) return classesOf(targetsOf(state, selection))
  if (phase !== 'mobilize') return NONE
  const places = placesFor(state)
  return places.length === 0 ? NONE : Object.fromEntries(places.map(({ space }) => [space, 'reinforce' as const]))
}
