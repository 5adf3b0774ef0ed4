import type { Overlay } from '../../kernel/overlay.ts'
import { refuse } from '../../refusal.ts'
import { hasSurrendered } from '../../state/relations.ts'
import { UNALIGNED } from '../../state/selectors.ts'
import { total } from '../../state/stacks.ts'
import { insertBefore, replaceStep } from '../lists.ts'
import { isCollapsed, testEconomy, testPolitics } from './politics/collapse.ts'
import { homelandsIn } from './politics/standings.ts'
import { readSurrendered } from './position.ts'

/** Powers that lose their homeland collapse economically, then politically (TOU-COL-11, TOU-COL-12). */
export const collapse: Overlay = {
  steps: {
    openTurn: (list) => [...list, { id: 'collapse', run: testEconomy }], // TOU-COL-03
    // TOU-COL-07, TOU-COL-19: before the victory test. No revolution (TOU-SET-06).
    endTurn: (list) => insertBefore(replaceStep(list, 'revolution'), 'victory', { id: 'collapse', run: testPolitics, settles: true }),
  },
  hooks: {
    initialState: (next, rules, state) => {
      const begun = next(rules, state)
      return { ...begun, war: { ...begun.war, surrendered: [], collapsed: [] } }
    },
    readPosition: (next, rules, state, spec) => readSurrendered(rules, next(rules, state, spec), spec),
    // TOU-COL-04; Purchase stays open for repairs (TOU-COL-06).
    phaseClosed: (next, view, phase) =>
      next(view, phase) ??
      ((phase === 'mobilize' || phase === 'income') && isCollapsed(view, view.state.flow.power) ? 'TOU-COL-04' : null),
    warfareRefused: (next, ctx) => {
      const { by } = ctx.rules.data.submarineWarfare
      return hasSurrendered(ctx, by) ? refuse(ctx, 'TOU-COL-15', 'has-surrendered', { power: by }) : next(ctx)
    },
    // TOU-COL-15: a minor with a surrendered patron has none.
    alignment: (next, view, minor) => {
      const alignment = next(view, minor)
      return alignment.patron !== null && hasSurrendered(view, alignment.patron) ? UNALIGNED : alignment
    },
  },
  views: { homelands: homelandsIn },
  checks: {
    buyer: [
      (ctx, { units }) => {
        const { power } = ctx.state.flow
        if (total(units) === 0 || !isCollapsed(ctx, power)) return null
        return refuse(ctx, 'TOU-COL-04', 'economy-collapsed', { power })
      },
    ],
  },
}
