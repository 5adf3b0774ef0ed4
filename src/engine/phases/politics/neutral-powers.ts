import type { Peace } from '../../../content/index.ts'
import { emit } from '../../kernel/context.ts'
import type { LandEntry, MovePlan } from '../../kernel/move-plan.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { ISOLATED, isIsolated } from '../../state/relations.ts'
import { alignmentOf, controllerOf, isUnmobilizedMinor, stacksIn } from '../../state/selectors.ts'
import type { PowerId, RuleId, SpaceId } from '../../types/ids.ts'

/**
 * A power that has still to enter the war and keeps a peace of its own until then, as Italy does in round 1 (ADV-25-02,
 * ADV-25-03, ADV-25-04, ADV-25-05, ADV-25-06, ADV-25-07, ADV-25-08, ADV-25-09, ADV-25-10, ADV-25-11, ADV-25-12, INF-ITA-02,
 * INF-ITA-03, INF-ITA-06, INF-ITA-08); null: at war, or neutral in the way of the United States. Which rule stands for which
 * matter is in the ruleset's data.
 */
export function peaceOf(view: View, power: PowerId): Peace | null {
  if (!isIsolated(view, power)) return null
  return view.rules.data.lateEntries.find((late) => late.power === power)?.peace ?? null
}

/** Who keeps such a peace now. */
const peacefulPowers = (view: View): { power: PowerId; peace: Peace }[] =>
  view.rules.data.lateEntries.flatMap(({ power, peace }) => (peace && isIsolated(view, power) ? [{ power, peace }] : []))

/** The unmobilized minor is aligned with this power. */
const isMinorOf = (view: View, space: SpaceId, power: PowerId): boolean =>
  isUnmobilizedMinor(view, space) && alignmentOf(view, space).patron === power

/** Where it may go itself: its own land and its own minors. Not into land of its enemies to come, of its friends to come, or of nobody, over which it flies (STD-POL-18). */
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

/** Others stay out of its land and away from its minors; its skies are closed like its land, those of its minors are not. */
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

/** Is it for the peace of such a power to say whether these may enter, or fly over? If so, what it says. */
export function checkPeace(ctx: Ctx, { power, to }: LandEntry, over = false): Refusal | null {
  const own = peaceOf(ctx, power)
  return own ? checkLeavingHome(ctx, power, own, to, over) : checkEnteringHome(ctx, power, to, over)
}

/** Its ships keep to its home waters (ADV-25-05, ADV-PT4-06), through which others pass without stopping (ADV-25-06, ADV-PT4-07, ADV-07-14). */
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

/** Its units here may not be attacked; what bars it, or null (ADV-25-02, INF-ITA-02). */
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
 * Going ashore in the neutral United States brings it into the war, done or declared (STD-POL-24, STD-POL-25, STD-POL-26,
 * INF-USA-08).
 */
export function enterWarIfInvaded(ctx: Ctx, to: SpaceId): void {
  if (isInvasion(ctx, to))
    emit(ctx, { type: 'war-entered', power: ISOLATED, cause: 'attacked', rule: ctx.rules.data.isolation.war.land })
}

/** The same position with that war declared, for checking a landing before it is made. */
export const asIfInvaded = (ctx: Ctx, to: SpaceId): Ctx =>
  isInvasion(ctx, to)
    ? {
        ...ctx,
        state: { ...ctx.state, war: { ...ctx.state.war, neutrals: ctx.state.war.neutrals.filter((p) => p !== ISOLATED) } },
      }
    : ctx

/**
 * The rules that bind a power while it is not at war yet (STD-POL-19, STD-POL-20, INF-ITA-03, INF-USA-05, INF-USA-06,
 * INF-USA-07); none once it is.
 */
export function restrictionsOn(view: View, power: PowerId): RuleId[] {
  if (!isIsolated(view, power)) return []
  const peace = peaceOf(view, power)
  const { attacks, entersEnemies, entersOthers, flies, boards, carries, represents } = view.rules.data.isolation
  const rules = peace
    ? [peace.attacks, peace.visits, peace.leaves, peace.carries]
    : [attacks, entersEnemies, entersOthers, flies, boards, carries, represents]
  return [...new Set(rules.filter((rule) => rule !== undefined))].sort()
}

/** From its round on a late power is at war, whatever has happened (STD-POL-24); some enter as their own turn opens, some as the round does. */
export function enterWarByDate(ctx: Ctx, moment: 'turn' | 'round'): void {
  for (const late of ctx.rules.data.lateEntries) {
    const now = late.moment === moment && (moment === 'round' || late.power === ctx.state.flow.power)
    if (now && isIsolated(ctx, late.power) && ctx.state.flow.round >= late.entersRound)
      emit(ctx, { type: 'war-entered', power: late.power, cause: 'date', rule: late.rule })
  }
}
