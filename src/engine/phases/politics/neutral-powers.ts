import type { Peace } from '../../../content/index.ts'
import { emit } from '../../kernel/context.ts'
import type { LandEntry, MovePlan } from '../../kernel/move-plan.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { ISOLATED, isIsolated } from '../../state/relations.ts'
import { alignmentOf, controllerOf, isUnmobilizedMinor, stacksIn } from '../../state/selectors.ts'
import type { PowerId, RuleId, SpaceId } from '../../types/ids.ts'

/**
 * The peace a power keeps until it enters the war, as Italy in round 1; null: at war, or neutral like the United States. Rule ids
 * are in the ruleset's data (ADV-25-02, ADV-25-03, ADV-25-04, ADV-25-05, ADV-25-06, ADV-25-07, ADV-25-08, ADV-25-09, ADV-25-10,
 * ADV-25-11, ADV-25-12, INF-ITA-02, INF-ITA-03, INF-ITA-06, INF-ITA-08).
 */
export function peaceOf(view: View, power: PowerId): Peace | null {
  if (!isIsolated(view, power)) return null
  return view.rules.data.lateEntries.find((late) => late.power === power)?.peace ?? null
}

const peacefulPowers = (view: View): { power: PowerId; peace: Peace }[] =>
  view.rules.data.lateEntries.flatMap(({ power, peace }) => (peace && isIsolated(view, power) ? [{ power, peace }] : []))

const isMinorOf = (view: View, space: SpaceId, power: PowerId): boolean =>
  isUnmobilizedMinor(view, space) && alignmentOf(view, space).patron === power

/** It may enter only its own land and minors, and fly over uncontrolled land (STD-POL-18). */
function checkLeavingHome(ctx: Ctx, power: PowerId, peace: Peace, to: SpaceId, over: boolean): Refusal | null {
  const control = controllerOf(ctx.state, to)
  if (control === power || isMinorOf(ctx, to, power) || (over && control === null)) return null
  const rule =
    control === null
      ? peace.leaves
      : control === 'contested' || ctx.rules.sideOf(control) !== ctx.rules.sideOf(power)
        ? peace.attacks
        : peace.visits
  return refuse(ctx, rule, 'peace-stays-home', { power, space: to }, to)
}

/** Others stay out of its land, skies and minors; they may fly over its minors. */
function checkEnteringHome(ctx: Ctx, power: PowerId, to: SpaceId, over: boolean): Refusal | null {
  for (const { power: owner, peace } of ctx.rules.data.lateEntries) {
    if (!peace || !isIsolated(ctx, owner)) continue
    if (controllerOf(ctx.state, to) === owner) {
      const foe = ctx.rules.sideOf(power) !== ctx.rules.sideOf(owner)
      return over
        ? refuse(ctx, peace.overflown, 'peace-closes-skies', { power: owner, space: to }, to)
        : refuse(ctx, foe ? peace.invaded : peace.visited, 'peace-home-closed', { power: owner, space: to }, to)
    }
    if (!over && isMinorOf(ctx, to, owner)) return refuse(ctx, peace.minor, 'peace-minor', { power: owner, space: to }, to)
  }
  return null
}

/** Why a peace bars this entry or overflight, or null. */
export function checkPeace(ctx: Ctx, { power, to }: LandEntry, over = false): Refusal | null {
  const own = peaceOf(ctx, power)
  return own ? checkLeavingHome(ctx, power, own, to, over) : checkEnteringHome(ctx, power, to, over)
}

/** Its ships stay in home waters (ADV-25-05, ADV-PT4-06); others pass without stopping (ADV-25-06, ADV-PT4-07, ADV-07-14). */
export function checkHomeWaters(ctx: Ctx, { power, path, to }: MovePlan): Refusal | null {
  const waters = ctx.rules.data.homeWaters
  if (!waters || !isIsolated(ctx, waters.power)) return null
  if (power === waters.power) {
    const abroad = path.find((zone) => !(zone in waters.zones))
    return abroad === undefined ? null : refuse(ctx, waters.rule, 'peace-fleet-stays', { power, space: abroad }, abroad)
  }
  const rule = waters.zones[to]
  return rule === undefined ? null : refuse(ctx, rule, 'peace-waters', { power: waters.power, space: to }, to)
}

/** A power at peace whose units here cannot be attacked, or null (ADV-25-02, INF-ITA-02). */
export function peacefulTarget(ctx: Ctx, space: SpaceId): { power: PowerId; rule: RuleId } | null {
  const here = stacksIn(ctx.state, space)
  const found = peacefulPowers(ctx).find(({ power }) => power !== ctx.state.flow.power && here.some((s) => s.power === power))
  return found ? { power: found.power, rule: found.peace.invaded } : null
}

const isInvasion = (ctx: Ctx, to: SpaceId): boolean =>
  isIsolated(ctx, ISOLATED) &&
  controllerOf(ctx.state, to) === ISOLATED &&
  ctx.rules.sideOf(ctx.state.flow.power) !== ctx.rules.sideOf(ISOLATED)

/**
 * Landing in the neutral United States brings it into the war, also if only declared (STD-POL-24, STD-POL-25, STD-POL-26,
 * INF-USA-08).
 */
export function enterWarIfInvaded(ctx: Ctx, to: SpaceId): void {
  if (isInvasion(ctx, to))
    emit(ctx, { type: 'war-entered', power: ISOLATED, cause: 'attacked', rule: ctx.rules.data.isolation.war.land })
}

/** The position with that war, to check a landing in advance. */
export const asIfInvaded = (ctx: Ctx, to: SpaceId): Ctx =>
  isInvasion(ctx, to)
    ? {
        ...ctx,
        state: { ...ctx.state, war: { ...ctx.state.war, neutrals: ctx.state.war.neutrals.filter((p) => p !== ISOLATED) } },
      }
    : ctx

/** Rules that bind a power before it enters the war (STD-POL-19, STD-POL-20, INF-ITA-03, INF-USA-05, INF-USA-06, INF-USA-07). */
export function restrictionsOn(view: View, power: PowerId): RuleId[] {
  if (!isIsolated(view, power)) return []
  const peace = peaceOf(view, power)
  const { attacks, entersEnemies, entersOthers, flies, boards, carries, represents } = view.rules.data.isolation
  const rules = peace
    ? [peace.attacks, peace.visits, peace.leaves, peace.carries]
    : [attacks, entersEnemies, entersOthers, flies, boards, carries, represents]
  return [...new Set(rules.filter((rule) => rule !== undefined))].sort()
}

/** A late power enters the war in its round, as its turn or the round opens (STD-POL-24). */
export function enterWarByDate(ctx: Ctx, moment: 'turn' | 'round'): void {
  for (const late of ctx.rules.data.lateEntries) {
    const now = late.moment === moment && (moment === 'round' || late.power === ctx.state.flow.power)
    if (now && isIsolated(ctx, late.power) && ctx.state.flow.round >= late.entersRound)
      emit(ctx, { type: 'war-entered', power: late.power, cause: 'date', rule: late.rule })
  }
}
