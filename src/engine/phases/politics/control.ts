import { ask, emit, popTask, pushTasks } from '../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../kernel/rules.ts'
import { areFriends, fightsOn, hasLeft, hasRevolted, hasSurrendered, isOutOfWar } from '../../state/relations.ts'
import {
  alignmentOf,
  campsIn,
  controllerOf,
  hasOwnLand,
  isCapitalLost,
  isMobilized,
  placeOf,
  stacksIn,
} from '../../state/selectors.ts'
import type { ControlCause } from '../../types/event.ts'
import type { PowerId, Side, SpaceId } from '../../types/ids.ts'
import type { Control } from '../../types/state.ts'
import type { TaskOf } from '../../types/task.ts'
import { optionTaskHandler } from '../answers.ts'
import { testVictoryAtOnce } from './victory.ts'

type ControlChange = { cause: ControlCause; by?: PowerId; rule: string }

/** Changes control of a territory with its effects on income (STD-CAP-01), treasuries and capitals (STD-CAP-16). */
export function setControl(ctx: Ctx, space: SpaceId, to: Control | null, { cause, by, rule }: ControlChange): void {
  const from = controllerOf(ctx.state, space)
  if (from === to && cause !== 'vacated') return
  const capitalOf = placeOf(ctx, space).capitalOf
  const wasLost = capitalOf !== null && isCapitalLost(ctx, capitalOf)
  emit(ctx, { type: 'control-changed', space, from, to, cause, ...(by ? { by } : {}), rule })
  if (to !== null && to !== 'contested') ctx.rules.hooks.onControlTaken(ctx, space, to)
  if (capitalOf === null || to === null || to === 'contested') return
  if (ctx.rules.sideOf(to) !== ctx.rules.sideOf(capitalOf)) captureTreasury(ctx, capitalOf, to)
  else if (wasLost || from === 'contested') freeCapital(ctx, capitalOf, to)
  testVictoryAtOnce(ctx, space, to)
}

/** Nobody controls or earns from the territory (STD-MOV-04, STD-BRD-12). */
export const makeContested = (ctx: Ctx, space: SpaceId): void =>
  setControl(ctx, space, 'contested', { cause: 'contested', rule: 'STD-MOV-04' })

/** The captor takes the treasury (STD-CAP-11, STD-CAP-12) after undoing this turn's orders (STD-CAP-16). */
function captureTreasury(ctx: Ctx, victim: PowerId, captor: PowerId): void {
  if (victim === ctx.state.flow.power) {
    const units = ctx.state.turn.purchase
    const refund = ctx.rules.data.units.reduce((sum, type) => sum + (units[type] ?? 0) * ctx.rules.units[type].cost, 0)
    if (refund > 0) emit(ctx, { type: 'orders-undone', power: victim, units, refund, rule: 'STD-CAP-16' })
  }
  const amount = ctx.state.war.treasury[victim]
  if (amount > 0) moveTreasury(ctx, victim, captor, amount, [victim])
}

/** The money goes on to the holder of the captor's capital, but never back (INF-INC-03). */
function moveTreasury(ctx: Ctx, from: PowerId, to: PowerId, amount: number, past: readonly PowerId[]): void {
  emit(ctx, { type: 'treasury-captured', from, to, amount })
  if (ctx.rules.behaviours.heldTreasuries !== 'forfeit' || !isCapitalLost(ctx, to)) return
  // A lost capital always has an enemy holder.
  const holder = controllerOf(ctx.state, ctx.rules.powers[to].capital) as PowerId
  if (!past.includes(holder)) moveTreasury(ctx, to, holder, amount, [...past, to])
}

/** A liberated capital regains its territories from friends (STD-CAP-14), but no money (STD-CAP-15). */
function freeCapital(ctx: Ctx, owner: PowerId, holder: PowerId): void {
  if (holder !== owner || isOutOfWar(ctx, owner)) return
  for (const place of ctx.rules.map.territories) {
    const control = controllerOf(ctx.state, place.id)
    if (place.original !== owner || control === null || control === 'contested' || control === owner) continue
    if (areFriends(ctx, owner, control)) setControl(ctx, place.id, owner, { cause: 'returned', by: control, rule: 'STD-CAP-14' })
  }
}

