import { emit, replaceTask } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { attackersIn, defendersIn, ownersOf } from '../../../phases/combat/forces.ts'
import { isInAirBattle } from '../../../phases/combat/land/sides.ts'
import { endAirRound } from '../../../phases/combat/land/steps.ts'
import { lossStep } from '../../../phases/combat/losses/loss-step.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { PowerId } from '../../../types/ids.ts'
import type { LossChoice, LossClass, LossProblem } from '../../../types/losses.ts'
import type { LandBattle } from '../../../types/task.ts'

/**
 * Hits that remove nothing, shared like losses: damaged fighters (ADV-04-03, ADV-04-12) or gassed infantry (ADV-03-14,
 * ADV-03-15). `rest` makes the last-infantry rule inactive.
 */
export function harmlessProblem(
  ctx: Ctx,
  battle: LandBattle,
  does: 'damage' | 'gas',
  side: 'attacker' | 'defender',
): LossProblem {
  const force =
    side === 'attacker' ? attackersIn(ctx, battle.space, battle.attacker) : defendersIn(ctx, battle.space, battle.attacker)
  const targets = force.filter((s) => (does === 'gas' ? hasTag(ctx, s.type, 'army-core') : isInAirBattle(ctx, s)))
  const classes: LossClass[] = []
  for (const { power, type, count } of targets) {
    const known = classes.find((c) => c.owner === power && c.type === type)
    if (known) known.count += count
    else classes.push({ owner: power, type, spend: does === 'gas' ? 'lose' : 'hit', count, cost: 0 })
  }
  const there = classes.reduce((n, c) => n + c.count, 0)
  return {
    side,
    step: does === 'gas' ? 'attack' : 'air',
    does,
    kind: 'land',
    seaborne: false,
    hits: Math.min(owedTo(battle, does, side), there),
    classes,
    rest: new Map(ownersOf(ctx, targets).map((owner) => [owner, { core: 1, total: 1 }])),
    rule: does === 'gas' ? 'ADV-03-14' : 'ADV-04-12',
  }
}

const owedTo = (battle: LandBattle, does: 'damage' | 'gas', side: 'attacker' | 'defender'): number =>
  does === 'damage' ? (battle.airDamage?.[side] ?? 0) : side === 'attacker' ? battle.onAttacker : battle.onDefender

/** Applies the chosen damage or gas. */
export function applyHarmless(ctx: Ctx, problem: LossProblem, choice: LossChoice, chosenBy: PowerId | null): void {
  const { space } = ctx.state.flow.agenda.at(-1) as LandBattle
  const { side, does } = problem
  problem.classes.forEach((c, i) => {
    const count = choice[i] ?? 0
    if (count === 0) return
    const told = { space, power: c.owner, side, count, chosenBy }
    emit(ctx, does === 'gas' ? { type: 'infantry-gassed', ...told } : { type: 'fighters-damaged', ...told })
  })
  const now = ctx.state.flow.agenda.at(-1) as LandBattle
  if (does === 'damage') replaceTask(ctx, { ...now, airDamage: { attacker: 0, defender: 0, ...now.airDamage, [side]: 0 } })
  else replaceTask(ctx, side === 'attacker' ? { ...now, onAttacker: 0 } : { ...now, onDefender: 0 })
}

/** ADV-04-04: after the removals (ADV-04-02), the other hits damage fighters (ADV-04-03). */
export const airDamage = lossStep<LandBattle>({
  id: 'air-damage',
  track: 'air',
  losses: {
    sides: ['attacker', 'defender'],
    topic: 'air-damage',
    owed: (battle, side) => battle.airDamage?.[side] ?? 0,
    problem: (ctx, battle, side) => harmlessProblem(ctx, battle, 'damage', side),
    apply: applyHarmless,
  },
  whenTaken: endAirRound,
})
