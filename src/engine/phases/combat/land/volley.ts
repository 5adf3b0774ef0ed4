import { become, type Ctx, emit, roll } from '../../../flow/context.ts'
import type { LandStep } from '../../../rulesets/rules.ts'
import type { DecisionTopic } from '../../../types/decision.ts'
import type { FireStep } from '../../../types/event.ts'
import type { LandBattle } from '../../../types/task.ts'
import { type Battery, diceOf, fire } from '../fire.ts'
import { attackersIn, countTag, defendersIn, speakerOf } from '../forces.ts'

/** What the steps of a land battle have in common: where it stands, who stands in it, one throw of one side. */
export const current = (ctx: Ctx): LandBattle => ctx.state.flow.agenda.at(-1) as LandBattle

export const go = (ctx: Ctx, to: LandStep): void => become(ctx, { ...current(ctx), step: ctx.rules.steps.land.indexOf(to) })
export const next = (ctx: Ctx): void => become(ctx, { ...current(ctx), step: current(ctx).step + 1 })

export type Volley = { side: 'attacker' | 'defender'; step: FireStep; topic: DecisionTopic; rule: string; batteries: Battery[] }

/** One throw of one side, with its event, by the first power that has dice in it. False while they are still to be typed in. */
export function volley(ctx: Ctx, battle: LandBattle, { side, step, topic, rule, batteries }: Volley, absorb = 0): boolean {
  const by = side === 'attacker' ? battle.attacker : speakerOf(ctx, batteries, battle.attacker)
  const dice = roll(ctx, { by, topic, space: battle.space, count: diceOf(batteries), rule })
  if (!dice) return false
  const { groups, hits } = fire(batteries, dice)
  const absorbed = Math.min(absorb, hits)
  const bombards = step === 'attack' && battle.bombarding.length > 0 ? { bombarding: battle.bombarding } : {}
  const aces = ctx.rules.switches.acesUpTo
  const damaging = step === 'air' ? groups.reduce((n, g) => n + g.dice.filter((d) => d > aces && d <= g.needs).length, 0) : 0
  emit(ctx, {
    type: 'fired',
    space: battle.space,
    step,
    round: battle.airRound + 1,
    side,
    groups,
    hits,
    absorbed,
    ...(damaging > 0 ? { damaging } : {}),
    ...bombards,
  })
  if (absorbed > 0) become(ctx, { ...current(ctx), absorbed: battle.absorbed + absorbed })
  return true
}

export const attackers = (ctx: Ctx, b: LandBattle) => attackersIn(ctx, b.space, b.attacker)
export const defenders = (ctx: Ctx, b: LandBattle) => defendersIn(ctx, b.space, b.attacker)
/** Attacking tanks still up to take a hit without loss (STD-LND-15, STD-LND-16). */
export const absorbing = (ctx: Ctx, b: LandBattle): number =>
  Math.max(0, countTag(ctx, attackers(ctx, b), 'absorbs') - b.absorbed)
