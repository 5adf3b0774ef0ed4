/** Garrisons of secured victory territories before the enemy is adjacent: enemies two or three steps away take empty land. */
import type { PlayerView } from '../player-view.ts'
import { armySize } from './exchange.ts'
import { ringsAround } from './goal-focus.ts'

/** Weights of enemies by distance; adjacent enemies are already part of the enemy's reply. */
const THREAT_WEIGHTS = [0, 0, 0.8, 0.5]
/** Share of the goal value that depends on the garrison, and its cap (IPC). */
const GARRISON_SHARE = 0.73
const MAX_STAKE = 60

/** A function for the value (IPC) of own units as a garrison, allies included. */
export function createGarrisonValue({ terrain, goalValues, foe, ally, secured }: PlayerView): (s: number, own: number) => number {
  const { kinds } = terrain
  const K = kinds.types.length
  const guards = new Map<number, { stake: number; threat: number; allied: number }>()
  for (const s of secured) {
    let threat = 0
    ringsAround(terrain, s).forEach((row, far) => {
      const part = THREAT_WEIGHTS[far] ?? 0
      if (part > 0) for (const t of row) threat += part * armySize({ list: foe, at: t * K }, kinds)
    })
    const allied = armySize({ list: ally, at: s * K }, kinds)
    if (threat > 0) guards.set(s, { stake: GARRISON_SHARE * Math.min(goalValues[s]!, MAX_STAKE), threat, allied })
  }
  return (s, own) => {
    const guard = guards.get(s)
    // A garrison as large as the threat keeps half of the stake.
    return guard ? (guard.stake * (own + guard.allied)) / (own + guard.allied + guard.threat) : 0
  }
}
