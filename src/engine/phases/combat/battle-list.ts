import { emit, popTask } from '../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../kernel/rules.ts'
import { ISOLATED, isIsolated } from '../../state/relations.ts'
import {
  controllerOf,
  enemiesIn,
  hasFreeWarship,
  hasOwnLand,
  isHomeOfIsolated,
  isMobilized,
  placeOf,
  spacesWith,
  stacksIn,
  statusOf,
} from '../../state/selectors.ts'
import type { SpaceId } from '../../types/ids.ts'
import type { BattleEntry } from '../../types/state.ts'
import { capture } from '../politics/control.ts'
import { isAssaultOn, readyLandings } from './ready-landings.ts'

/** Whether the space is enemy, vacant or an unclaimed colony, and holds no enemy. */
export function isUndefendedTarget(ctx: Ctx, space: SpaceId): boolean {
  const power = ctx.state.flow.power
  const control = controllerOf(ctx.state, space)
  if (enemiesIn(ctx, space, power).length > 0) return false
  // The garrison keeps its own land (WIK-08).
  if (stacksIn(ctx.state, space).some((s) => s.power === 'neutral')) return false
  if (control !== null || ctx.state.war.armistice?.[space] !== undefined) return statusOf(ctx, space, power) === 'hostile'
  const place = placeOf(ctx, space)
  // A minor's capital resists until it is mobilized.
  return !isIsolated(ctx, power) && (!place.minor || isMobilized(ctx.state, space))
}

/** Whether neutral US ships here may be attacked (STD-POL-23, STD-POL-26). */
export function neutralShipsIn(ctx: Ctx, zone: SpaceId): boolean {
  const power = ctx.state.flow.power
  return (
    isIsolated(ctx, ISOLATED) &&
    ctx.rules.sideOf(power) !== ctx.rules.sideOf(ISOLATED) &&
    stacksIn(ctx.state, zone).some((s) => s.power === ISOLATED)
  )
}

/** Whether units landed past the enemy ships here, which are now left alone (STD-AMP-07). */
export const wasBypassed = (ctx: Ctx, zone: SpaceId): boolean =>
  ctx.state.turn.ashore.some((a) => a.zone === zone && !a.delayed) && enemiesIn(ctx, zone, ctx.state.flow.power).length > 0

/** Only spaces with own units or landings can have a battle. */
function relevantSpaces({ state: { flow, turn }, state }: Ctx): Set<SpaceId> {
  const places = spacesWith(state, flow.power)
  for (const { to } of turn.landings) places.add(to)
  return places
}

/**
 * The battle the acting power may or must fight here, or null (STD-CBT-01, STD-CBT-02, STD-CBT-03, STD-NAV-01, STD-REV-14,
 * STD-POL-19); at sea never required (STD-SEA-04, STD-SEA-06).
 */
export function findBattle(ctx: Ctx, space: SpaceId): Omit<BattleEntry, 'resolved'> | null {
  const power = ctx.state.flow.power
  const place = placeOf(ctx, space)
  if (place.kind === 'sea') {
    if (!hasFreeWarship(ctx, space, power) || wasBypassed(ctx, space) || isIsolated(ctx, power)) return null
    const hasTarget =
      enemiesIn(ctx, space, power).length > 0 || neutralShipsIn(ctx, space) || ctx.rules.hooks.canRaid(ctx, space, [])
    return hasTarget ? { space, kind: 'sea', required: false } : null
  }
  if (place.kind !== 'land' || isHomeOfIsolated(ctx, space)) return null
  if (isInvaded(ctx, space)) return { space, kind: 'land', required: isNewlyContested(ctx, space) || isAssaultOn(ctx, space) }
  if (!stacksIn(ctx.state, space).some((s) => s.power === power) || enemiesIn(ctx, space, power).length === 0) return null
  if (ctx.rules.hooks.attackLeadRefused(ctx, space) !== null) return null
  return { space, kind: 'land', required: isNewlyContested(ctx, space) }
}

/**
 * Whether a declared landing can come ashore here as an attack. It must then be made (STD-AMP-10, STD-ASL-01, STD-ASL-13,
 * ADV-12-23).
 */
export const isInvaded = (ctx: Ctx, space: SpaceId): boolean =>
  readyLandings(ctx, space).length > 0 && (isAssaultOn(ctx, space) || enemiesIn(ctx, space, ctx.state.flow.power).length > 0)

/** Contested by own entry this turn (STD-CBT-02); a truce requires no battle (STD-REV-14, STD-REV-16). */
function isNewlyContested(ctx: Ctx, space: SpaceId): boolean {
  if (ctx.state.turn.opened.control[space] === 'contested') return false
  return controllerOf(ctx.state, space) === 'contested'
}

function runListBattles(ctx: Ctx): void {
  popTask(ctx)
  const places = relevantSpaces(ctx)
  const battles = ctx.rules.map.ids.map((id) => (places.has(id) ? findBattle(ctx, id) : null)).filter((b) => b !== null)
  emit(ctx, { type: 'battles-listed', battles })
}

/**
 * Adds battles that became possible (STD-ASL-14, STD-ASL-13) and drops those that became impossible (STD-AMP-07, STD-TRN-10,
 * ADV-11-07).
 */
export function updateBattleList(ctx: Ctx): void {
  const listed = new Map(ctx.state.turn.battles.map((b) => [b.space, b]))
  const places = relevantSpaces(ctx)
  const battles = ctx.rules.map.ids
    .map((id) => {
      const entry = listed.get(id)
      return entry?.resolved ? entry : places.has(id) ? findBattle(ctx, id) : null
    })
    .filter((b) => b !== null)
    .map(({ space, kind, required }) => ({ space, kind, required }))
  const changed = battles.some((b) => listed.get(b.space)?.required !== b.required)
  if (changed || battles.length !== ctx.state.turn.battles.length) emit(ctx, { type: 'battles-listed', battles })
}

export const listBattlesTask: TaskRunner<'list-battles'> = { run: runListBattles }

/** Claims undefended land before any battle, capitals first (STD-MOV-05, STD-POL-12, STD-CAP-10). */
export function claimLand(ctx: Ctx): void {
  const power = ctx.state.flow.power
  const places = spacesWith(ctx.state, power)
  const entered = ctx.rules.map.territories.filter(
    (p) => places.has(p.id) && hasOwnLand(ctx, p.id, power) && isUndefendedTarget(ctx, p.id),
  )
  for (const p of entered.sort((a, b) => Number(b.capitalOf !== null) - Number(a.capitalOf !== null)))
    if (isUndefendedTarget(ctx, p.id)) capture(ctx, p.id, power, 'entered')
}

function runClaims(ctx: Ctx): void {
  popTask(ctx)
  for (const step of ctx.rules.steps.openCombat) step.run(ctx)
}

export const claimsTask: TaskRunner<'claims'> = { run: runClaims }
