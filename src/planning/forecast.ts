/** What an order would do, from what the engine answers: who stands there then, whether it is an assault, mines, income. */
import {
  type Action,
  type Counts,
  controllerOf,
  convoys,
  dataOf,
  type GameState,
  type MusterLine,
  meanHits,
  minesAgainst,
  minorForecast,
  muster,
  type PowerId,
  prospects,
  reduce,
  type SpaceId,
  sideOf,
  statusOf,
  turn,
  unitsIn,
} from '../engine/index.ts'
import { spaceIn, unitOf } from './board.ts'
import { countStacks, isEmpty, plus, total, typesIn } from './counts.ts'
import { selectionFor } from './loading-targets.ts'
import { actionsFor, withTiming } from './orders.ts'
import { pickedCounts, type Selection } from './selection.ts'
import type { Target } from './target.ts'

/** Who comes to stand in the space: of ships that land their cargo the cargo. */
export function arrivingUnits(selection: Selection, target: Target): Counts {
  if (target.kind === 'offload') return target.landings.reduce<Counts>((sum, landing) => plus(sum, landing.units), {})
  return pickedCounts(selectionFor(selection, target))
}

/** Who stands in a space, seen by a power: its own, its friends' and its enemies' units. */
export function unitsBySide(state: GameState, space: SpaceId, power: PowerId): { ours: Counts; friends: Counts; theirs: Counts } {
  const stacks = unitsIn(state, space)
  const side = sideOf(power)
  return {
    ours: countStacks(stacks.filter((stack) => stack.power === power)),
    friends: countStacks(stacks.filter((stack) => stack.power !== power && sideOf(stack.power) === side)),
    theirs: countStacks(stacks.filter((stack) => sideOf(stack.power) !== side)),
  }
}

/** Both sides as they would stand there; null where nobody meets. */
export function opposingForces(state: GameState, selection: Selection, target: Target): { ours: Counts; theirs: Counts } | null {
  const { ours, theirs } = unitsBySide(state, target.space, turn(state).power)
  return isEmpty(theirs) ? null : { ours: plus(ours, arrivingUnits(selection, target)), theirs }
}

/** What the engine says of it when it is tried, whatever the dice of that try: whether it is an assault, and whether mines roll first. */
export function simulateLanding(state: GameState, selection: Selection, target: Target): { assault: boolean; mines: boolean } {
  let next = state
  let mines = false
  for (const action of actionsFor(selection, target, withTiming(target, {}))) {
    const outcome = reduce(next, action)
    if (!outcome.ok) break
    for (const event of outcome.events) {
      if (event.type === 'mine-rolled') mines = true
      if (event.type === 'units-landed' || event.type === 'landing-declared') return { assault: event.assault, mines }
    }
    next = outcome.state
  }
  // A mine has hit and nobody is ashore yet: what the land is now decides.
  return { assault: statusOf(state, target.space, turn(state).power) === 'hostile', mines }
}

/** Mines on the way: before a landing, or by whom in which zones and with how many dice; null where there are none. */
export type MineWarning = 'first' | { by: readonly PowerId[]; zones: readonly SpaceId[]; dice: number }

export function mineWarning(state: GameState, selection: Selection, target: Target): MineWarning | null {
  if (target.kind !== 'move') return simulateLanding(state, selection, target).mines ? 'first' : null
  if (target.mined.length === 0) return null
  const fields = minesAgainst(state, turn(state).power).filter((field) => target.mined.includes(field.zone))
  const by = [...new Set(fields.map((field) => field.by))]
  return { by, zones: target.mined, dice: total(pickedCounts(selection)) * target.mined.length }
}

/** What the space would pay whoever comes to hold it, in IPC; 0 where it pays nothing, or pays its friends already. */
export function incomeGained(state: GameState, target: Target): number {
  const ipc = spaceIn(state, target.space)?.ipc ?? 0
  if (target.kind === 'load') return 0
  const held = statusOf(state, target.space, turn(state).power) === 'friendly' && controllerOf(state, target.space) !== null
  return held ? 0 : ipc
}

/** Hits of both sides on average. */
export type MeanHits = { own: number; theirs: number }

/**
 * What chance gives both sides on average when the power to move attacks there now, over every end of the battle in the air; null
 * when nobody stands against it. `fights`: which of its own lines do.
 */
export function expectedHits(
  state: GameState,
  space: SpaceId,
  companions: readonly PowerId[] = [],
  fights: (own: readonly MusterLine[]) => readonly MusterLine[] = (own) => own,
): MeanHits | null {
  if (!muster(state, space, companions)) return null
  const ends = prospects(state, space, companions)
  const mean = (lines: (end: (typeof ends)[number]) => readonly MusterLine[]) =>
    ends.reduce((sum, end) => sum + end.chance * meanHits(lines(end)), 0)
  return { own: mean(({ force }) => fights(force.attackers)), theirs: mean(({ force }) => force.defenders) }
}

export type BattleQuery = { space: SpaceId; orders: Action[] }

/** Could these ships raid a convoy there (ADV-10-06, ADV-10-08)? */
export const canRaidConvoy = (state: GameState, space: SpaceId, ships: Counts): boolean =>
  dataOf(state).convoys?.by === turn(state).power &&
  convoys(state).some(({ zone }) => zone === space) &&
  typesIn(ships).some((type) => unitOf(type)?.tags.includes('raider'))

/** Null where nobody would stand against it, neither now nor risen, and there is no convoy to raid. */
export function battleQueryFor(state: GameState, selection: Selection, target: Target): BattleQuery | null {
  const { kind, space } = target
  if (kind === 'load' || kind === 'part') return null
  const meets = opposingForces(state, selection, target) !== null || minorForecast(state, space, turn(state).power)?.hostile
  const fought = meets || canRaidConvoy(state, space, pickedCounts(selection))
  return fought ? { space, orders: actionsFor(selection, target, withTiming(target, {})) } : null
}

/** Units of the power to move and of its enemies stand in the space: there may be a battle. */
export function facesEnemies(state: GameState, space: SpaceId): boolean {
  const { ours, theirs } = unitsBySide(state, space, turn(state).power)
  return !isEmpty(ours) && !isEmpty(theirs)
}
