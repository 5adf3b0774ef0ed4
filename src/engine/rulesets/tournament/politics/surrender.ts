import { emit, pushTasks } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { setControl } from '../../../phases/politics/control.ts'
import { disbandUnits } from '../../../phases/politics/revolution.ts'
import { campsIn, controllerOf } from '../../../state/selectors.ts'
import type { PowerId } from '../../../types/ids.ts'
import type { Task } from '../../../types/task.ts'

/**
 * The power leaves the game: no turns, units or land (TOU-COL-08). Its treasury waits for the first enemy in its capital
 * (TOU-COL-13).
 */
export function surrender(ctx: Ctx, power: PowerId, { lost, threshold }: { lost: number; threshold: number }): void {
  emit(ctx, { type: 'power-surrendered', power, lost, threshold, rule: 'TOU-COL-08' })
  for (const space of Object.keys(ctx.state.war.units).sort()) disbandUnits(ctx, space, power)
  const tasks: Task[] = []
  for (const { id } of ctx.rules.map.territories) {
    const control = controllerOf(ctx.state, id)
    const { sides } = campsIn(ctx, id)
    // Contested land is settled like a withdrawal (TOU-COL-09).
    if (control === 'contested' && sides.length < 2) tasks.push({ task: 'settle', space: id, cause: 'withdrawn' })
    if (control !== power) continue
    // Its land goes to a friend there, otherwise becomes vacant (TOU-COL-10).
    if (sides.length > 0) tasks.push({ task: 'settle', space: id, cause: 'withdrawn' })
    else setControl(ctx, id, null, { cause: 'vacated', rule: 'TOU-COL-10' })
  }
  pushTasks(ctx, ...tasks)
}
