import { ask, become, type Ctx, emit } from '../../../flow/context.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { hasTag } from '../../../state/queries.ts'
import type { PowerId } from '../../../types/ids.ts'
import type { SeaBattle } from '../../../types/task.ts'
import type { Battery } from '../fire.ts'
import { ownersOf } from '../forces.ts'
import { boatsOf, engaged } from './ships.ts'

/**
 * Before the first dice a defence of nothing but submarines may dive for safety, all of it or none (ADV-06-12, ADV-06-17). Each
 * power is asked for its own boats, and all must agree (ADV-06-13).
 */
export function askToDiveAll(ctx: Ctx, battle: SeaBattle, next: (ctx: Ctx) => void): void {
  const ships = engaged(ctx, battle, 'defender')
  if (battle.round > 1 || ships.length === 0 || ships.some((s) => !hasTag(ctx, s.type, 'submerges'))) return next(ctx)
  const owners = ownersOf(ctx, ships).filter((o): o is PowerId => o !== 'neutral')
  const by = owners.find((o) => !battle.asked.includes(o))
  if (by !== undefined) {
    const count = boatsOf(ctx, ships, by)
    return ask(ctx, { by, kind: 'submerge', topic: 'dive-all', space: battle.space, count, rule: 'ADV-06-12' })
  }
  become(ctx, { ...battle, hunted: true })
  for (const power of owners)
    emit(ctx, {
      type: 'submarines-submerged',
      space: battle.space,
      power,
      count: boatsOf(ctx, ships, power),
      round: battle.round,
    })
  next(ctx)
}

export const checkDiveAll = (ctx: Ctx, battle: SeaBattle, count: number, most: number): Refusal | null =>
  count === 0 || count === most ? null : refuse(ctx, 'ADV-06-13', 'dive-all-or-none', { n: most }, battle.space)

export function answerDiveAll(ctx: Ctx, battle: SeaBattle, by: PowerId, count: number): void {
  if (count === 0) become(ctx, { ...battle, step: battle.step + 1, asked: [] })
  else become(ctx, { ...battle, asked: [...battle.asked, by] })
}

/**
 * Boats that dived for safety are hunted: every attacking warship throws one die at them in this one round, boats too and
 * without a first shot (ADV-06-14, ADV-06-26). Nobody answers, and with nothing left afloat the battle ends; who dived comes up
 * as it does, and the attacker lands as its winner (ADV-06-15, ADV-06-16).
 */
export function huntingBatteries(ctx: Ctx, battle: SeaBattle, batteries: readonly Battery[]): readonly Battery[] {
  const { dived } = ctx.rules.data.submarineHunt ?? {}
  if (!battle.hunted || !dived) return batteries
  return batteries.map((b) => ({ ...b, needs: hasTag(ctx, b.type, 'patrols') ? dived.patrols : dived.others }))
}
