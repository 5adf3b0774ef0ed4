import type { Supplies } from '../../../../content/index.ts'
import { emit, popTask, roll } from '../../../kernel/context.ts'
import type { Ctx, TaskRunner, View } from '../../../kernel/rules.ts'
import { rollOf } from '../../../phases/combat/fire.ts'
import { areEnemies } from '../../../state/relations.ts'
import { controllerOf, hasTag, isCapitalLost, isUnmobilizedMinor, placeOf, stacksIn } from '../../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { SuppliesDue } from '../../../types/views.ts'

/**
 * A power's own land whose income grows each round (ADV-28-01, ADV-28-03), earlier after unrestricted submarine warfare
 * (ADV-28-02). Other owners get the printed income (ADV-28-04).
 */
export function grownIncome(view: View, space: SpaceId, printed: number): number {
  const { growth } = view.rules.data
  if (growth?.territory !== space || controllerOf(view.state, space) !== growth.power) return printed
  const { round } = view.state.flow,
    { convoyWarSince: early } = view.state.war
  const [from, first] = early !== undefined && early < growth.from ? [early, growth.earlyFirst] : [growth.from, growth.first]
  return round < from ? printed : Math.min(growth.ceiling, first + growth.step * (round - from))
}

/** A power's total income with that growth. */
export function grownProduction(view: View, power: PowerId, printed: number): number {
  const { growth } = view.rules.data
  if (!growth || growth.power !== power || controllerOf(view.state, growth.territory) !== power) return printed
  const { ipc } = placeOf(view, growth.territory)
  return printed - ipc + grownIncome(view, growth.territory, ipc)
}

/**
 * Supplies before income: a sure part, and half a die by sea, rounded up (ADV-24-01, ADV-24-02); none with the neighbour entered
 * or the capital lost (ADV-24-07).
 */
function runSupplies(ctx: Ctx): void {
  const { supplies } = ctx.rules.data
  const { power } = ctx.state.flow
  if (supplies?.power !== power || !suppliesFlow(ctx, supplies)) return popTask(ctx)
  const { through, zone, sure, rule, seaRule } = supplies
  const count = isBlockaded(ctx, supplies) ? 0 : 1
  const dice = roll(ctx, { by: power, topic: 'supply-dice', space: zone, count, rule: seaRule })
  if (!dice) return
  popTask(ctx)
  const amount = dice.reduce((sum, value) => sum + Math.ceil(value / 2), sure)
  emit(ctx, {
    type: 'supplies-came-in',
    power,
    through,
    dice,
    amount,
    treasury: ctx.state.war.treasury[power] + amount,
    rule: count === 0 ? rule : seaRule,
  })
}

/** Supplies if income were collected now (ADV-24-01, ADV-24-02); null if none. */
export function suppliesDue(view: View, power: PowerId): SuppliesDue | null {
  const { supplies } = view.rules.data
  if (!supplies || supplies.power !== power || !suppliesFlow(view, supplies)) return null
  const { through, zone, sure } = supplies
  return { through, zone, sure, bySea: !isBlockaded(view, supplies) }
}

/** The neighbour is neutral and the capital is held (ADV-24-01, ADV-24-07). */
const suppliesFlow = (view: View, { power, through }: Supplies): boolean =>
  isUnmobilizedMinor(view, through) && !isCapitalLost(view, power)

/**
 * Large enemy ships block the sea part (ADV-24-03); patrolling ones only without a large allied ship (ADV-24-04, ADV-24-05);
 * submarines and transports never (ADV-24-06).
 */
function isBlockaded(view: View, { power, zone }: Supplies): boolean {
  const surface = stacksIn(view.state, zone).filter((s) => hasTag(view, s.type, 'surface-warship'))
  const enemies = surface.filter((s) => areEnemies(view, power, s.power))
  const big = (stacks: typeof surface): boolean => stacks.some((s) => !hasTag(view, s.type, 'patrols'))
  if (enemies.length === 0 || big(enemies)) return enemies.length > 0
  return !big(surface.filter((s) => s.power !== 'neutral' && view.rules.sideOf(s.power) === view.rules.sideOf(power)))
}

export const suppliesTask: TaskRunner<'supplies'> = {
  run: runSupplies,
  // The die belongs to no unit; a transport stands for merchant ships.
  nextRoll: (ctx) => rollOf([{ power: ctx.state.flow.power, type: 'transport', count: 1, needs: 0 }], 'faces'),
}
