/** A position as one power sees it, in arrays indexed by space and unit kind. */
import {
  alignmentOf,
  bankOf,
  closedLand,
  dataOf,
  type GameState,
  goals,
  hasLeftWar,
  isAtWar,
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

/** Holder of a territory. */
export const HOLDER = { own: 1, ally: 2, foe: 3, contested: 4, none: 0 } as const

/** Army of a minor power that is not mobilised yet: units by kind, and the side it would join (own 1, none 0, enemy −1). */
export type DormantArmy = { force: number[]; units: number; leans: -1 | 0 | 1 }

export type PlayerView = {
  terrain: Terrain
  power: PowerId
  /** Units by space and kind: kind k in space s is at s × kinds + k. */
  own: Float64Array
  ally: Float64Array
  foe: Float64Array
  /** Units bought this turn, which will be placed before an enemy moves. */
  reinforcements: Float64Array
  holders: Uint8Array
  /** Contested with own units when the turn began: no attack is required there. */
  wasContested: boolean[]
  dormant: (DormantArmy | undefined)[]
  /** Space that must get land units this turn (STD-POL-02); −1 for none. */
  duty: number
  closed: boolean[]
  /** Value in IPC for a victory of either side. */
  goalValues: Float64Array
  /** Territories that would help the own side to a victory. */
  missing: number[]
  /** Those of `missing` that no other territory can replace. */
  essential: number[]
  /** Territories that the victory already counts and would lose. */
  secured: number[]
}

/** The view of a position for a power. */
export function playerViewOf(state: GameState, power: PowerId): PlayerView {
  const ground = terrainOf(state)
  const { ids, index, minors, kinds } = ground
  const size = ids.length * kinds.types.length
  const side = sideOf(power)
  const peaceful = isAtWar(state, power)
    ? POWERS.filter((each) => each !== power && (!isAtWar(state, each) || hasLeftWar(state, each)))
    : POWERS.filter((each) => each !== power)
  // One buffer for all arrays: thousands of views are made, and allocation would dominate.
  const buffer = new Float64Array(4 * size + ids.length)
  const view: PlayerView = {
    terrain: ground,
    power,
    own: buffer.subarray(0, size),
    ally: buffer.subarray(size, 2 * size),
    foe: buffer.subarray(2 * size, 3 * size),
    reinforcements: buffer.subarray(3 * size, 4 * size),
    holders: new Uint8Array(ids.length),
    wasContested: new Array<boolean>(ids.length).fill(false),
    dormant: new Array<DormantArmy | undefined>(ids.length),
    duty: dutyOf(state, power, index),
    closed: new Array<boolean>(ids.length).fill(false),
    goalValues: buffer.subarray(4 * size),
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

/** `peaceful`: powers that fight on neither side. */
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

/** Holders of each land, and where own units were in a battle when the turn began. */
function readHolders(
  { terrain: { index, land }, power, holders, wasContested }: PlayerView,
  state: GameState,
  peaceful: readonly PowerId[],
): void {
  const holderCodes = new Map<Owner | 'contested', number>([['contested', HOLDER.contested]])
  for (const each of POWERS)
    holderCodes.set(
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
    if (s !== undefined && land[s]) holders[s] = holderCodes.get(control[id]!)!
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