/**
 * The ally who originally owned this territory, and whether its capital is held by the enemy (STD-CAP-03, STD-CAP-04, STD-CAP-05,
 * STD-CAP-06, STD-REV-17).
 */
function heirOf(ctx: Ctx, space: SpaceId, captor: PowerId): { ally: PowerId | null; held: boolean } {
  const { original, capitalOf } = placeOf(ctx, space)
  const owner = original ?? freedColony(ctx, space)?.to ?? null
  const ally = owner !== null && owner !== captor && areFriends(ctx, owner, captor) ? owner : null
  // Until now, if this capital is being liberated.
  return { ally, held: ally !== null && capitalOf !== ally && isCapitalLost(ctx, ally) }
}

/** The power that receives a freed colony (ADV-29-04). */
function freedColony(ctx: Ctx, space: SpaceId): { to: PowerId; freed: string } | null {
  const mother = placeOf(ctx, space).colonyOf
  const follows = mother === null ? undefined : ctx.rules.data.coloniesFollow?.[mother]
  if (!follows?.freed) return null
  const control = controllerOf(ctx.state, space)
  const enemys = control === 'contested' || (control !== null && ctx.rules.sideOf(control) !== ctx.rules.sideOf(follows.to))
  return enemys ? { to: follows.to, freed: follows.freed } : null
}

/**
 * The capturing power or its original owner takes control (STD-CAP-02, STD-CAP-03, STD-CAP-04, STD-CAP-05, STD-CAP-06,
 * STD-REV-17). Minors and colonies have no original owner (STD-POL-13).
 */
export function capture(ctx: Ctx, space: SpaceId, captor: PowerId, cause: 'entered' | 'captured' | 'withdrawn' | 'held'): void {
  if (ctx.rules.hooks.settlesControl(ctx, space)) return
  const { ally, held } = heirOf(ctx, space, captor)
  if (ally !== null && !held)
    return setControl(ctx, space, ally, {
      cause: 'liberated',
      by: captor,
      rule: freedColony(ctx, space)?.freed ?? 'STD-CAP-03',
    })
  setControl(ctx, space, captor, { cause, by: captor, rule: held ? 'STD-CAP-04' : CAUSE_RULES[cause] })
}

/** The one power that would end up with it in any case, or null (STD-CAP-07). */
function soleHeir(ctx: Ctx, space: SpaceId, options: readonly PowerId[]): PowerId | null {
  const heirs = new Set(
    options.map((power) => {
      const { ally, held } = heirOf(ctx, space, power)
      return ally === null || held ? power : ally
    }),
  )
  const [heir, ...others] = heirs
  return heir !== undefined && others.length === 0 ? heir : null
}

const CAUSE_RULES = { entered: 'STD-MOV-05', captured: 'STD-CAP-02', withdrawn: 'STD-MOV-13', held: 'STD-CAP-08' } as const

/** Powers of a side that may hold land here, in turn order. */
function possibleHolders(ctx: Ctx, space: SpaceId, side: Side): PowerId[] {
  const here = new Set(stacksIn(ctx.state, space).map((s) => s.power))
  const present = ctx.rules.order.filter((p) => here.has(p) && ctx.rules.sideOf(p) === side && !isOutOfWar(ctx, p))
  // Guest fighters hold no land beside allies (INF-UNIT-07).
  const armies = ctx.rules.behaviours.guestFighters ? present.filter((p) => hasOwnLand(ctx, space, p)) : present
  // Units of a power at peace hold land only if alone (INF-RUS-15).
  if (present.length === 0)
    return ctx.rules.order.filter((p) => here.has(p) && fightsOn(ctx, space, p) && ctx.rules.sideOf(p) === side)
  return armies.length > 0 ? armies : present
}

