import type { Rules } from '../../kernel/rules.ts'
import type { EventOf } from '../../types/event.ts'
import type { Counts, PowerId } from '../../types/ids.ts'
import type { Cargo, Excuse, GameState, Stack, Turn } from '../../types/state.ts'
import { addMarkers, markedCargo, wantedIn } from '../gas.ts'
import { isBoundAtStart, isPatrolled } from '../selectors.ts'
import {
  addCounts,
  addTo,
  entries,
  mapSpace,
  pickStacks,
  rangeOf,
  setSpace,
  type Wanted,
  withoutStack,
  withStack,
} from '../stacks.ts'
import type { Evolvers } from './evolver.ts'
import { advanceDice, diceIn } from './money.ts'

/** A ship after a path: movement spent (all of it at a stop), base zones noted for mine rolls. */
function afterSailing(rules: Rules, s: Stack, { from, path, stops, mined }: MoveEvent): Stack {
  const unit = rules.units[s.type]
  const halts = mined || (stops && !unit.tags.has('passes-hostile'))
  const used = halts ? rangeOf(rules, s) : (s.used ?? 0) + path.length
  const entered = [...(s.entered ?? [])]
  for (const zone of path) {
    const known = entered.includes(zone) || s.rolled?.includes(zone)
    if (rules.map.places.get(zone)?.baseTerritory && !known) entered.push(zone)
  }
  const came = rules.behaviours.seaRetreats ? [...new Set([...(s.came ?? []), from, ...path.slice(0, -1)])].sort() : []
  return { ...s, used, ...(entered.length > 0 ? { entered } : {}), ...(came.length > 0 ? { came } : {}) }
}

/** A ship after its strategic move, out of play this turn (ADV-07-02); submarines dive (ADV-06-19). */
const afterStrategicMove = (rules: Rules, s: Stack): Stack => ({
  ...s,
  used: rangeOf(rules, s),
  strategic: true,
  ...(rules.units[s.type].tags.has('submerges') ? { submerged: true as const } : {}),
})

/** Patrolled zones a battleship or cruiser entered, which lets others pass this turn (ADV-05-16). */
function companyFacts(rules: Rules, state: GameState, { power, from, path, units, damaged }: MoveEvent): Pick<Turn, 'company'> {
  const big = entries(addCounts(units, damaged)).some(
    ([type]) => rules.units[type].tags.has('surface-warship') && !rules.units[type].tags.has('patrols'),
  )
  const zones = big ? [from, ...path].filter((zone) => isPatrolled({ rules, state }, zone, power)) : []
  return zones.length === 0 ? {} : { company: [...new Set([...(state.turn.company ?? []), ...zones])].sort() }
}

/** Marks that strategic moves have begun, submarines first (ADV-00-07). */
function strategicMoveFacts(
  rules: Rules,
  state: GameState,
  { units, damaged, transports, strategic }: MoveEvent,
): Pick<Turn, 'strategic'> {
  if (!strategic) return {}
  const surface = transports.length > 0 || entries(addCounts(units, damaged)).some(([t]) => !rules.units[t].tags.has('submerges'))
  return { strategic: surface || state.turn.strategic === 'surface' ? 'surface' : 'submarines' }
}

