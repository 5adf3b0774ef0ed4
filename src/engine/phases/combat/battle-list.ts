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

/** Not the power's or a friend's, and no enemy stands there: hostile, vacant, or a colony nobody has entered. */
export function isUndefendedTarget(ctx: Ctx, space: SpaceId): boolean {
  const power = ctx.state.flow.power
  const control = controllerOf(ctx.state, space)
  if (enemiesIn(ctx, space, power).length > 0) return false
  // WIK-08: a garrison that this power helps holds its land for itself.
  if (stacksIn(ctx.state, space).some((s) => s.power === 'neutral')) return false
  if (control !== null || ctx.state.war.armistice?.[space] !== undefined) return statusOf(ctx, space, power) === 'hostile'
  const place = placeOf(ctx, space)
  // A minor's capital resists before it can be taken; once mobilized and empty it is vacant.
  return !isIsolated(ctx, power) && (!place.minor || isMobilized(ctx.state, space))
}

/** Ships of the neutral United States here, which an enemy may attack by naming them (STD-POL-23, STD-POL-26). */
export function neutralShipsIn(ctx: Ctx, zone: SpaceId): boolean {
  const power = ctx.state.flow.power
  return (
    isIsolated(ctx, ISOLATED) &&
    ctx.rules.sideOf(power) !== ctx.rules.sideOf(ISOLATED) &&
    stacksIn(ctx.state, zone).some((s) => s.power === ISOLATED)
  )
}

/** Enemy submarines and transports past which units landed in Movement were ignored, and stay so; where there are none nothing was (STD-AMP-07). */
export const wasBypassed = (ctx: Ctx, zone: SpaceId): boolean =>
  ctx.state.turn.ashore.some((a) => a.zone === zone && !a.delayed) && enemiesIn(ctx, zone, ctx.state.flow.power).length > 0

/** Where the acting power stands or lands: nowhere else does it fight. */
function relevantSpaces({ state: { flow, turn }, state }: Ctx): Set<SpaceId> {
  const places = spacesWith(state, flow.power)
  for (const { to } of turn.landings) places.add(to)
  return places
}

/**
 * The battle that the acting power must or may fight here, or null (STD-CBT-01, STD-CBT-02, STD-CBT-03, STD-NAV-01, STD-REV-14,
 * STD-POL-19); at sea it never must (STD-SEA-04, STD-SEA-06).
 */
export function findBattle(ctx: Ctx, space: SpaceId): Omit<BattleEntry, 'resolved'> | null {
  const power = ctx.state.flow.power
  const place = placeOf(ctx, space)
  if (place.kind === 'sea') {
    if (!hasFreeWarship(ctx, space, power) || wasBypassed(ctx, space) || isIsolated(ctx, power)) return null
    const prey = enemiesIn(ctx, space, power).length > 0 || neutralShipsIn(ctx, space) || ctx.rules.hooks.canRaid(ctx, space, [])
    return prey ? { space, kind: 'sea', required: false } : null
  }
  if (place.kind !== 'land' || isHomeOfIsolated(ctx, space)) return null
  if (isInvaded(ctx, space)) return { space, kind: 'land', required: isNewlyContested(ctx, space) || isAssaultOn(ctx, space) }
  if (!stacksIn(ctx.state, space).some((s) => s.power === power) || enemiesIn(ctx, space, power).length === 0) return null
  if (ctx.rules.hooks.attackLeadRefused(ctx, space) !== null) return null
  return { space, kind: 'land', required: isNewlyContested(ctx, space) }
}

/**
 * Can something that is declared for this shore come ashore now, as an assault or before enemies to be attacked? A declaration binds:
 * such an assault has to be made (STD-AMP-10, STD-ASL-01, STD-ASL-13, ADV-12-23).
 */
export const isInvaded = (ctx: Ctx, space: SpaceId): boolean =>
  readyLandings(ctx, space).length > 0 && (isAssaultOn(ctx, space) || enemiesIn(ctx, space, ctx.state.flow.power).length > 0)

/** Became contested this turn through the power's own entry (STD-CBT-02); a truce never obliges (STD-REV-14, STD-REV-16). */
function isNewlyContested(ctx: Ctx, space: SpaceId): boolean {
  if (ctx.state.turn.opened.control[space] === 'contested') return false
  return controllerOf(ctx.state, space) === 'contested'
}

/** As Conduct Combat opens: every space where an attack may or must be made. */
function runListBattles(ctx: Ctx): void {
  popTask(ctx)
  const places = relevantSpaces(ctx)
  const battles = ctx.rules.map.ids.map((id) => (places.has(id) ? findBattle(ctx, id) : null)).filter((b) => b !== null)
  emit(ctx, { type: 'battles-listed', battles })
}

/**
 * What has become possible since, as after a landing in contested land (STD-ASL-14) or where a zone is cleared (STD-ASL-13), and what
 * is not any more: ships past which units have landed are left alone (STD-AMP-07), and a landing that has failed at sea obliges
 * nobody (STD-TRN-10, ADV-11-07).
 */
export function updateBattleList(ctx: Ctx): void {
  const known = new Map(ctx.state.turn.battles.map((b) => [b.space, b]))
  const places = relevantSpaces(ctx)
  const battles = ctx.rules.map.ids
    .map((id) => {
      const entry = known.get(id)
      return entry?.resolved ? entry : places.has(id) ? findBattle(ctx, id) : null
    })
    .filter((b) => b !== null)
    .map(({ space, kind, required }) => ({ space, kind, required }))
  const changed = battles.some((b) => known.get(b.space)?.required !== b.required)
  if (changed || battles.length !== ctx.state.turn.battles.length) emit(ctx, { type: 'battles-listed', battles })
}

export const listBattlesTask: TaskRunner<'list-battles'> = { run: runListBattles }

/** Land that was entered and that nobody defends is claimed before any battle, capitals first (STD-MOV-05, STD-POL-12, STD-CAP-10). */
export function claimLand(ctx: Ctx): void {
  const power = ctx.state.flow.power
  const places = spacesWith(ctx.state, power)
  const entered = ctx.rules.map.territories.filter(
    (p) => places.has(p.id) && hasOwnLand(ctx, p.id, power) && isUndefendedTarget(ctx, p.id),
  )
  for (const p of entered.sort((a, b) => Number(b.capitalOf !== null) - Number(a.capitalOf !== null)))
    if (isUndefendedTarget(ctx, p.id)) capture(ctx, p.id, power, 'entered')
}

/** What is to be had without a battle, as Conduct Combat opens. */
function runClaims(ctx: Ctx): void {
  popTask(ctx)
  for (const step of ctx.rules.steps.openCombat) step.run(ctx)
}

export const claimsTask: TaskRunner<'claims'> = { run: runClaims }
