/** Where units are needed, as a slope over the whole board: what a unit in each space is worth for what lies beyond it. */
import { HELD, type Survey } from '../view.ts'
import { size } from './exchange.ts'

/**
 * What a step costs: over land of one's own side, over the enemy's, over a sea zone with its ship, for which many wait: armies that
 * crowd at a coast where a front lies within a few marches win later.
 */
const TOLL = { own: 0.55, foe: 0.9, sea: 2.4 }

/** IPCs a unit is drawn by, at most, in each space; sea zones too. */
export function potentialOf(view: Survey, weights: Float64Array): Float64Array {
  const { ground, held, foe, own, ally, closed, sleeper } = view
  const { land, steps, beside, kinds } = ground
  const K = kinds.types.length
  const slope = new Float64Array(land.length)
  for (let s = 0; s < land.length; s++) {
    if (!land[s] || closed[s]) continue
    const enemies = size({ list: foe, at: s * K }, kinds)
    const friends = size({ list: own, at: s * K }, kinds) + size({ list: ally, at: s * K }, kinds)
    if (held[s] === HELD.foe || held[s] === HELD.contested) slope[s] = 2.5 + weights[s]! / 12 + (enemies > friends ? 1 : 0)
    else if (enemies === 0 && (sleeper[s]?.leans ?? 0) < 0) slope[s] = 1.5 + weights[s]! / 20
    else if (held[s] !== HELD.none) {
      // One's own side's land that is threatened draws too, capitals most.
      const near = steps[s]!.reduce((sum, t) => sum + size({ list: foe, at: t * K }, kinds), 0)
      if (near > friends) slope[s] = Math.min(6, 1 + weights[s]! / 20)
    }
  }
  // Bellman's way: a few passes are enough on so small a board.
  for (let pass = 0, changed = true; changed && pass < 40; pass++) {
    changed = false
    for (let s = 0; s < land.length; s++) {
      if (closed[s]) continue
      for (const t of beside[s]!) {
        const toll =
          !land[t] || !land[s] ? TOLL.sea / 2 + (land[t] ? 0 : TOLL.sea / 2) : held[t] === HELD.foe ? TOLL.foe : TOLL.own
        const through = slope[t]! - toll
        if (through > slope[s]! + 1e-9) {
          slope[s] = through
          changed = true
        }
      }
    }
  }
  return slope
}
