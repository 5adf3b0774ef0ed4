/** A position as one power sees it, read in one pass: who stands where, by number, and who holds what. */
import {
  alignmentOf,
  atWar,
  bankOf,
  closedLand,
  dataOf,
  type GameState,
  goals,
  hasLeftWar,
  minorArmy,
  type Owner,
  POWERS,
  type PowerId,
  type SpaceId,
  sideOf,
  type UnitType,
} from '../engine/index.ts'
import { goalClaims } from './land/goals.ts'
import { type Terrain, terrainOf } from './land/terrain.ts'
import { rulesetStakes } from './rulesets/index.ts'

/** In whose hands a territory is: one's own, an ally's, an enemy's, contested, or nobody's. */
export const HOLDER = { own: 1, ally: 2, foe: 3, contested: 4, none: 0 } as const

/** An army that has not been woken: how many of each kind, and how many it gives to one's own side (1), to nobody (0), to the enemy (−1). */
export type DormantArmy = { force: number[]; units: number; leans: -1 | 0 | 1 }

export type PlayerView = {
  terrain: Terrain
  power: PowerId
  /** Units by space and kind: those of kind k in space s stand at s × kinds + k. */
  own: Float64Array
  ally: Float64Array
  foe: Float64Array
  /** Bought, and sure to stand there before an enemy moves. */
  reinforcements: Float64Array
  holders: Uint8Array
  /** Was it contested, with one's own units there, as the turn began? Then nothing has to be attacked there. */
  wasContested: boolean[]
  dormant: (DormantArmy | undefined)[]
  /** Where this power must send land units this turn; −1 for nowhere. */
  duty: number
  /** Land that nobody may enter. */
  closed: boolean[]
  /** What a territory adds to a victory of either side that still lacks it. */
  goalValues: Float64Array
  /** Territories that would help one's own side to the victory it still lacks. */
  missing: number[]
  /** Those among them without which nothing helps. */
  essential: number[]
  /** Those that its victory has already and would lack if they fell. */
  secured: number[]
}

/** Reads the position for a power. */
export function playerViewOf(state: GameState, power: PowerId): PlayerView {
  const ground = terrainOf(state)
  const { ids, index, minors, kinds } = ground
  const size = ids.length * kinds.types.length
  const side = sideOf(power)
  const peaceful = atWar(state, power)
    ? POWERS.filter((each) => each !== power && (!atWar(state, each) || hasLeftWar(state, each)))
    : POWERS.filter((each) => each !== power)
  // One list for all: thousands of views are made, and a typed list of its own for each camp would take longer to make than to fill.
  const lists = new Float64Array(4 * size + ids.length)
  const view: PlayerView = {
    terrain: ground,
    power,
    own: lists.subarray(0, size),
    ally: lists.subarray(size, 2 * size),
    foe: lists.subarray(2 * size, 3 * size),
    reinforcements: lists.subarray(3 * size, 4 * size),
    holders: new Uint8Array(ids.length),
    wasContested: new Array<boolean>(ids.length).fill(false),
    dormant: new Array<DormantArmy | undefined>(ids.length),
    duty: dutyOf(state, power, index),
    closed: new Array<boolean>(ids.length).fill(false),
    goalValues: lists.subarray(4 * size),
    missing: [],
    essential: [],
    secured: [],
  }
  readUnits(view, state, peaceful)
  const home = ground.capital.indexOf(power)
  const bank = bankOf(state, power)
  if (home >= 0)
    kinds.types.forEach((type, k) => {
      view.reinforcements[home * kinds.types.length + k] = bank[type] ?? 0
    })
  readHolders(view, state, peaceful)
  for (const id of closedLand(state)) view.closed[index.get(id) ?? -1] = true
  for (const s of minors)
    if (state.war.control[ids[s]!] === undefined) view.dormant[s] = dormantArmyIn(state, ids[s]!, power, kinds.types)
  const { stakes, bySide } = goalClaims(goals(state))
  for (const more of [stakes, rulesetStakes(state, power)])
    for (const [space, ipc] of more) {
      const s = index.get(space) ?? -1
      view.goalValues[s] = (view.goalValues[s] ?? 0) + ipc
    }
  const numbers = (spaces: readonly SpaceId[]): number[] => spaces.flatMap((id) => index.get(id) ?? [])
  view.missing = numbers(bySide[side].missing)
  view.essential = numbers(bySide[side].essential)
  view.secured = numbers(bySide[side].secured)
  return view
}

/** Who stands where, on one's own side and on the other. `peaceful`: who fights on neither. */
function readUnits({ terrain, power, own, ally, foe }: PlayerView, state: GameState, peaceful: readonly PowerId[]): void {
  const { index, land, kinds } = terrain
  const K = kinds.types.length
  const camps = new Map<Owner, Float64Array | null>([['neutral', foe]])
  for (const each of POWERS)
    camps.set(each, each === power ? own : peaceful.includes(each) ? null : sideOf(each) === sideOf(power) ? ally : foe)
  const { units } = state.war
  for (const id in units) {
    const s = index.get(id)
    if (s === undefined || !land[s]) continue
    for (const stack of units[id]!) {
      const k = kinds.types.indexOf(stack.type)
      const whose = k < 0 ? null : camps.get(stack.power)
      if (whose) whose[s * K + k]! += stack.count
    }
  }
}

/** In whose hands each land is, and where one's own units were in a fight as the turn began. */
function readHolders(
  { terrain: { index, land }, power, holders, wasContested }: PlayerView,
  state: GameState,
  peaceful: readonly PowerId[],
): void {
  const hands = new Map<Owner | 'contested', number>([['contested', HOLDER.contested]])
  for (const each of POWERS)
    hands.set(
      each,
      each === power
        ? HOLDER.own
        : sideOf(each) === sideOf(power)
          ? HOLDER.ally
          : peaceful.includes(each)
            ? HOLDER.none
            : HOLDER.foe,
    )
  const { control } = state.war
  for (const id in control) {
    const s = index.get(id)
    if (s !== undefined && land[s]) holders[s] = hands.get(control[id]!)!
  }
  const { opened } = state.turn
  for (const id in opened.control)
    if (opened.control[id] === 'contested' && opened.own.includes(id)) wasContested[index.get(id)!] = true
}

function dutyOf(state: GameState, power: PowerId, index: ReadonlyMap<SpaceId, number>): number {
  const { openingDuty } = dataOf(state)
  return openingDuty.power === power && openingDuty.round === state.flow.round ? (index.get(openingDuty.territory) ?? -1) : -1
}

function dormantArmyIn(state: GameState, id: SpaceId, power: PowerId, types: readonly string[]): DormantArmy | undefined {
  const army = minorArmy(state, id, power)
  if (!army) return undefined
  const force = types.map((type) => army.force[type as UnitType] ?? 0)
  const { side } = alignmentOf(state, id)
  const leans = side === null ? 0 : side === sideOf(power) ? 1 : -1
  return { force, units: force.reduce((sum, n) => sum + n, 0), leans: army.hostile && leans === 1 ? 0 : leans }
}