/**
 * Settles control after a battle (`captured`, `held`) or withdrawal (`withdrawn`); may ask who takes control (STD-LND-19,
 * STD-LND-20, STD-CAP-02, STD-CAP-03, STD-CAP-04, STD-CAP-05, STD-CAP-06, STD-CAP-07, STD-CAP-08, STD-CAP-09, STD-CAP-10,
 * STD-MOV-13, STD-MOV-15, STD-REV-15).
 */
export function settleControl(
  ctx: Ctx,
  space: SpaceId,
  cause: 'withdrawn' | 'held' | 'captured',
  companions: readonly PowerId[] = [],
): void {
  if (ctx.rules.hooks.settlesControl(ctx, space)) return
  const { sides, left, garrison } = campsIn(ctx, space)
  const control = controllerOf(ctx.state, space)
  // Its own front stays with the power that left (WIK-15).
  if (control !== null && control !== 'contested' && hasRevolted(ctx, control) && placeOf(ctx, space).original === control) return
  if (
    sides.length === 2 ||
    (left !== null && sides.includes(ctx.rules.data.revolution.against)) ||
    (garrison && isBesieged(ctx, space, sides))
  ) {
    if (control !== 'contested') makeContested(ctx, space)
    return
  }
  if (left !== null) return setControl(ctx, space, left, { cause: 'held', rule: 'STD-REV-15' })
  // Helpers gain nothing.
  if (garrison) return setControl(ctx, space, null, { cause: 'held', rule: 'WIK-08' })
  const side = sides[0]
  if (side === undefined) return settleVacated(ctx, space)
  const acting = ctx.state.flow.power
  if (cause === 'captured' && side === ctx.rules.sideOf(acting)) {
    const present = possibleHolders(ctx, space, side)
    if (present.includes(acting)) return capture(ctx, space, acting, 'captured')
    // Powers that fought come first (INF-LAND-07).
    const fought = present.filter((p) => companions.includes(p))
    return giveToOneOf(ctx, space, fought.length > 0 ? fought : present, 'captured')
  }
  restoreController(ctx, space, side, cause === 'captured' ? 'held' : cause)
}

/** Whether the garrison's enemies are here, and not only helpers (WIK-08). */
const isBesieged = (ctx: Ctx, space: SpaceId, sides: readonly Side[]): boolean => {
  const fights = ctx.state.war.garrisons[space]
  return fights === undefined ? sides.length > 0 : sides.includes(fights)
}

/** The other side left: the original controller if possible, else those present (STD-MOV-13, STD-MOV-15, STD-CAP-08). */
function restoreController(ctx: Ctx, space: SpaceId, side: Side, cause: 'withdrawn' | 'held'): void {
  const { colonyOf } = placeOf(ctx, space)
  const isMobilizedColony = colonyOf !== null && isMobilized(ctx.state, colonyOf)
  const original = placeOf(ctx, space).original ?? (isMobilizedColony ? (freedColony(ctx, space)?.to ?? null) : null)
  if (
    original !== null &&
    ctx.rules.sideOf(original) === side &&
    !isOutOfWar(ctx, original) &&
    (placeOf(ctx, space).capitalOf === original || !isCapitalLost(ctx, original))
  )
    return setControl(ctx, space, original, { cause, by: original, rule: CAUSE_RULES[cause] })
  giveToOneOf(ctx, space, possibleHolders(ctx, space, side), cause)
}

function giveToOneOf(ctx: Ctx, space: SpaceId, options: PowerId[], cause: 'withdrawn' | 'held' | 'captured'): void {
  const [only, ...others] = options
  if (only === undefined) return
  const heir = cause === 'captured' ? soleHeir(ctx, space, options) : null
  if (heir !== null) giveControl(ctx, space, options.includes(heir) ? heir : only, cause)
  else if (others.length > 0) pushTasks(ctx, { task: 'take-control', space, options, cause })
  else giveControl(ctx, space, only, cause)
}

const giveControl = (ctx: Ctx, space: SpaceId, power: PowerId, cause: 'withdrawn' | 'held' | 'captured'): void =>
  cause === 'captured'
    ? capture(ctx, space, power, cause)
    : setControl(ctx, space, power, { cause, by: power, rule: CAUSE_RULES[cause] })

