import type { GameState } from '../../types/state.ts'
import { addTo, entries, mapSpace, withEntry } from '../stacks.ts'
import type { Evolvers } from './evolver.ts'
import { isEnemyHeld } from './turn.ts'

const insert = (list: readonly string[], id: string): string[] => (list.includes(id) ? [...list] : [...list, id].sort())

export const controlEvents: Evolvers<
  | 'minor-mobilized'
  | 'country-won'
  | 'revolt-broke-out'
  | 'control-changed'
  | 'units-disbanded'
  | 'fighters-overrun'
  | 'fighters-retreated'
> = {
  'minor-mobilized': (rules, state, { space, owner, units, entered }) => {
    let next = state.war.units
    for (const [type, count] of entries(units)) next = addTo(rules, next, space, { power: owner, type, count })
    return {
      ...state,
      war: {
        ...state.war,
        units: next,
        mobilized: insert(state.war.mobilized, space),
        garrisons: owner === 'neutral' ? { ...state.war.garrisons, [space]: rules.sideOf(entered) } : state.war.garrisons,
      },
    }
  },
  'country-won': (_rules, state, { country }) => ({
    ...state,
    war: { ...state.war, influenced: insert(state.war.influenced ?? [], country) },
    turn: {
      ...state.turn,
      paid: {
        influence: (state.turn.paid?.influence ?? []).filter((id) => id !== country),
        revolts: state.turn.paid?.revolts ?? [],
      },
    },
  }),
  'revolt-broke-out': (rules, state, { power, territory, units }) => {
    let next = state.war.units
    for (const [type, count] of entries(units)) next = addTo(rules, next, territory, { power, type, count })
    return {
      ...state,
      war: { ...state.war, units: next, revolted: insert(state.war.revolted ?? [], territory) },
      turn: {
        ...state.turn,
        paid: {
          influence: state.turn.paid?.influence ?? [],
          revolts: (state.turn.paid?.revolts ?? []).filter((id) => id !== territory),
        },
      },
    }
  },
  'control-changed': (rules, state, { space, to, cause, by }) => {
    const control = withEntry(state.war.control, space, to ?? undefined)
    const vacant = cause === 'vacated' ? insert(state.war.vacant, space) : state.war.vacant.filter((v) => v !== space)
    const base = (rules.map.places.get(space)?.bases.length ?? 0) > 0
    // WIK-08: a garrison alone or gone fights no one; with helpers it stays on their side.
    const { [space]: fought, ...garrisons } = state.war.garrisons
    const here = state.war.units[space] ?? []
    const helped = to === null && here.some((s) => s.power !== 'neutral')
    // WIK-08: a garrison attacked again fights the side that entered.
    if ((to === 'contested' || helped) && here.some((s) => s.power === 'neutral'))
      garrisons[space] = fought ?? rules.sideOf(state.flow.power)
    const next: GameState = { ...state, war: { ...state.war, control, vacant, garrisons } }
    return {
      ...next,
      turn: {
        ...next.turn,
        lostBases:
          base && isEnemyHeld(rules, next.war, space, state.flow.power)
            ? insert(state.turn.lostBases, space)
            : state.turn.lostBases,
        liberated:
          (cause === 'liberated' || cause === 'captured' || cause === 'entered') && by
            ? { ...state.turn.liberated, [space]: by }
            : state.turn.liberated,
      },
    }
  },
  'fighters-overrun': (rules, state, { power, space }) => ({
    ...state,
    war: { ...state.war, units: mapSpace(rules, state.war.units, space, (s) => (s.power === power ? null : s)) },
  }),
  'fighters-retreated': (rules, state, { power, from, to }) => {
    const flying = (state.war.units[from] ?? []).filter((s) => s.power === power)
    const left = mapSpace(rules, state.war.units, from, (s) => (s.power === power ? null : s))
    return { ...state, war: { ...state.war, units: flying.reduce((units, s) => addTo(rules, units, to, s), left) } }
  },
  'units-disbanded': (rules, state, { power, space }) => ({
    ...state,
    war: {
      ...state.war,
      units: mapSpace(rules, state.war.units, space, (s) => {
        if (s.power === power) return null
        if (!s.cargo?.some((c) => c.power === power)) return s
        return { ...s, cargo: s.cargo.filter((c) => c.power !== power) }
      }),
    },
  }),
}
