import type { FireStep } from '../../types/event.ts'
import type { GameState, Stack } from '../../types/state.ts'
import type { LandBattle, SeaBattle } from '../../types/task.ts'
import { entries, mapSpace, setSpace, withStack } from '../stacks.ts'
import type { Family } from './index.ts'
import { countDice } from './money.ts'

type Battle = LandBattle | SeaBattle

/** The battle under way, with a change. Events of a battle come only while it is the innermost task. */
function inBattle(state: GameState, change: (battle: Battle) => Battle): GameState['agenda'] {
  const top = state.agenda.at(-1)
  if (top?.task !== 'land-battle' && top?.task !== 'sea-battle') return state.agenda
  return [...state.agenda.slice(0, -1), change(top)]
}

const HITS_ATTACKER: ReadonlySet<FireStep> = new Set(['strike', 'defence', 'sea-defence'])

export const battleEvents: Family<
  | 'battles-listed'
  | 'battle-opened'
  | 'step-skipped'
  | 'fired'
  | 'air-supremacy'
  | 'submarines-submerged'
  | 'units-lost'
  | 'ships-damaged'
  | 'sea-round-ended'
  | 'ships-retreated'
  | 'battle-ended'
> = {
  'battles-listed': (_rules, state, { battles }) => ({
    ...state,
    battles: battles.map(({ space, kind, required }) => ({
      space,
      kind,
      required,
      resolved: state.battles.some((b) => b.space === space && b.resolved),
    })),
  }),
  'battle-opened': (_rules, state, { space }) => ({
    ...state,
    battles: state.battles.map((b) => (b.space === space ? { ...b, resolved: true } : b)),
  }),
  'step-skipped': (_rules, state) => state,
  fired: (_rules, state, { side, step, groups, hits, absorbed, bombarding = [] }) => {
    const bombarded = bombarding.length === 0 ? state.bombarded : { ...state.bombarded }
    for (const { zone, count } of bombarding) bombarded[zone] = (bombarded[zone] ?? 0) + count
    const dice = groups.reduce((n, g) => n + g.dice.length, 0)
    const owed = hits - absorbed
    const onAttacker = HITS_ATTACKER.has(step) || side === 'defender'
    return {
      ...state,
      bombarded,
      rng: countDice(state, dice),
      agenda: inBattle(state, (b) =>
        onAttacker ? { ...b, onAttacker: b.onAttacker + owed } : { ...b, onDefender: b.onDefender + owed },
      ),
    }
  },
  'air-supremacy': (_rules, state, { side }) => ({
    ...state,
    agenda: inBattle(state, (b) => (b.task === 'land-battle' ? { ...b, supremacy: side } : b)),
  }),
  'submarines-submerged': (rules, state, { space, power, count }) => {
    let left = count
    let stacks: Stack[] = []
    for (const s of state.units[space] ?? []) {
      const dives = s.power === power && rules.units[s.type].tags.has('submerges') && !s.submerged ? Math.min(left, s.count) : 0
      left -= dives
      if (dives < s.count) stacks = withStack(rules, stacks, { ...s, count: s.count - dives })
      if (dives > 0) stacks = withStack(rules, stacks, { ...s, count: dives, submerged: true })
    }
    return {
      ...state,
      units: setSpace(state.units, space, stacks),
      agenda: inBattle(state, (b) =>
        b.task === 'sea-battle' ? { ...b, diving: { ...b.diving, [power]: (b.diving[power] ?? 0) + count } } : b,
      ),
    }
  },
  'units-lost': (rules, state, { space, power, step, units, transports, submerged }) => {
    let next = state.units
    for (const [type, lost] of entries(units)) {
      if (rules.units[type].tags.has('carries')) continue
      let dived = rules.units[type].tags.has('submerges') ? submerged : 0
      let afloat = lost - dived
      // The damaged go first: a battleship that sinks has taken both its hits (STD-NAV-12).
      for (const damaged of [true, false])
        next = mapSpace(rules, next, space, (s) => {
          if (s.power !== power || s.type !== type || (s.damaged ?? false) !== damaged) return s
          if (step === 'strike' && s.zone === undefined) return s
          const gone = s.submerged ? Math.min(dived, s.count) : Math.min(afloat, s.count)
          if (s.submerged) dived -= gone
          else afloat -= gone
          return gone === 0 ? s : gone === s.count ? null : { ...s, count: s.count - gone }
        })
    }
    if (transports.length > 0)
      next = mapSpace(rules, next, space, (s) => (s.id !== undefined && transports.includes(s.id) ? null : s))
    const landings = state.landings.filter((l) => !transports.includes(l.transport))
    return {
      ...state,
      units: next,
      landings: landings.length === state.landings.length ? state.landings : landings,
      agenda:
        submerged > 0
          ? inBattle(state, (b) =>
              b.task === 'sea-battle' ? { ...b, diving: { ...b.diving, [power]: (b.diving[power] ?? 0) - submerged } } : b,
            )
          : state.agenda,
    }
  },
  'ships-damaged': (rules, state, { space, power, ship, count }) => {
    let left = count
    let stacks: Stack[] = []
    for (const s of state.units[space] ?? []) {
      const hit = s.power === power && s.type === ship && !s.damaged ? Math.min(left, s.count) : 0
      left -= hit
      if (hit < s.count) stacks = withStack(rules, stacks, { ...s, count: s.count - hit })
      if (hit > 0) stacks = withStack(rules, stacks, { ...s, count: hit, damaged: true })
    }
    return { ...state, units: setSpace(state.units, space, stacks) }
  },
  'sea-round-ended': (_rules, state) => ({
    ...state,
    agenda: inBattle(state, (b) => {
      if (b.task !== 'sea-battle') return b
      const dived = { ...b.dived }
      for (const [owner, n] of Object.entries(b.diving))
        dived[owner as keyof typeof dived] = (dived[owner as keyof typeof dived] ?? 0) + n
      return { ...b, round: b.round + 1, dived, diving: {}, onAttacker: 0, onDefender: 0 }
    }),
  }),
  // They go where they came from; no mine is entered by it (TOU-RET-07).
  'ships-retreated': (rules, state, { power, from, to }) => {
    const goes = (s: Stack): boolean => s.power === power && !s.submerged
    const here = state.units[from] ?? []
    const there = here.filter(goes).reduce((list, s) => withStack(rules, list, s), state.units[to] ?? [])
    const left = here.filter((s) => !goes(s))
    return { ...state, units: setSpace(setSpace(state.units, from, left), to, there) }
  },
  'battle-ended': (rules, state, { space }) => ({
    ...state,
    units: mapSpace(rules, state.units, space, (s) => {
      if (!s.submerged) return s
      const { submerged: _submerged, ...surfaced } = s
      return surfaced
    }),
  }),
}
