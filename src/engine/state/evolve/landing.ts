import type { Rules } from '../../kernel/rules.ts'
import type { PowerId, UnitType } from '../../types/ids.ts'
import type { Cargo, GameState, Landing, Stack } from '../../types/state.ts'
import type { LandBattle } from '../../types/task.ts'
import { addCounts, entries, mapSpace, setSpace, withStack } from '../stacks.ts'
import type { Evolvers } from './evolver.ts'
import { advanceDice } from './money.ts'

/** Changes the current land battle. */
function updateLandBattle(state: GameState, change: Partial<LandBattle>): GameState['flow']['agenda'] {
  const top = state.flow.agenda.at(-1)
  return top?.task === 'land-battle' ? [...state.flow.agenda.slice(0, -1), { ...top, ...change }] : state.flow.agenda
}

/** Changes `count` units that pass the test (null removes them), and keeps the rest. */
function changeUnits(
  rules: Rules,
  stacks: readonly Stack[],
  count: number,
  test: (s: Stack) => boolean,
  change: (s: Stack) => Stack | null,
): Stack[] {
  let left = count
  let next: Stack[] = []
  for (const s of stacks) {
    const n = test(s) ? Math.min(left, s.count) : 0
    left -= n
    if (n < s.count) next = withStack(rules, next, { ...s, count: s.count - n })
    const changed = n > 0 ? change({ ...s, count: n }) : null
    if (changed) next = withStack(rules, next, changed)
  }
  return next
}

/** Removes one unit of this owner from a landing. */
function withoutOneUnit(landing: Landing, unit: UnitType, owner: PowerId): Landing {
  const { allies } = landing
  const theirs = allies?.[owner]
  return {
    ...landing,
    units: addCounts(landing.units, { [unit]: 1 }, -1),
    ...(theirs ? { allies: { ...allies, [owner]: addCounts(theirs, { [unit]: 1 }, -1) } } : {}),
  }
}

const isOf =
  (power: PowerId, type: Stack['type']) =>
  (s: Stack): boolean =>
    s.power === power && s.type === type && s.id === undefined

/** Landings past a fleet and past coastal guns (ADV-11-04 to ADV-12-16). */
export const landingEvents: Evolvers<
  | 'ships-set-aside'
  | 'landings-decided'
  | 'coastal-guns-named'
  | 'coastal-fired'
  | 'fleet-hit'
  | 'cargo-hit'
  | 'ship-driven-off'
  | 'bombardment-matched'
> = {
  'ships-set-aside': (rules, state, { space, power, to, units, damaged, transports }) => {
    const join = (s: Stack): Stack => ({ ...s, group: to })
    let stacks: readonly Stack[] = state.war.units[space] ?? []
    for (const [type, n] of entries(units)) {
      const free = (s: Stack): boolean => isOf(power, type)(s) && !s.strategic && s.group === undefined
      const hurt = damaged[type] ?? 0
      stacks = changeUnits(rules, stacks, hurt, (s) => free(s) && s.damaged === true, join)
      stacks = changeUnits(rules, stacks, n - hurt, (s) => free(s) && !s.damaged, join)
    }
    const next = setSpace(state.war.units, space, stacks)
    return {
      ...state,
      war: {
        ...state.war,
        units: mapSpace(rules, next, space, (s) => (s.id !== undefined && transports.includes(s.id) ? join(s) : s)),
      },
    }
  },
  'landings-decided': (_rules, state) => state,
  'coastal-guns-named': (_rules, state) => state,
  'coastal-fired': (_rules, state, { dice, toll }) => ({
    ...state,
    table: { ...state.table, rng: advanceDice(state, dice.length) },
    flow: { ...state.flow, agenda: updateLandBattle(state, { toll, onAttacker: toll.hit }) },
  }),
  // Damage before losses: a ship sinks after two hits (ADV-12-09).
  'fleet-hit': (rules, state, { space, zone, power, units, damaged, transports }) => {
    const inGroup = (s: Stack): boolean => s.group === space
    let stacks: readonly Stack[] = state.war.units[zone] ?? []
    for (const [type, n] of entries(damaged))
      stacks = changeUnits(
        rules,
        stacks,
        n,
        (s) => isOf(power, type)(s) && inGroup(s) && !s.damaged,
        (s) => ({ ...s, damaged: true }),
      )
    for (const [type, n] of entries(units)) {
      if (rules.units[type].tags.has('carries')) continue
      const two = rules.units[type].tags.has('two-hits')
      stacks = changeUnits(
        rules,
        stacks,
        n,
        (s) => isOf(power, type)(s) && inGroup(s) && (!two || s.damaged === true),
        () => null,
      )
    }
    return {
      ...state,
      war: {
        ...state.war,
        units: setSpace(
          state.war.units,
          zone,
          stacks.filter((s) => s.id === undefined || !transports.includes(s.id)),
        ),
      },
      turn: { ...state.turn, landings: state.turn.landings.filter((l) => !transports.includes(l.transport)) },
    }
  },
  // One landing unit is lost; free units before bound ones (ADV-12-10).
  'cargo-hit': (rules, state, { zone, power, unit, transport }) => {
    const units = mapSpace(rules, state.war.units, zone, (s) => {
      if (s.id !== transport) return s
      const cargo = s.cargo ?? []
      const is = (c: Cargo): boolean => c.power === power && c.type === unit
      const free = cargo.findIndex((c) => is(c) && !c.bound)
      const at = free >= 0 ? free : cargo.findIndex(is)
      return { ...s, cargo: cargo.filter((_, i) => i !== at) }
    })
    const landings = state.turn.landings.map((l) => (l.transport === transport ? withoutOneUnit(l, unit, power) : l))
    return { ...state, war: { ...state.war, units }, turn: { ...state.turn, landings } }
  },
  // Driven off: its group is its own zone, so it neither lands nor fights this turn (ADV-12-15, ADV-12-16).
  'ship-driven-off': (rules, state, { space, zone, power, ship, damaged, transport }) => ({
    ...state,
    war: {
      ...state.war,
      units: setSpace(
        state.war.units,
        zone,
        changeUnits(
          rules,
          state.war.units[zone] ?? [],
          1,
          (s) =>
            transport === undefined ? isOf(power, ship)(s) && s.group === space && s.damaged === damaged : s.id === transport,
          (s) => ({ ...s, group: zone }),
        ),
      ),
    },
  }),
  'bombardment-matched': (_rules, state) => state,
}
