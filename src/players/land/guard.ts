/** Lands that a victory rests on are guarded before the enemy stands next door: who is two or three steps away comes where nobody is. */
import type { Survey } from '../view.ts'
import { ringsOf } from './aim.ts'
import { size } from './exchange.ts'

/** Which part of the enemies so many steps away a guard is measured by; those next door are feared by themselves. */
const COMING = [0, 0, 0.8, 0.5]
/** Of what a land adds to a victory, so much rests on its guard; nothing counts for more than this. */
const RESTS = 0.73
const MOST = 60

/** What it is worth, in IPCs, that so many of one's own, beside those of allies, stand in what one's own side has of its victory. */
export function guardsOf({ ground, goal, foe, ally, keeps }: Survey): (s: number, own: number) => number {
  const { kinds } = ground
  const K = kinds.types.length
  const guards = new Map<number, { stake: number; need: number; allied: number }>()
  for (const s of keeps) {
    let need = 0
    ringsOf(ground, s).forEach((row, far) => {
      const part = COMING[far] ?? 0
      if (part > 0) for (const t of row) need += part * size({ list: foe, at: t * K }, kinds)
    })
    const allied = size({ list: ally, at: s * K }, kinds)
    if (need > 0) guards.set(s, { stake: RESTS * Math.min(goal[s]!, MOST), need, allied })
  }
  return (s, own) => {
    const guard = guards.get(s)
    // As many as could come hold half of what rests on them.
    return guard ? (guard.stake * (own + guard.allied)) / (own + guard.allied + guard.need) : 0
  }
}
