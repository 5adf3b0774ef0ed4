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
import { claimsOf } from './land/goals.ts'
import { groundOf, type Terrain } from './land/ground.ts'
import { stakesOf } from './rulesets/index.ts'

/** In whose hands a territory is: one's own, an ally's, an enemy's, contested, or nobody's. */
export const HELD = { own: 1, ally: 2, foe: 3, contested: 4, none: 0 } as const

/** An army that has not been woken: how many of each kind, and how many it gives to one's own side (1), to nobody (0), to the enemy (−1). */
export type Sleeper = { force: number[]; units: number; leans: -1 | 0 | 1 }

export type Survey = {
  ground: Terrain
  power: PowerId
  /** Units by space and kind: those of kind k in space s stand at s × kinds + k. */
  own: Float64Array
  ally: Float64Array
  foe: Float64Array
  /** Bought, and sure to stand there before an enemy moves. */
  coming: Float64Array
  held: Uint8Array
  /** Was it contested, with one's own units there, as the turn began? Then nothing has to be attacked there. */
  old: boolean[]
  sleeper: (Sleeper | undefined)[]
  /** Where this power must send land units this turn; −1 for nowhere. */
  duty: number
  /** Land that nobody may enter. */
  closed: boolean[]
  /** What a territory adds to a victory of either side that still lacks it. */
  goal: Float64Array
  /** Territories that would help one's own side to the victory it still lacks. */
  lacks: number[]
  /** Those among them without which nothing helps. */
  needed: number[]
  /** Those that its victory has already and would lack if they fell. */
  keeps: number[]
}

/** Reads the position for a power. */
export function viewOf(state: GameState, power: PowerId): Survey {
  const ground = groundOf(state)
  const { ids, index, minors, kinds } = ground
  const size = ids.length * kinds.types.length
  const side = sideOf(power)
  const peaceful = atWar(state, power)
    ? POWERS.filter((each) => each !== power && (!atWar(state, each) || hasLeftWar(state, each)))
    : POWERS.filter((each) => each !== power)
  // One list for all: thousands of views are made, and a typed list of its own for each camp would take longer to make than to fill.
  const lists = new Float64Array(4 * size + ids.length)
  const view: Survey = {
    ground,
    power,
    own: lists.subarray(0, size),
    ally: lists.subarray(size, 2 * size),
    foe: lists.subarray(2 * size, 3 * size),
    coming: lists.subarray(3 * size, 4 * size),
    held: new Uint8Array(ids.length),
    old: new Array<boolean>(ids.length).fill(false),
    sleeper: new Array<Sleeper | undefined>(ids.length),
    duty: dutyOf(state, power, index),
    closed: new Array<boolean>(ids.length).fill(false),
    goal: lists.subarray(4 * size),
    lacks: [],
    needed: [],
    keeps: [],
  }
  readUnits(view, state, peaceful)
  const home = ground.capital.indexOf(power)
  const bank = bankOf(state, power)
  if (home >= 0)
    kinds.types.forEach((type, k) => {
      view.coming[home * kinds.types.length + k] = bank[type] ?? 0
    })
  readHands(view, state, peaceful)
  for (const id of closedLand(state)) view.closed[index.get(id) ?? -1] = true
  for (const s of minors)
    if (state.war.control[ids[s]!] === undefined) view.sleeper[s] = sleeperIn(state, ids[s]!, power, kinds.types)
  const { stakes, of } = claimsOf(goals(state))
  for (const more of [stakes, stakesOf(state, power)])
    for (const [space, ipc] of more) {
      const s = index.get(space) ?? -1
      view.goal[s] = (view.goal[s] ?? 0) + ipc
    }
  const numbers = (spaces: readonly SpaceId[]): number[] => spaces.flatMap((id) => index.get(id) ?? [])
  view.lacks = numbers(of[side].lacks)
  view.needed = numbers(of[side].needed)
  view.keeps = numbers(of[side].keeps)
  return view
}

/** Who stands where, on one's own side and on the other. `peaceful`: who fights on neither. */
function readUnits({ ground, power, own, ally, foe }: Survey, state: GameState, peaceful: readonly PowerId[]): void {
  const { index, land, kinds } = ground
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
function readHands({ ground: { index, land }, power, held, old }: Survey, state: GameState, peaceful: readonly PowerId[]): void {
  const hands = new Map<Owner | 'contested', number>([['contested', HELD.contested]])
  for (const each of POWERS)
    hands.set(
      each,
      each === power ? HELD.own : sideOf(each) === sideOf(power) ? HELD.ally : peaceful.includes(each) ? HELD.none : HELD.foe,
    )
  const { control } = state.war
  for (const id in control) {
    const s = index.get(id)
    if (s !== undefined && land[s]) held[s] = hands.get(control[id]!)!
  }
  const { opened } = state.turn
  for (const id in opened.control) if (opened.control[id] === 'contested' && opened.own.includes(id)) old[index.get(id)!] = true
}

function dutyOf(state: GameState, power: PowerId, index: ReadonlyMap<SpaceId, number>): number {
  const { openingDuty } = dataOf(state)
  return openingDuty.power === power && openingDuty.round === state.flow.round ? (index.get(openingDuty.territory) ?? -1) : -1
}

function sleeperIn(state: GameState, id: SpaceId, power: PowerId, types: readonly string[]): Sleeper | undefined {
  const army = minorArmy(state, id, power)
  if (!army) return undefined
  const force = types.map((type) => army.force[type as UnitType] ?? 0)
  const { side } = alignmentOf(state, id)
  const leans = side === null ? 0 : side === sideOf(power) ? 1 : -1
  return { force, units: force.reduce((sum, n) => sum + n, 0), leans: army.hostile && leans === 1 ? 0 : leans }
}
