import { emit, push } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { setControl } from '../../../phases/politics/control.ts'
import { disband } from '../../../phases/politics/disband.ts'
import { campsIn, controllerOf } from '../../../state/selectors.ts'
import type { PowerId } from '../../../types/ids.ts'
import type { Task } from '../../../types/task.ts'

/**
 * The power leaves the game at once and for good: no turn, no unit, no land (TOU-COL-08). Its treasury stays where it is and waits for
 * the first enemy that gains its capital (TOU-COL-13).
 */
export function surrender(ctx: Ctx, power: PowerId, { lost, threshold }: { lost: number; threshold: number }): void {
  emit(ctx, { type: 'power-surrendered', power, lost, threshold, rule: 'TOU-COL-08' })
  for (const space of Object.keys(ctx.state.war.units).sort()) disband(ctx, space, power)
  const tasks: Task[] = []
  for (const { id } of ctx.rules.map.territories) {
    const control = controllerOf(ctx.state, id)
    const { sides } = campsIn(ctx, id)
    // What it contested is settled like a withdrawal, unless another power of its side fights on (TOU-COL-09).
    if (control === 'contested' && sides.length < 2) tasks.push({ task: 'settle', space: id, cause: 'withdrawn' })
    if (control !== power) continue
    // What it held goes to a friend who stands there by the same rule; else it is nobody's, whoever had it before (TOU-COL-10).
    if (sides.length > 0) tasks.push({ task: 'settle', space: id, cause: 'withdrawn' })
    else setControl(ctx, id, null, { cause: 'vacated', rule: 'TOU-COL-10' })
  }
  push(ctx, ...tasks)
}