/** Identity of a stack, independent of field order. */
const keyOf = (s: Stack): string =>
  JSON.stringify(
    Object.entries(s)
      .filter(([field]) => field !== 'count')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

const changeOne = (stacks: readonly Stack[], unit: Stack, change: (s: Stack) => Stack | null, rules: Rules): Stack[] => {
  const key = keyOf(unit)
  const found = stacks.find((s) => keyOf(s) === key)
  if (!found) return [...stacks]
  const rest = withoutStack(stacks, found, 1)
  const changed = change({ ...found, count: 1 })
  return changed ? withStack(rules, rest, changed) : rest
}

type MoveEvent = Omit<EventOf<'units-moved'>, 'type'>

/** Stacks in both spaces after a move (equal after a round trip, STD-MIN-07). Also used for look-ahead. */
export function stacksAfterMove(
  rules: Rules,
  units: GameState['war']['units'],
  move: MoveEvent,
): { left: Stack[]; there: Stack[] } {
  const { power, from, to, path, damaged, transports, by, strategic } = move
  let left = units[from] ?? []
  const arrivals: Stack[] = []
  const length = path.length
  const can = (s: Stack): boolean =>
    by !== 'sea' ? s.used === undefined : strategic ? !s.strategic : (s.used ?? 0) + length <= rangeOf(rules, s)
  const arrive = (s: Stack): Stack =>
    by === 'sea'
      ? strategic
        ? afterStrategicMove(rules, afterSailing(rules, s, move))
        : afterSailing(rules, s, move)
      : { ...s, used: rules.units[s.type].move, via: rules.units[s.type].kind === 'air' ? 'air' : 'land' }
  const wanted = [...entries(damaged).map(([type, count]) => ({ type, count, damaged: true })), ...wantedIn(rules, move.units)]
  for (const want of wanted)
    for (const { stack, count } of pickStacks(left, power, want, can) ?? []) {
      left = withoutStack(left, stack, count)
      arrivals.push(arrive({ ...stack, count }))
    }
  for (const id of transports) {
    const ship = left.find((s) => s.id === id)
    if (!ship) continue
    left = withoutStack(left, ship, 1)
    arrivals.push(arrive(ship))
  }
  const there = arrivals.reduce((list, s) => withStack(rules, list, s), from === to ? left : (units[to] ?? []))
  return { left, there }
}

const withExcuses = ({ turn: { excused = [] } }: GameState, more: readonly Excuse[] = []): Pick<Turn, 'excused'> =>
  more.length === 0 ? {} : { excused: [...excused, ...more] }

const landingIn = (rules: Rules, units: Counts, cargo: readonly Cargo[], power: PowerId): Wanted[] =>
  wantedIn(rules, addMarkers(rules, units, markedCargo(cargo, power)))

export const moveEvents: Evolvers<
  | 'units-moved'
  | 'submarines-pursued'
  | 'units-loaded'
  | 'units-landed'
  | 'landing-declared'
  | 'landing-stayed-aboard'
  | 'landing-called-off'
  | 'units-went-back'
  | 'units-stranded'
  | 'mine-rolled'
> = {
  'units-moved': (rules, state, event) => {
    const { left, there } = stacksAfterMove(rules, state.war.units, event)
    let next = setSpace(state.war.units, event.from, left)
    // In-place writes to this fresh copy; a new key would make the record slow (see `withEntry`).
    if (next[event.to]) next[event.to] = there
    else next = setSpace(next, event.to, there)
    if (event.by !== 'sea' || !(rules.patrols || event.strategic)) return { ...state, war: { ...state.war, units: next } }
    return {
      ...state,
      war: { ...state.war, units: next },
      turn: { ...state.turn, ...companyFacts(rules, state, event), ...strategicMoveFacts(rules, state, event) },
    }
  },
  'submarines-pursued': (rules, state, { space, power, groups, lost }) => {
    let left = lost
    return {
      ...state,
      table: { ...state.table, rng: advanceDice(state, diceIn(groups)) },
      turn: { ...state.turn, pursued: [...(state.turn.pursued ?? []), space] },
      war: {
        ...state.war,
        units: mapSpace(rules, state.war.units, space, (s) => {
          const gone = s.power === power && s.strategic && rules.units[s.type].tags.has('submerges') ? Math.min(left, s.count) : 0
          left -= gone
          return gone === 0 ? s : gone === s.count ? null : { ...s, count: s.count - gone }
        }),
      },
    }
  },
  'units-loaded': (rules, state, { power, from, zone, transport, units }) => {
    let left = state.war.units[from] ?? []
    const cargo: Cargo[] = []
    for (const want of wantedIn(rules, units))
      for (const taken of pickStacks(left, power, want, (s) => s.used === undefined) ?? []) {
        left = withoutStack(left, taken.stack, taken.count)
        const { type } = want
        const item: Cargo = {
          power,
          type,
          fresh: true,
          ...(isBoundAtStart(rules, state, from, type) ? { bound: true } : {}),
          ...(taken.stack.gas ? { gas: true } : {}),
        }
        for (let i = 0; i < taken.count; i++) cargo.push(item)
      }
    const loaded = setSpace(state.war.units, from, left)
    return {
      ...state,
      war: {
        ...state.war,
        units: mapSpace(rules, loaded, zone, (s) => (s.id === transport ? { ...s, cargo: [...(s.cargo ?? []), ...cargo] } : s)),
      },
    }
  },
  'units-landed': (rules, state, { power, zone, to, transport, units, assault, delayed, unled }) => {
    const freely = rules.hooks.boundMayEnter({ rules, state }, to, power)
    let next = state.war.units
    let count = 0
    const aboard = (next[zone] ?? []).find((s) => s.id === transport)?.cargo ?? []
    // Guns with a marker first, unless the counts say how many land (ADV-03-21).
    for (const { type, count: wanted, gas } of landingIn(rules, units, aboard, power)) {
      let missing = wanted
      next = mapSpace(rules, next, zone, (s) => {
        if (s.id !== transport) return s
        const cargo = (s.cargo ?? []).filter((c) => {
          if (missing === 0 || c.power !== power || c.type !== type || (c.bound && !freely)) return true
          if (gas !== undefined && (c.gas ?? false) !== gas) return true
          missing--
          return false
        })
        return { ...s, cargo, offloaded: to }
      })
      const landed = wanted - missing
      count += landed
      if (landed > 0)
        next = addTo(rules, next, to, {
          power,
          type,
          count: landed,
          ...(gas ? { gas } : {}),
          used: rules.units[type].move,
          via: 'sea',
          ...(assault ? { zone } : {}),
        })
    }
    const ashore = [...state.turn.ashore]
    const at = ashore.findIndex((a) => a.zone === zone && a.to === to && a.delayed === delayed)
    const known = ashore[at]
    if (known) ashore[at] = { ...known, count: known.count + count }
    else ashore.push({ zone, to, count, assault, delayed })
    return {
      ...state,
      war: {
        ...state.war,
        units: next,
        ...(unled ? { setAshore: [...(state.war.setAshore ?? []), { space: to, power }] } : {}),
      },
      turn: { ...state.turn, ashore, landings: state.turn.landings.filter((l) => l.transport !== transport) },
    }
  },
  'landing-declared': (_rules, state, { power, zone, to, transport, units, assault, direct }) => {
    const known = state.turn.landings.find((l) => l.transport === transport)
    const merged = { ...units }
    if (known) for (const [type, n] of entries(known.units)) merged[type] = (merged[type] ?? 0) + n
    const allies =
      power === state.flow.power ? known?.allies : { ...known?.allies, [power]: addCounts(known?.allies?.[power] ?? {}, units) }
    const waits = !direct || (known !== undefined && !known.direct)
    const landing = {
      transport,
      zone,
      to,
      units: merged,
      assault,
      ...(allies ? { allies } : {}),
      ...(waits ? {} : { direct: true as const }),
    }
    const landings = state.turn.landings.filter((l) => l.transport !== transport)
    return { ...state, turn: { ...state.turn, landings: [...landings, landing].sort((a, b) => a.transport - b.transport) } }
  },
  'landing-stayed-aboard': (_rules, state, { transport }) => ({
    ...state,
    turn: { ...state.turn, landings: state.turn.landings.filter((l) => l.transport !== transport) },
  }),
  'landing-called-off': (_rules, state, { zone, to, off, transports, excused }) => ({
    ...state,
    turn: {
      ...state.turn,
      calledOff: [...state.turn.calledOff, { zone, to, off, ...(transports ? { transports } : {}) }],
      ...withExcuses(state, excused),
    },
  }),
  'units-went-back': (rules, state, { power, from, zone, transport, units }) => {
    let { units: next } = state.war
    const cargo: Cargo[] = []
    for (const [type, n] of entries(units)) {
      let missing = n
      next = mapSpace(rules, next, from, (s) => {
        if (missing === 0 || s.power !== power || s.type !== type || s.via !== 'sea') return s
        const count = Math.min(missing, s.count)
        missing -= count
        for (let i = 0; i < count; i++) cargo.push({ power, type, ...(s.gas ? { gas: true as const } : {}) })
        return count === s.count ? null : { ...s, count: s.count - count }
      })
    }
    next = mapSpace(rules, next, zone, (s) => (s.id === transport ? { ...s, cargo: [...(s.cargo ?? []), ...cargo] } : s))
    const ashore = state.turn.ashore
      .map((a) => (a.zone === zone && a.to === from ? { ...a, count: a.count - cargo.length } : a))
      .filter((a) => a.count > 0)
    return { ...state, war: { ...state.war, units: next }, turn: { ...state.turn, ashore } }
  },
  'units-stranded': (rules, state, { power, space }) => ({
    ...state,
    war: { ...state.war, units: mapSpace(rules, state.war.units, space, (s) => (s.power === power ? null : s)) },
  }),
  'mine-rolled': (rules, state, { zone, at, ship, result, excused }) => {
    const stacks = changeOne(
      state.war.units[at] ?? [],
      ship,
      (s) => {
        if (result === 'sunk') return null
        const entered = (s.entered ?? []).filter((z) => z !== zone)
        const { entered: _entered, ...rest } = s
        return {
          ...rest,
          ...(result === 'damaged' ? { damaged: true as const } : {}),
          ...(entered.length > 0 ? { entered } : {}),
          rolled: [...(s.rolled ?? []), zone],
        }
      },
      rules,
    )
    return {
      ...state,
      table: { ...state.table, rng: advanceDice(state, 1) },
      war: { ...state.war, units: setSpace(state.war.units, at, stacks) },
      turn: {
        ...state.turn,
        mined: result === 'safe' || state.turn.mined.includes(at) ? state.turn.mined : [...state.turn.mined, at].sort(),
        landings:
          result === 'sunk' && ship.id !== undefined
            ? state.turn.landings.filter((l) => l.transport !== ship.id)
            : state.turn.landings,
        ...withExcuses(state, excused),
      },
    } satisfies GameState
  },
}
