import type { Side } from '../../types/ids.ts'
import { addCounts, mapSpace, withEntry } from '../stacks.ts'
import type { Evolvers } from './evolver.ts'

/** Events of the advanced game's revolution, and neutrals that change sides. */
export const armisticeEvents: Evolvers<'units-sent-home' | 'units-came-home' | 'armistice-settled' | 'minor-leaned'> = {
  'units-sent-home': (rules, state, { power, space, units }) => ({
    ...state,
    war: {
      ...state.war,
      units: mapSpace(rules, state.war.units, space, (s) => {
        if (s.cargo) {
          const carrier = s.power === rules.data.revolution.power && s.cargo.some((c) => c.power === power)
          return carrier ? { ...s, cargo: s.cargo.filter((c) => c.power !== power) } : s
        }
        return s.power === power && rules.units[s.type].kind !== 'sea' ? null : s
      }),
      homeward: { ...state.war.homeward, [power]: addCounts(state.war.homeward?.[power] ?? {}, units) },
    },
  }),
  'units-came-home': (_rules, state, { power, units }) => {
    const { [power]: _home, ...homeward } = state.war.homeward ?? {}
    return {
      ...state,
      war: { ...state.war, homeward },
      turn: { ...state.turn, purchase: addCounts(state.turn.purchase, units), returned: units },
    }
  },
  'armistice-settled': (_rules, state, { space, side }) => ({
    ...state,
    war: { ...state.war, armistice: withEntry<Side>(state.war.armistice ?? {}, space, side ?? undefined) },
  }),
  'minor-leaned': (_rules, state, { minor, side }) => ({
    ...state,
    war: { ...state.war, leanings: { ...state.war.leanings, [minor]: side } },
  }),
}
