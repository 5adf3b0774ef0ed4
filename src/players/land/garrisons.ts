/** Lands that a victory rests on are guarded before the enemy stands next door: who is two or three steps away comes where nobody is. */
import type { PlayerView } from '../player-view.ts'
import { armySize } from './exchange.ts'
import { ringsAround } from './goal-focus.ts'

/** Which part of the enemies so many steps away a guard is measured by; those next door are feared by themselves. */
const THREAT_WEIGHTS = [0, 0, 0.8, 0.5]
/** Of what a land adds to a victory, so much rests on its guard; nothing counts for more than this. */
const GARRISON_SHARE = 0.73
const MAX_STAKE = 60

/** What it is worth, in IPCs, that so many of one's own, beside those of allies, stand in what one's own side has of its victory. */
export function createGarrisonValue({ terrain, goalValues, foe, ally, secured }: PlayerView): (s: number, own: number) => number {
  const { kinds } = terrain
  const K = kinds.types.length
  const guards = new Map<number, { stake: number; need: number; allied: number }>()
  for (const s of secured) {
    let need = 0
    ringsAround(terrain, s).forEach((row, far) => {
      const part = THREAT_WEIGHTS[far] ?? 0
      if (part > 0) for (const t of row) need += part * armySize({ list: foe, at: t * K }, kinds)
    })
    const allied = armySize({ list: ally, at: s * K }, kinds)
    if (need > 0) guards.set(s, { stake: GARRISON_SHARE * Math.min(goalValues[s]!, MAX_STAKE), need, allied })
  }
  return (s, own) => {
    const guard = guards.get(s)
    // As many as could come hold half of what rests on them.
    return guard ? (guard.stake * (own + guard.allied)) / (own + guard.allied + guard.need) : 0
  }
}
