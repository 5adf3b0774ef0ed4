import { checkReturned } from '../../phases/mobilize/homecoming.ts'
import { checkOverRepublic } from '../../phases/move/enter/revolution-closed.ts'
import { readArmistice } from '../../phases/politics/armistice.ts'
import { leaningOf, readLeanings } from '../../phases/politics/leanings.ts'
import type { Overlay } from '../rules.ts'

/**
 * The revolution that takes Russia out of play (ADV-26-01 to ADV-26-27), minors that turn to a side (ADV-27-01 to ADV-27-04,
 * ADV-29-01 to ADV-29-14), and victory by its own conditions (ADV-31-01 to ADV-31-13): those stand in the ruleset's data.
 */
export const politics: Overlay = {
  switches: { revolution: true, revolutionSharesSeat: false }, // ADV-26-01, ADV-26-27
  steps: {
    closeMove: (list) => [...list, 'abandonments'],
    openMobilize: (list) => ['homecoming', ...list],
    endTurn: (list) => list.map((step) => (step === 'revolution' ? 'armistice' : step)),
  },
  hooks: {
    alignment: (next, look, minor) => leaningOf(look, minor) ?? next(look, minor),
    readPosition: (next, rules, state, spec) => readArmistice(rules, readLeanings(rules, next(rules, state, spec)), spec),
  },
  checks: { overfly: [checkOverRepublic], mobilize: [checkReturned] },
}
