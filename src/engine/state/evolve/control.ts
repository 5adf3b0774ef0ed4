import type { GameState } from '../../types/state.ts'
import { addTo, entries, mapSpace, withEntry } from '../stacks.ts'
import type { Family } from './index.ts'
import { enemyHolds } from './turn.ts'

const insert = (list: readonly string[], id: string): string[] => (list.includes(id) ? [...list] : [...list, id].sort())

export const controlEvents: Family<
  | 'minor-mobilized'
  | 'country-won'
  | 'revolt-broke-out'
  | 'control-changed'
  | 'units-disbanded'
  | 'fighters-overrun'
  | 'fighters-retreated'
> = {
  'minor-mobilized': (rules, state, { space, owner, units, entered }) => {
    let next = state.units
    for (const [type, count] of entries(units)) next = addTo(rules, next, space, { power: owner, type, count })
    return {
      ...state,
      units: next,
      mobilized: insert(state.mobilized, space),
      garrisons: owner === 'neutral' ? { ...state.garrisons, [space]: rules.sideOf(entered) } : state.garrisons,
    }
  },
  'country-won': (_rules, state, { country }) => ({
    ...state,
    influenced: insert(state.influenced ?? [], country),
    paid: { influence: (state.paid?.influence ?? []).filter((id) => id !== country), revolts: state.paid?.revolts ?? [] },
  }),
  'revolt-broke-out': (rules, state, { power, territory, units }) => {
    let next = state.units
    for (const [type, count] of entries(units)) next = addTo(rules, next, territory, { power, type, count })
    return {
      ...state,
      units: next,
      revolted: insert(state.revolted ?? [], territory),
      paid: { influence: state.paid?.influence ?? [], revolts: (state.paid?.revolts ?? []).filter((id) => id !== territory) },
    }
  },
  'control-changed': (rules, state, { space, to, cause, by }) => {
    const control = withEntry(state.control, space, to ?? undefined)
    const vacant = cause === 'vacated' ? insert(state.vacant, space) : state.vacant.filter((v) => v !== space)
    const base = (rules.map.places.get(space)?.bases.length ?? 0) > 0
    // WIK-08: a garrison that stands alone again, or is gone, fights nobody; one with helpers beside it stays on their side.
    const { [space]: fought, ...garrisons } = state.garrisons
    const here = state.units[space] ?? []
    const helped = to === null && here.some((s) => s.power !== 'neutral')
    // One that is attacked anew fights the side that has come in.
    if ((to === 'contested' || helped) && here.some((s) => s.power === 'neutral'))
      garrisons[space] = fought ?? rules.sideOf(state.power)
    const next: GameState = { ...state, control, vacant, garrisons }
    return {
      ...next,
      lostBases: base && enemyHolds(rules, next, space, state.power) ? insert(state.lostBases, space) : state.lostBases,
      liberated:
        (cause === 'liberated' || cause === 'captured' || cause === 'entered') && by
          ? { ...state.liberated, [space]: by }
          : state.liberated,
    }
  },
  'fighters-overrun': (rules, state, { power, space }) => ({
    ...state,
    units: mapSpace(rules, state.units, space, (s) => (s.power === power ? null : s)),
  }),
  'fighters-retreated': (rules, state, { power, from, to }) => {
    const flying = (state.units[from] ?? []).filter((s) => s.power === power)
    const left = mapSpace(rules, state.units, from, (s) => (s.power === power ? null : s))
    return { ...state, units: flying.reduce((units, s) => addTo(rules, units, to, s), left) }
  },
  'units-disbanded': (rules, state, { power, space }) => ({
    ...state,
    units: mapSpace(rules, state.units, space, (s) => {
      if (s.power === power) return null
      if (!s.cargo?.some((c) => c.power === power)) return s
      return { ...s, cargo: s.cargo.filter((c) => c.power !== power) }
    }),
  }),
}
