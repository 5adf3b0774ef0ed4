import type { Overlay } from '../../kernel/overlay.ts'
import { inPlaceOf } from '../lists.ts'
import { readArmistice, runArmistice } from './politics/armistice.ts'
import { abandonmentsTask, frontStaysManned, settlesByArmistice } from './politics/front-land.ts'
import { checkReturned, comeHome, waitingUnits } from './politics/homecoming.ts'
import { leaningOf, provoke, readLeanings } from './politics/leanings.ts'
import { checkOverRepublic } from './politics/over-republic.ts'

/**
 * Russia's exit (ADV-26-01, ADV-26-02, ADV-26-03, ADV-26-04, ADV-26-05, ADV-26-06, ADV-26-07, ADV-26-08, ADV-26-09, ADV-26-10,
 * ADV-26-11, ADV-26-12, ADV-26-13, ADV-26-14, ADV-26-15, ADV-26-16, ADV-26-17, ADV-26-18, ADV-26-19, ADV-26-20, ADV-26-21,
 * ADV-26-22, ADV-26-23, ADV-26-24, ADV-26-25, ADV-26-26, ADV-26-27), minors that join a side (ADV-27-01, ADV-27-02, ADV-27-03,
 * ADV-27-04, ADV-29-01, ADV-29-02, ADV-29-03, ADV-29-04, ADV-29-05, ADV-29-06, ADV-29-07, ADV-29-08, ADV-29-09, ADV-29-10,
 * ADV-29-11, ADV-29-12, ADV-29-13, ADV-29-14), and, as data, victory conditions (ADV-31-01, ADV-31-02, ADV-31-03, ADV-31-04,
 * ADV-31-05, ADV-31-06, ADV-31-07, ADV-31-08, ADV-31-09, ADV-31-10, ADV-31-11, ADV-31-12, ADV-31-13).
 */
export const politics: Overlay = {
  behaviours: { revolution: true, revolutionSharesSeat: false }, // ADV-26-01, ADV-26-27
  steps: {
    closeMove: (list) => [...list, 'abandonments'],
    openMobilize: (list) => [{ id: 'homecoming', run: comeHome }, ...list], // ADV-26-07
    endTurn: (list) => inPlaceOf(list, 'revolution', { id: 'armistice', run: runArmistice, settles: true }), // ADV-26-01
  },
  hooks: {
    alignment: (next, view, minor) => leaningOf(view, minor) ?? next(view, minor),
    settlesItself: (_next, ctx, space) => settlesByArmistice(ctx, space), // ADV-26-21
    controlTaken: (_next, ctx, space, by) => provoke(ctx, space, by),
    readPosition: (next, rules, state, spec) => readArmistice(rules, readLeanings(rules, next(rules, state, spec)), spec),
  },
  checks: { overfly: [checkOverRepublic], army: [frontStaysManned], mobilize: [checkReturned] },
  tasks: { abandonments: abandonmentsTask },
  views: { waiting: waitingUnits },
}
