/** Homelands: a power collapses when it loses most of its homeland; enemy homeland scores points. */
import { type GameState, homelands, type PowerId, type SpaceId, scores, sideOf } from '../../engine/index.ts'
import type { RulesetPlanner } from './types.ts'

/** Values in IPC of one homeland IPC where points count, and of a collapse. */
const POINT_VALUE = 1.5
const COLLAPSE_VALUE = 40

/** Stakes of homeland territories, higher the nearer their owner is to collapse. */
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
