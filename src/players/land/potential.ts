/** Potential: how strongly a unit in each space is drawn to the fronts beyond it. */
import { HOLDER, type PlayerView } from '../player-view.ts'
import { armySizes } from './exchange.ts'

/** Cost of a step over own land, enemy land and a sea zone. Waiting at a coast is slow, so the sea is expensive. */
const STEP_COST = { own: 0.74, foe: 0.77, sea: 2.3 }

/** Attraction in IPC: base, factor of its value, bonus where enemies outnumber friends, cap. */
const ATTRACTION = {
  enemy: { at: 2.2, worth: 0.0575, outnumbered: 1 },
  asleep: { at: 1.5, worth: 1 / 20 },
  threatened: { at: 1, worth: 0.0325, most: 6 },
}

/** The potential of each space in IPC, sea zones included. `enemies`: enemy units in each space. */
export function computePotential(view: PlayerView, values: Float64Array, enemies: Float64Array): Float64Array {
  const { terrain, holders, own, ally, closed, dormant } = view
  const { land, lands, landNeighbours } = terrain
  const potential = new Float64Array(land.length)
  const [owns, allies] = [armySizes(own, terrain), armySizes(ally, terrain)]
  for (const s of lands) {
    if (closed[s]) continue
    const friends = owns[s]! + allies[s]!
    if (holders[s] === HOLDER.foe || holders[s] === HOLDER.contested)
      potential[s] =
        ATTRACTION.enemy.at + values[s]! * ATTRACTION.enemy.worth + (enemies[s]! > friends ? ATTRACTION.enemy.outnumbered : 0)
    else if (enemies[s] === 0 && (dormant[s]?.leans ?? 0) < 0)
      potential[s] = ATTRACTION.asleep.at + values[s]! * ATTRACTION.asleep.worth
    else if (holders[s] !== HOLDER.none) {
      // Threatened own land attracts too, capitals most.
      const near = landNeighbours[s]!.reduce((sum, t) => sum + enemies[t]!, 0)
      if (near > friends)
        potential[s] = Math.min(ATTRACTION.threatened.most, ATTRACTION.threatened.at + values[s]! * ATTRACTION.threatened.worth)
    }
  }
  spreadPotential(view, potential)
  return potential
}

/** Spreads the potential to neighbours minus the step cost (Bellman); the board needs few passes. */
function spreadPotential({ terrain, holders, closed }: PlayerView, potential: Float64Array): void {
  const { land, neighbours } = terrain
  const [overLand, overSea] = [new Float64Array(land.length), new Float64Array(land.length)]
  for (let t = 0; t < land.length; t++) {
    overLand[t] = land[t] ? (holders[t] === HOLDER.foe ? STEP_COST.foe : STEP_COST.own) : STEP_COST.sea
    overSea[t] = land[t] ? STEP_COST.sea / 2 : STEP_COST.sea
  }
  // A space can rise only after a neighbour has risen.
  const isStale = new Uint8Array(land.length).fill(1)
  for (let pass = 0, changed = true; changed && pass < 40; pass++) {
    changed = false
    for (let s = 0; s < land.length; s++) {
      if (isStale[s] === 0 || closed[s]) continue
      isStale[s] = 0
      const tolls = land[s] ? overLand : overSea
      let top = potential[s]!
      for (const t of neighbours[s]!) {
        const through = potential[t]! - tolls[t]!
        if (through > top + 1e-9) top = through
      }
      if (top === potential[s]) continue
      potential[s] = top
      changed = true
      for (const t of neighbours[s]!) isStale[t] = 1
    }
  }
}
