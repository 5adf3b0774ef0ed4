/** Preview of an order: units that meet, landings, mines, income and expected hits. */
import {
  type Action,
  airBattleOutcomes,
  battleDice,
  type Counts,
  controllerOf,
  convoys,
  type DiceLine,
  dataOf,
  type GameState,
  meanHits,
  minesAgainst,
  minorForecast,
  type PowerId,
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

/** Units that arrive in the space; for landings the cargo. */
export function arrivingUnits(selection: Selection, target: Target): Counts {
  if (target.kind === 'offload') return target.landings.reduce<Counts>((sum, landing) => plus(sum, landing.units), {})
  return pickedCounts(selectionFor(selection, target))
}

/** Units in a space, from the view of a power. */
export function unitsBySide(state: GameState, space: SpaceId, power: PowerId): { ours: Counts; friends: Counts; theirs: Counts } {
  const stacks = unitsIn(state, space)
  const side = sideOf(power)
  return {
    ours: countStacks(stacks.filter((stack) => stack.power === power)),
    friends: countStacks(stacks.filter((stack) => stack.power !== power && sideOf(stack.power) === side)),
    theirs: countStacks(stacks.filter((stack) => sideOf(stack.power) !== side)),
  }
}

/** Both sides after the order; null without enemies there. */
export function opposingForces(state: GameState, selection: Selection, target: Target): { ours: Counts; theirs: Counts } | null {
  const { ours, theirs } = unitsBySide(state, target.space, turn(state).power)
  return isEmpty(theirs) ? null : { ours: plus(ours, arrivingUnits(selection, target)), theirs }
}

/** Tries the landing: whether it is an assault, and whether mines roll first. */
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
  // A mine hit and nothing has landed yet: the status of the land decides.
  return { assault: statusOf(state, target.space, turn(state).power) === 'hostile', mines }
}

/** Mines before a landing (`first`), or the fields on a route with the number of dice. */
export type MineWarning = 'first' | { by: readonly PowerId[]; zones: readonly SpaceId[]; dice: number }

export function mineWarning(state: GameState, selection: Selection, target: Target): MineWarning | null {
  if (target.kind !== 'move') return simulateLanding(state, selection, target).mines ? 'first' : null
  if (target.mined.length === 0) return null
  const fields = minesAgainst(state, turn(state).power).filter((field) => target.mined.includes(field.zone))
  const by = [...new Set(fields.map((field) => field.by))]
  return { by, zones: target.mined, dice: total(pickedCounts(selection)) * target.mined.length }
}

/** IPC of income gained at the target; 0 if a friend holds it. */
export function incomeGained(state: GameState, target: Target): number {
  const ipc = spaceIn(state, target.space)?.ipc ?? 0
  if (target.kind === 'load') return 0
  const held = statusOf(state, target.space, turn(state).power) === 'friendly' && controllerOf(state, target.space) !== null
  return held ? 0 : ipc
}

/** Mean hits of both sides. */
export type MeanHits = { own: number; theirs: number }

/**
 * Mean hits of an attack there now, over all results of the air battle; null without a defender. `fights` filters the
 * attacker's lines.
 */
export function expectedHits(
  state: GameState,
  space: SpaceId,
  companions: readonly PowerId[] = [],
  fights: (own: readonly DiceLine[]) => readonly DiceLine[] = (own) => own,
): MeanHits | null {
  if (!battleDice(state, space, companions)) return null
  const ends = airBattleOutcomes(state, space, companions)
  const mean = (lines: (end: (typeof ends)[number]) => readonly DiceLine[]) =>
    ends.reduce((sum, end) => sum + end.chance * meanHits(lines(end)), 0)
  return { own: mean(({ force }) => fights(force.attackers)), theirs: mean(({ force }) => force.defenders) }
}

export type BattleQuery = { space: SpaceId; orders: Action[] }

/** Could these ships raid a convoy there (ADV-10-06, ADV-10-08)? */
export const canRaidConvoy = (state: GameState, space: SpaceId, ships: Counts): boolean =>
  dataOf(state).convoys?.by === turn(state).power &&
  convoys(state).some(({ zone }) => zone === space) &&
  typesIn(ships).some((type) => unitOf(type)?.tags.includes('raider'))

/** The odds query of the battle an order leads to; null without enemies, a minor army or a convoy. */
export function battleQueryFor(state: GameState, selection: Selection, target: Target): BattleQuery | null {
  const { kind, space } = target
  if (kind === 'load' || kind === 'part') return null
  const hasEnemies = opposingForces(state, selection, target) !== null || minorForecast(state, space, turn(state).power)?.hostile
  const isFought = hasEnemies || canRaidConvoy(state, space, pickedCounts(selection))
  return isFought ? { space, orders: actionsFor(selection, target, withTiming(target, {})) } : null
}

/** Do the moving power and an enemy both have units there? */
export function facesEnemies(state: GameState, space: SpaceId): boolean {
  const { ours, theirs } = unitsBySide(state, space, turn(state).power)
  return !isEmpty(ours) && !isEmpty(theirs)
}
