import type { LandEntry } from '../../../kernel/move-plan.ts'
import type { Overlay } from '../../../kernel/overlay.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { controllerOf } from '../../../state/selectors.ts'
import { replaceStep } from '../../define.ts'
import { leaningOf, provoke, readLeanings } from './alignments.ts'
import { readArmistice, runArmistice } from './armistice.ts'
import { abandonmentsTask, checkFrontManned, settleIfArmistice } from './armistice-land.ts'
import { checkReturned, returnUnits, waitingUnits } from './returning-units.ts'

/** After the revolution fighters cannot cross Russian land (ADV-26-22). */
export function checkFlyOverRussia(ctx: Ctx, { to }: LandEntry): Refusal | null {
  if (!ctx.state.war.revolution || controllerOf(ctx.state, to) !== ctx.rules.data.revolution.power) return null
  return refuse(ctx, 'ADV-26-22', 'overflies-republic', { space: to }, to)
}

/**
 * Russia's exit (ADV-26-26), minors that join a side (ADV-27-03, ADV-27-04, ADV-29-07, ADV-29-08, ADV-29-09, ADV-29-12,
 * ADV-29-14), and, as data, victory conditions (ADV-31-01, ADV-31-06, ADV-31-12).
 */
export const politics: Overlay = {
  behaviours: { revolution: true, revolutionSharesSeat: false }, // ADV-26-01, ADV-26-27
  steps: {
    closeMove: (list) => [...list, 'abandonments'],
    openMobilize: (list) => [{ id: 'homecoming', run: returnUnits }, ...list], // ADV-26-07
    endTurn: (list) => replaceStep(list, 'revolution', { id: 'armistice', run: runArmistice, settles: true }), // ADV-26-01
  },
  hooks: {
    alignment: (next, view, minor) => leaningOf(view, minor) ?? next(view, minor),
    settlesControl: (_next, ctx, space) => settleIfArmistice(ctx, space), // ADV-26-21
    onControlTaken: (_next, ctx, space, by) => provoke(ctx, space, by),
    readPosition: (next, rules, state, spec) => readArmistice(rules, readLeanings(rules, next(rules, state, spec)), spec),
  },
  checks: { overfly: [checkFlyOverRussia], army: [checkFrontManned], mobilize: [checkReturned] },
  tasks: { abandonments: abandonmentsTask },
  views: { waiting: waitingUnits },
}
