import type { Side } from '../../types/ids.ts'
import { addCounts, mapSpace, withEntry } from '../stacks.ts'
import type { Family } from './index.ts'

/** What the revolution of the advanced game does to the board, and where neutrals turn. */
export const armisticeEvents: Family<'units-sent-home' | 'units-came-home' | 'armistice-settled' | 'minor-leaned'> = {
  'units-sent-home': (rules, state, { power, space, units }) => ({
    ...state,
    units: mapSpace(rules, state.units, space, (s) => {
      if (s.cargo) {
        const carrier = s.power === rules.data.revolution.power && s.cargo.some((c) => c.power === power)
        return carrier ? { ...s, cargo: s.cargo.filter((c) => c.power !== power) } : s
      }
      return s.power === power && rules.units[s.type].kind !== 'sea' ? null : s
    }),
    homeward: { ...state.homeward, [power]: addCounts(state.homeward?.[power] ?? {}, units) },
  }),
  'units-came-home': (_rules, state, { power, units }) => {
    const { [power]: _home, ...homeward } = state.homeward ?? {}
    return { ...state, homeward, order: addCounts(state.order, units), returned: units }
  },
  'armistice-settled': (_rules, state, { space, side }) => ({
    ...state,
    armistice: withEntry<Side>(state.armistice ?? {}, space, side ?? undefined),
  }),
  'minor-leaned': (_rules, state, { minor, side }) => ({ ...state, leanings: { ...state.leanings, [minor]: side } }),
}
