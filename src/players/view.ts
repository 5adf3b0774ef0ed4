/** A position as one power sees it, read in one pass: who stands where, by number, and who holds what. */
import {
  alignmentOf,
  atWar,
  bankOf,
  closedLand,
  controllerOf,
  dataOf,
  type GameState,
  goals,
  hasLeftWar,
  minorForecast,
  type Owner,
  POWERS,
  type PowerId,
  type SpaceId,
  sideOf,
} from '../engine/index.ts'
import { keptOf, lackingIn, neededFor, stakesOfGoals } from './land/goals.ts'
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
  const { ids, index, land, minor, kinds } = ground
  const size = ids.length * kinds.types.length
  const side = sideOf(power)
  const peaceful = atWar(state, power)
    ? POWERS.filter((each) => each !== power && (!atWar(state, each) || hasLeftWar(state, each)))
    : POWERS.filter((each) => each !== power)
  const view: Survey = {
    ground,
    power,
    own: new Float64Array(size),
    ally: new Float64Array(size),
    foe: new Float64Array(size),
    coming: new Float64Array(size),
    held: new Uint8Array(ids.length),
    old: new Array<boolean>(ids.length).fill(false),
    sleeper: new Array<Sleeper | undefined>(ids.length),
    duty: dutyOf(state, power, index),
    closed: new Array<boolean>(ids.length).fill(false),
    goal: new Float64Array(ids.length),
    lacks: [],
    needed: [],
    keeps: [],
  }
  const count = kinds.types.length
  const camps = new Map<Owner, Float64Array | null>([['neutral', view.foe]])
  for (const each of POWERS)
    camps.set(each, each === power ? view.own : peaceful.includes(each) ? null : sideOf(each) === side ? view.ally : view.foe)
  for (const id in state.war.units) {
    const s = index.get(id)
    if (s === undefined || !land[s]) continue
    for (const stack of state.war.units[id]!) {
      const k = kinds.types.indexOf(stack.type)
      const whose = k < 0 ? null : camps.get(stack.power)
      if (whose) whose[s * count + k]! += stack.count
    }
  }
  const home = ground.capital.indexOf(power)
  const bank = bankOf(state, power)
  if (home >= 0)
    kinds.types.forEach((type, k) => {
      view.coming[home * count + k] = bank[type] ?? 0
    })
  const wasOwn = new Set(state.turn.opened.own)
  ids.forEach((id, s) => {
    if (!land[s]) return
    const holder = controllerOf(state, id)
    view.held[s] =
      holder === null
        ? HELD.none
        : holder === 'contested'
          ? HELD.contested
          : holder === power
            ? HELD.own
            : sideOf(holder) === side
              ? HELD.ally
              : HELD.foe
    if (holder !== null && holder !== 'contested' && peaceful.includes(holder) && sideOf(holder) !== side)
      view.held[s] = HELD.none
    view.old[s] = state.turn.opened.control[id] === 'contested' && wasOwn.has(id)
    if (minor[s] && holder === null) view.sleeper[s] = sleeperIn(state, id, power, kinds.types)
  })
  for (const id of closedLand(state)) view.closed[index.get(id) ?? -1] = true
  const wanted = goals(state)
  for (const [space, ipc] of [...stakesOfGoals(wanted), ...stakesOf(state, power)]) {
    const s = index.get(space) ?? -1
    view.goal[s] = (view.goal[s] ?? 0) + ipc
  }
  const ours = wanted.filter((goal) => goal.side === side)
  view.lacks = lackingIn(ours).flatMap((id) => index.get(id) ?? [])
  view.needed = neededFor(ours).flatMap((id) => index.get(id) ?? [])
  view.keeps = keptOf(ours).flatMap((id) => index.get(id) ?? [])
  return view
}

function dutyOf(state: GameState, power: PowerId, index: ReadonlyMap<SpaceId, number>): number {
  const { openingDuty } = dataOf(state)
  return openingDuty.power === power && openingDuty.round === state.flow.round ? (index.get(openingDuty.territory) ?? -1) : -1
}

function sleeperIn(state: GameState, id: SpaceId, power: PowerId, types: readonly string[]): Sleeper | undefined {
  const forecast = minorForecast(state, id, power)
  if (!forecast) return undefined
  const force = types.map((type) => forecast.force[type as keyof typeof forecast.force] ?? 0)
  const { side } = alignmentOf(state, id)
  const leans = side === null ? 0 : side === sideOf(power) ? 1 : -1
  return { force, units: force.reduce((sum, n) => sum + n, 0), leans: forecast.hostile && leans === 1 ? 0 : leans }
}
