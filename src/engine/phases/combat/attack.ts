import { emit, pushTasks } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../refusal.ts'
import { hasRevolted, ISOLATED, isIsolated } from '../../state/relations.ts'
import { enemiesIn, hasFreeWarship, ownIn, placeOf, stacksIn } from '../../state/selectors.ts'
import type { ActionOf } from '../../types/action.ts'
import type { SpaceId } from '../../types/ids.ts'
import { peacefulTarget, peaceOf } from '../politics/neutral-powers.ts'
import { isInvaded, neutralShipsIn, wasBypassed } from './battle-list.ts'
import { beginLandBattle } from './land/begin.ts'
import { checkCompanions } from './land/sides.ts'
import { emitStayedAboard, sharedShores } from './landings.ts'
import { readyLandings, stayAboardRule } from './ready-landings.ts'
import { beginSeaBattle } from './sea/begin.ts'

/**
 * Why the acting power may not attack here, or null (STD-CBT-01, STD-CBT-02, STD-CBT-03, STD-CBT-04, STD-CBT-05, STD-CBT-06,
 * STD-NAV-01).
 */
export function checkAttack(ctx: Ctx, action: ActionOf<'attack'>): Refusal | null {
  const { space, usa } = action
  const power = ctx.state.flow.power
  const entry = ctx.state.turn.battles.find((b) => b.space === space)
  if (entry?.resolved) return refuse(ctx, 'STD-CBT-05', 'fought-already', { space }, space)
  if (isIsolated(ctx, power))
    return refuse(
      ctx,
      peaceOf(ctx, power)?.attacks ?? ctx.rules.data.isolation.attacks,
      'neutral-cannot-attack',
      { power },
      space,
    )
  const invaded = placeOf(ctx, space).kind === 'land' && isInvaded(ctx, space)
  // A power with no units here cannot lead allies (INF-LAND-02).
  const named = action.with?.length ? checkCompanions(ctx, action) : null
  if (ownIn(ctx.state, space, power).length === 0 && !invaded)
    return named ?? refuse(ctx, 'STD-CBT-01', 'none-of-yours', { space, power }, space)
  const barred = ctx.rules.hooks.fightBarred(ctx, space)
  if (barred) return barred
  const sea = placeOf(ctx, space).kind === 'sea'
  if (sea && wasBypassed(ctx, space)) return refuse(ctx, 'STD-AMP-07', 'submarines-were-ignored', { space }, space)
  if (sea && !hasFreeWarship(ctx, space, power))
    return gather([
      ...ctx.rules.checks.fleet.map((check) => check(ctx, space)),
      refuse(ctx, 'STD-NAV-01', 'needs-a-warship', { space }, space),
    ])
  const neutrals = sea && neutralShipsIn(ctx, space)
  if (usa && !neutrals) return refuse(ctx, 'STD-POL-23', 'no-neutrals-here', { space, power: ISOLATED }, space)
  if (enemiesIn(ctx, space, power).length === 0 && !invaded && !(usa && neutrals) && !ctx.rules.hooks.canRaid(ctx, space, [])) {
    const spared = peacefulTarget(ctx, space)
    if (spared) return refuse(ctx, spared.rule, 'peace-spares', { space, power: spared.power }, space)
    if (sparesRevolted(ctx, space))
      return refuse(ctx, 'STD-REV-12', 'truce-spares', { space, power: ctx.rules.data.revolution.power }, space)
    return neutrals
      ? refuse(ctx, 'STD-POL-23', 'name-the-neutral', { space, power: ISOLATED }, space)
      : (ctx.rules.hooks.raidRefused(ctx, space) ?? refuse(ctx, 'STD-CBT-01', 'nobody-to-attack', { space }, space))
  }
  if (named) return named
  const idle = ctx.rules.hooks.attackLeadRefused(ctx, space)
  if (idle && !invaded) return refuse(ctx, idle.rule, idle.code, { space, power }, space)
  if (!entry) return refuse(ctx, 'STD-CBT-01', 'no-battle-here', { space }, space)
  return ctx.rules.hooks.openingRefused(ctx, action)
}

/** All ships fight, and bombarding ships are not chosen (STD-NAV-02, STD-ASL-08). */
export function standardOpeningRefused(ctx: Ctx, { space, aside, bombard }: ActionOf<'attack'>): Refusal | null {
  if (aside !== undefined) return refuse(ctx, 'STD-NAV-02', 'all-ships-fight', { space }, space)
  return bombard === undefined ? null : refuse(ctx, 'STD-ASL-08', 'no-fleet-here', { space }, space)
}

/** Units of a power that left the war are spared by its former enemies (STD-REV-12, STD-REV-14). */
const sparesRevolted = (ctx: Ctx, space: SpaceId): boolean =>
  ctx.rules.sideOf(ctx.state.flow.power) === ctx.rules.data.revolution.against &&
  stacksIn(ctx.state, space).some((s) => hasRevolted(ctx, s.power))

/** Opens the battle; attacking neutral US ships means war first (STD-POL-24, STD-POL-25, INF-USA-04). */
export function doAttack(ctx: Ctx, action: ActionOf<'attack'>): void {
  const { space, usa, with: named, bombard } = action
  if (usa) emit(ctx, { type: 'war-entered', power: ISOLATED, cause: 'attacked', rule: ctx.rules.data.isolation.war.ships })
  if (placeOf(ctx, space).kind === 'sea') {
    const shared = sharedShores(ctx, space)
    pushTasks(ctx, { task: 'landings', zone: space, ...(shared.length > 0 ? { shared } : {}) })
    ctx.rules.hooks.beforeSeaBattle(ctx, action)
    return beginSeaBattle(ctx, space)
  }
  if (readyLandings(ctx, space).length > 0) {
    const attack = { ...(named ? { with: named } : {}), ...(bombard ? { bombard } : {}) }
    return pushTasks(ctx, { task: 'come-ashore', to: space, attack })
  }
  // Other landings stay aboard: no sea battle yet (STD-ASL-13) or no infantry (STD-AMP-12).
  for (const l of ctx.state.turn.landings.filter((x) => x.to === space)) emitStayedAboard(ctx, l, stayAboardRule(ctx, l))
  beginLandBattle(ctx, space, named)
}
