import { emit, replaceTask } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { diveStepHandler } from '../../../phases/answers.ts'
import { askInBattle, goToNextStep, type SeaBattleStep } from '../../../phases/combat/battle-step.ts'
import type { Battery } from '../../../phases/combat/fire.ts'
import { shipOwners } from '../../../phases/combat/forces.ts'
import { countSubmarines, engagedShips } from '../../../phases/combat/sea/ships.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { SeaBattle } from '../../../types/task.ts'

/**
 * Before the first dice a defence of only submarines may dive, all or none (ADV-06-12, ADV-06-17); every power must agree
 * (ADV-06-13).
 */
function askToDiveAll(ctx: Ctx, battle: SeaBattle): void {
  const ships = engagedShips(ctx, battle, 'defender')
  if (battle.round > 1 || ships.length === 0 || ships.some((s) => !hasTag(ctx, s.type, 'submerges'))) return goToNextStep(ctx)
  const owners = shipOwners(ctx, ships)
  const by = owners.find((o) => !battle.asked.includes(o))
  if (by !== undefined) {
    const count = countSubmarines(ctx, ships, by)
    return askInBattle(ctx, battle, { by, kind: 'submerge', topic: 'dive-all', count, rule: 'ADV-06-12' })
  }
  replaceTask(ctx, { ...battle, hunted: true })
  for (const power of owners)
    emit(ctx, {
      type: 'submarines-submerged',
      space: battle.space,
      power,
      count: countSubmarines(ctx, ships, power),
      round: battle.round,
    })
  goToNextStep(ctx)
}

const checkDiveAll = (ctx: Ctx, battle: SeaBattle, count: number, most: number): Refusal | null =>
  count === 0 || count === most ? null : refuse(ctx, 'ADV-06-13', 'dive-all-or-none', { n: most }, battle.space)

export const diveAll: SeaBattleStep = {
  id: 'dive-all',
  track: 'dive',
  run: askToDiveAll,
  question: diveStepHandler((ctx, battle, count, by) => {
    if (count === 0) goToNextStep(ctx)
    else replaceTask(ctx, { ...battle, asked: [...battle.asked, by] })
  }, checkDiveAll),
}

/**
 * After such a dive each attacking warship fires one die in this round, without a first shot (ADV-06-14, ADV-06-26). Then the
 * battle ends, the boats surface, and the attacker has won (ADV-06-15, ADV-06-16).
 */
export function huntingBatteries(view: View, battle: SeaBattle, batteries: readonly Battery[]): readonly Battery[] {
  const { dived } = view.rules.data.submarineHunt ?? {}
  if (!battle.hunted || !dived) return batteries
  return batteries.map((b) => ({ ...b, needs: hasTag(view, b.type, 'patrols') ? dived.patrols : dived.others }))
}
