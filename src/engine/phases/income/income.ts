import type { PlayerAction } from '../../kernel/action.ts'
import { emit, popTask, replaceTask, roll } from '../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { isIsolated } from '../../state/relations.ts'
import { hasTag, productionOf, productionParts, stacksIn } from '../../state/selectors.ts'
import type { PowerId, RuleId } from '../../types/ids.ts'
import type { TaskOf } from '../../types/task.ts'
import { rollOf } from '../combat/fire.ts'

/** German submarines that raid shipping (STD-INC-04). */
export const countRaiders = (ctx: Ctx): number => {
  const { by, zones } = ctx.rules.data.submarineWarfare
  return zones.reduce(
    (n, zone) =>
      n + stacksIn(ctx.state, zone).reduce((m, s) => m + (s.power === by && hasTag(ctx, s.type, 'raider') ? s.count : 0), 0),
    0,
  )
}

/**
 * Submarine warfare reduces the victims' income, but not below zero (STD-INC-03, STD-INC-04, STD-INC-05, STD-INC-06, STD-INC-07,
 * STD-INC-08).
 */
function runCollect(ctx: Ctx): void {
  const { power } = ctx.state.flow,
    { submarineWarfare } = ctx.state.war
  // Only a position can start here (STD-INC-02).
  const closed = ctx.rules.hooks.phaseClosed(ctx, 'income')
  if (closed !== null) {
    popTask(ctx)
    return emit(ctx, { type: 'phase-skipped', power, phase: 'income', rule: closed })
  }
  const { victims, hitsOn, by, damage } = ctx.rules.data.submarineWarfare
  const income = productionOf(ctx, power)
  const boats = submarineWarfare && victims.includes(power) && income > 0 ? countRaiders(ctx) : 0
  if (boats === 0) return replaceTask(ctx, { task: 'pay', loss: 0 })
  const dice = roll(ctx, { by, topic: 'submarine-warfare-dice', count: boats, rule: 'STD-INC-04' })
  if (!dice) return
  const results = dice.map((value) => ({ value, needs: hitsOn, hit: value <= hitsOn }))
  // One IPC per hit, or the ruleset's table (TOU-USW-01).
  const sunk = results.reduce((sum, d) => sum + (d.hit ? (damage?.[d.value - 1] ?? 1) : 0), 0)
  const loss = Math.min(income, sunk)
  replaceTask(ctx, { task: 'pay', loss })
  emit(ctx, { type: 'merchantmen-sunk', victim: power, by, dice: results, loss })
  const rule = loss > 0 && isIsolated(ctx, power) ? provokedRule(ctx, power) : null
  if (rule !== null) emit(ctx, { type: 'war-entered', power, cause: 'submarines', rule })
}

/** The rule by which a neutral victim goes to war over its losses, or null (INF-USA-02, INF-USA-03, INF-INC-02). */
function provokedRule(ctx: Ctx, power: PowerId): RuleId | null {
  const { borne } = ctx.rules.data.submarineWarfare
  if (!ctx.rules.behaviours.submarinesBringUsa) return null
  if (!borne) return 'STD-INC-07'
  return (ctx.state.war.shippingLost?.[power] ?? 0) > borne.loss ? borne.rule : null
}

/** Pays the income of controlled land minus losses to submarines (STD-INC-01, STD-INC-05, STD-MUL-05, HCP-08). */
function runPay(ctx: Ctx, { loss }: TaskOf<'pay'>): void {
  popTask(ctx)
  const { power } = ctx.state.flow,
    { treasury } = ctx.state.war
  const { income, handicap } = productionParts(ctx, power)
  emit(ctx, {
    type: 'income-collected',
    power,
    income,
    loss,
    treasury: treasury[power] + income - loss,
    ...(handicap === 0 ? {} : { handicap }),
  })
}

/** Unrestricted submarine warfare can be declared once (STD-INC-03). */
export function checkWarfareDeclaration(ctx: Ctx): Refusal | null {
  return ctx.state.war.submarineWarfare
    ? refuse(ctx, 'STD-INC-03', 'declared-already', { power: ctx.rules.data.submarineWarfare.by })
    : null
}

/** STD-INC-03. */
export function declareWarfare(ctx: Ctx): void {
  emit(ctx, { type: 'submarine-warfare-declared', power: ctx.rules.data.submarineWarfare.by as PowerId })
}

export const collectTask: TaskRunner<'collect'> = {
  run: runCollect,
  nextRoll: (ctx) => {
    const { by, hitsOn, damage } = ctx.rules.data.submarineWarfare
    const [type] = ctx.rules.types.filter((each) => hasTag(ctx, each, 'raider'))
    return type === undefined
      ? null
      : rollOf([{ power: by, type, count: countRaiders(ctx), needs: hitsOn }], damage ? 'faces' : 'hits')
  },
}
export const payTask: TaskRunner<'pay'> = { run: runPay }

/** On anyone's turn. */
export const declareSubmarineWarfare: PlayerAction<'declare-submarine-warfare'> = {
  shape: {},
  check: (ctx) => ctx.rules.hooks.warfareRefused(ctx),
  list: () => [{ type: 'declare-submarine-warfare' }],
  perform: (ctx) => ctx.rules.hooks.declareWarfare(ctx),
}
