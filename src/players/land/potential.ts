/** Where units are needed, as a slope over the whole board: what a unit in each space is worth for what lies beyond it. */
import { HOLDER, type PlayerView } from '../player-view.ts'
import { armySizes } from './exchange.ts'

/**
 * What a step costs: over land of one's own side, over the enemy's, over a sea zone with its ship, for which many wait: armies that
 * crowd at a coast where a front lies within a few marches win later.
 */
const STEP_COST = { own: 0.74, foe: 0.77, sea: 2.3 }

/** IPCs that a land draws a unit by, and for each IPC of its worth. `outnumbered`: what is added where enemies are more than friends. `most`: at most. */
const ATTRACTION = {
  enemy: { at: 2.2, worth: 0.0575, outnumbered: 1 },
  asleep: { at: 1.5, worth: 1 / 20 },
  threatened: { at: 1, worth: 0.0325, most: 6 },
}

/** IPCs a unit is drawn by, at most, in each space; sea zones too. `enemies`: units of theirs in each. */
export function computePotential(view: PlayerView, weights: Float64Array, enemies: Float64Array): Float64Array {
  const { terrain, holders, own, ally, closed, dormant } = view
  const { land, lands, landNeighbours } = terrain
  const slope = new Float64Array(land.length)
  const [owns, allies] = [armySizes(own, terrain), armySizes(ally, terrain)]
  for (const s of lands) {
    if (closed[s]) continue
    const friends = owns[s]! + allies[s]!
    if (holders[s] === HOLDER.foe || holders[s] === HOLDER.contested)
      slope[s] =
        ATTRACTION.enemy.at + weights[s]! * ATTRACTION.enemy.worth + (enemies[s]! > friends ? ATTRACTION.enemy.outnumbered : 0)
    else if (enemies[s] === 0 && (dormant[s]?.leans ?? 0) < 0)
      slope[s] = ATTRACTION.asleep.at + weights[s]! * ATTRACTION.asleep.worth
    else if (holders[s] !== HOLDER.none) {
      // One's own side's land that is threatened draws too, capitals most.
      const near = landNeighbours[s]!.reduce((sum, t) => sum + enemies[t]!, 0)
      if (near > friends)
        slope[s] = Math.min(ATTRACTION.threatened.most, ATTRACTION.threatened.at + weights[s]! * ATTRACTION.threatened.worth)
    }
  }
  spreadPotential(view, slope)
  return slope
}

/** Lets each space draw towards those beside it, less what the step costs. Bellman's way: a few passes are enough on so small a board. */
function spreadPotential({ terrain, holders, closed }: PlayerView, slope: Float64Array): void {
  const { land, neighbours } = terrain
  const [overLand, overSea] = [new Float64Array(land.length), new Float64Array(land.length)]
  for (let t = 0; t < land.length; t++) {
    overLand[t] = land[t] ? (holders[t] === HOLDER.foe ? STEP_COST.foe : STEP_COST.own) : STEP_COST.sea
    overSea[t] = land[t] ? STEP_COST.sea / 2 : STEP_COST.sea
  }
  // Only where something beside a space has risen since it was looked at can it rise itself.
  const stale = new Uint8Array(land.length).fill(1)
  for (let pass = 0, changed = true; changed && pass < 40; pass++) {
    changed = false
    for (let s = 0; s < land.length; s++) {
      if (stale[s] === 0 || closed[s]) continue
      stale[s] = 0
      const tolls = land[s] ? overLand : overSea
      let top = slope[s]!
      for (const t of neighbours[s]!) {
        const through = slope[t]! - tolls[t]!
        if (through > top + 1e-9) top = through
      }
      if (top === slope[s]) continue
      slope[s] = top
      changed = true
      for (const t of neighbours[s]!) stale[t] = 1
    }
  }
}
