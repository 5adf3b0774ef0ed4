/** Static evaluation of a position for one side, in IPC. */
import {
  controllerOf,
  type GameState,
  POWERS,
  type PowerId,
  productionOf,
  type Side,
  sideOf,
  tableOf,
  winner,
} from '../engine/index.ts'
import { terrainOf } from './land/terrain.ts'

/** Values in IPC. */
const VICTORY = 1000
const CAPITAL = 25
const INCOME = 3
/** Share of a neighbouring army that counts for a land, and the head start of its holder (IPC of army). */
const NEIGHBOUR_WEIGHT = 0.35
const HOLDER_BONUS = 2

/** Units with cargo, incomes, treasuries, capitals and territory prospects of `side` minus those of the other. */
export function evaluatePosition(state: GameState, side: Side): number {
  const won = winner(state)
  const { units } = tableOf(state)
  let sum = won?.side ? (won.side === side ? VICTORY : -VICTORY) : 0
  const sign = (power: PowerId) => (sideOf(power) === side ? 1 : -1)
  for (const stacks of Object.values(state.war.units))
    for (const { power, type, count, cargo = [] } of stacks) {
      if (power !== 'neutral') sum += sign(power) * count * units[type].cost
      for (const unit of cargo) sum += sign(unit.power) * units[unit.type].cost
    }
  for (const power of POWERS) sum += sign(power) * (INCOME * productionOf(state, power) + state.war.treasury[power])
  const { ids, capital } = terrainOf(state)
  capital.forEach((of, s) => {
    const holder = of === undefined ? null : controllerOf(state, ids[s]!)
    if (holder !== null && holder !== 'contested') sum += sign(holder) * CAPITAL
  })
  return sum + territoryProspects(state, side)
}

/** Incomes and capitals weighted by the armies in and around each land (square law). */
function territoryProspects(state: GameState, side: Side): number {
  const { ids, index, land, landNeighbours, ipc, capital, kinds } = terrainOf(state)
  const [own, theirs] = [new Float64Array(ids.length), new Float64Array(ids.length)]
  for (const [id, stacks] of Object.entries(state.war.units)) {
    const s = index.get(id) ?? -1
    for (const { power, type, count } of land[s] ? stacks : []) {
      const k = kinds.types.indexOf(type)
      if (power !== 'neutral' && k >= 0) (sideOf(power) === side ? own : theirs)[s]! += count * kinds.cost[k]!
    }
  }
  const around = (list: Float64Array, s: number) =>
    landNeighbours[s]!.reduce((sum, t) => sum + NEIGHBOUR_WEIGHT * list[t]!, list[s]!)
  return ids.reduce((sum, id, s) => {
    const worth = INCOME * ipc[s]! + (capital[s] ? CAPITAL : 0)
    const holder = land[s] && worth > 0 ? controllerOf(state, id) : null
    if (holder === null) return sum
    const mine = holder === 'contested' ? 0 : sideOf(holder) === side ? 1 : -1
    const a = around(own, s) + (mine > 0 ? HOLDER_BONUS : 0)
    const b = around(theirs, s) + (mine < 0 ? HOLDER_BONUS : 0)
    return a + b > 0 ? sum + (worth * (a * a - b * b)) / (a * a + b * b) : sum
  }, 0)
}
