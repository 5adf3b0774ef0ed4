/** Homelands: a power whose homeland is lost for the most part collapses, and what is held of the enemy's scores. */
import { type GameState, homelands, type PowerId, type SpaceId, scores, sideOf } from '../../engine/index.ts'
import type { RulesetPlanner } from './types.ts'

/** What an IPC of a homeland weighs where points count; and what a collapse weighs, as far as a territory leads to it and it is near. */
const POINT_VALUE = 1.5
const COLLAPSE_VALUE = 40

/** Land of enemies that are near to their collapse, and of one's own side's that are; points besides. */
function homelandStakesOf(state: GameState, power: PowerId): Map<SpaceId, number> {
  const stakes = new Map<SpaceId, number>()
  const points = scores(state) ? POINT_VALUE : 0
  for (const { lost, economic, political, surrendered, territories, power: owner } of homelands(state)) {
    const threshold = economic !== null && lost < economic ? economic : political
    if (surrendered || threshold === null) continue
    const friend = sideOf(owner) === sideOf(power)
    const missing = Math.max(1, threshold - lost)
    for (const { space, ipc, held } of territories) {
      const counts = friend ? held === 'own' || held === 'contested' : held !== 'enemy'
      const step = Math.min(1, ipc / missing)
      const urgent = counts ? COLLAPSE_VALUE * step * Math.min(1, (lost + ipc) / threshold) : 0
      stakes.set(space, points * ipc + urgent)
    }
  }
  return stakes
}

export const homelandStakes: RulesetPlanner = { applies: ({ collapse }) => collapse !== undefined, stakes: homelandStakesOf }