/** The first power present decides (STD-CAP-07, STD-MOV-13). */
function runTakeControl(ctx: Ctx, { space, options, cause }: TaskOf<'take-control'>): void {
  const by = options[0] as PowerId
  ask(ctx, {
    by,
    kind: 'choice',
    topic: 'take-control',
    space,
    options: options.map((id) => ({ id })),
    rule: cause === 'captured' ? 'STD-CAP-07' : CAUSE_RULES[cause],
  })
}

function answerTakeControl(ctx: Ctx, { space, cause }: TaskOf<'take-control'>, option: string): void {
  popTask(ctx)
  giveControl(ctx, space, option as PowerId, cause)
}

/**
 * Nobody is left: back to the original or aligned power; neutrals and colonies become vacant (STD-CAP-09, STD-CAP-10), also for a
 * surrendered power (TOU-COL-18).
 */
function settleVacated(ctx: Ctx, space: SpaceId): void {
  const place = placeOf(ctx, space)
  const heir = place.original ?? (place.minor ? alignmentOf(ctx, space).patron : null)
  // Powers at peace (INF-RUS-21) or out of play (ADV-26-04) regain nothing.
  const { treaty, revolution } = ctx.rules.data
  const hasMadePeace = heir !== null && hasRevolted(ctx, heir) && (treaty !== undefined || revolution.closed !== undefined)
  const isOutOfPlay = heir !== null && (hasMadePeace || hasSurrendered(ctx, heir))
  if (heir !== null && !isOutOfPlay) return setControl(ctx, space, heir, { cause: 'returned', rule: 'STD-CAP-09' })
  setControl(ctx, space, null, { cause: 'vacated', rule: 'STD-CAP-10' })
}

/**
 * Settles contested land one side left, after all moves (STD-MOV-13, STD-MOV-14); other land keeps its controller (STD-MOV-12).
 */
function runWithdrawals(ctx: Ctx): void {
  popTask(ctx)
  pushTasks(ctx, ...abandonedContestedLand(ctx).map((space) => ({ task: 'settle' as const, space, cause: 'withdrawn' as const })))
}

/** Contested land with at most one side left, in alphabetical order. */
export const abandonedContestedLand = (ctx: Ctx): SpaceId[] =>
  contestedLand(ctx)
    .filter((id) => !isStillContested(ctx, id))
    .sort()

function contestedLand({ state: { war } }: Ctx): SpaceId[] {
  const { control } = war
  const list: SpaceId[] = []
  for (const id in control) if (control[id] === 'contested') list.push(id)
  return list
}

function isStillContested(ctx: Ctx, space: SpaceId): boolean {
  const { sides, left, garrison } = campsIn(ctx, space)
  return sides.length + (left === null ? 0 : 1) > 1 || (garrison && isBesieged(ctx, space, sides))
}

function runSettle(ctx: Ctx, { space, cause }: TaskOf<'settle'>): void {
  popTask(ctx)
  settleControl(ctx, space, cause)
}

/** Liberated land follows its owner's capital (STD-CAP-04, STD-CAP-05). */
export function correctLiberations(ctx: Ctx): void {
  for (const [space, liberator] of Object.entries(ctx.state.turn.liberated).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const original = placeOf(ctx, space).original
    const control = controllerOf(ctx.state, space)
    if (original === null || !areFriends(ctx, original, liberator) || hasLeft(ctx, original)) continue
    if (control === original && isCapitalLost(ctx, original))
      setControl(ctx, space, liberator, { cause: 'corrected', by: liberator, rule: 'STD-CAP-04' })
    else if (control === liberator && !isCapitalLost(ctx, original))
      setControl(ctx, space, original, { cause: 'liberated', by: liberator, rule: 'STD-CAP-05' })
  }
}

export const withdrawalsTask: TaskRunner<'withdrawals'> = { run: runWithdrawals }
export const takeControlTask: TaskRunner<'take-control'> = { run: runTakeControl, ...optionTaskHandler(answerTakeControl) }
export const settleTask: TaskRunner<'settle'> = { run: runSettle }
