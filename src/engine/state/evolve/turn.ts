import type { Rules } from '../../rulesets/rules.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'
import type { GameState, Stack } from '../../types/state.ts'
import { isHostileZone } from '../queries.ts'
import { ENTRY_FLAG } from '../relations.ts'
import { mapSpace, rested, withStack } from '../stacks.ts'
import type { Family } from './index.ts'

const restedAll = (rules: Rules, stacks: Stack[]): Stack[] =>
  stacks.every((s) => rested(s) === s) ? stacks : stacks.map(rested).reduce((list, s) => withStack(rules, list, s), [] as Stack[])

/** What is remembered for one turn only, as it is before anything has happened. */
export const freshTurn = () =>
  ({
    order: {},
    landings: [],
    mined: [],
    calledOff: [],
    ashore: [],
    battles: [],
    bombarded: {},
    placed: {},
    liberated: {},
  }) satisfies Partial<GameState>

/** The facts that a turn starts from; also made by `positionFrom`. */
export function openTurn(rules: Rules, state: GameState, power: PowerId): GameState {
  const units = Object.fromEntries(Object.entries(state.units).map(([space, stacks]) => [space, restedAll(rules, stacks)]))
  const {
    owed: _owed,
    refunded: _refunded,
    company: _company,
    strategic: _strategic,
    pursued: _pursued,
    seaWon: _won,
    ...lasting
  } = state
  const own = Object.keys(units)
    .filter((id) => rules.map.places.get(id)?.kind === 'land' && units[id]?.some((s) => s.power === power))
    .sort()
  return {
    ...lasting,
    power,
    units: refreshed(rules, { ...lasting, power, units }),
    ...freshTurn(),
    garrisons: stillHelped(state),
    // What was paid for and could not come, because the capital fell in between, is lost (INF-INFL-09).
    ...(state.paid ? { paid: { influence: [], revolts: [] } } : {}),
    opened: { control: state.control, own, ...aloneAsOpened(rules, units, power, own), ...zonesAsOpened(rules, state, power) },
    lostBases: rules.map.territories.filter((p) => p.bases.length > 0 && enemyHolds(rules, state, p.id, power)).map((p) => p.id),
  }
}

/** WIK-08: a garrison that nobody contests, and whose helpers have all left it, fights nobody any more. */
function stillHelped(state: GameState): GameState['garrisons'] {
  const alone = (space: SpaceId): boolean =>
    state.control[space] !== 'contested' && !state.units[space]?.some((s) => s.power !== 'neutral')
  const kept = Object.entries(state.garrisons).filter(([space]) => !alone(space))
  return kept.length === Object.keys(state.garrisons).length ? state.garrisons : Object.fromEntries(kept)
}

/** Ships after a strategic move, and those set aside for a landing, are back among the others when combat is over, submarines above water (ADV-06-19). */
function surfaced(rules: Rules, state: GameState): GameState['units'] {
  if (state.strategic === undefined && !rules.switches.assaultsWait) return state.units
  const back = ({ strategic, submerged, group: _group, ...s }: Stack): Stack =>
    submerged && !strategic ? { ...s, submerged } : s
  return Object.keys(state.units).reduce(
    (units, space) => mapSpace(rules, units, space, (s) => (s.strategic || s.group !== undefined ? back(s) : s)),
    state.units,
  )
}

/** The acting power's units with what this turn gives them beyond the ordinary; they have not moved yet. */
function refreshed(rules: Rules, state: GameState): GameState['units'] {
  let { units } = state
  for (const [space, stacks] of Object.entries(state.units)) {
    const fresh = stacks.map((s) => (s.power === state.power ? rules.hooks.refresh(rules, state, space, s) : s))
    if (fresh.some((s, i) => s !== stacks[i]))
      units = { ...units, [space]: fresh.reduce((list, s) => withStack(rules, list, s), [] as Stack[]) }
  }
  return units
}

/** A power that enters the war as its own turn opens has friends and enemies from the first (STD-POL-24). */
function enteredNow(rules: Rules, state: GameState): GameState {
  return { ...state, units: refreshed(rules, state), opened: { ...state.opened, ...zonesAsOpened(rules, state, state.power) } }
}

/** Where fighters may rest with allies, the territories in which the power has nothing else (INF-UNIT-07). */
function aloneAsOpened(rules: Rules, units: GameState['units'], power: PowerId, own: readonly SpaceId[]): { alone?: SpaceId[] } {
  if (rules.switches.guestFighters !== 'guests') return {}
  const alone = own.filter((id) => units[id]?.every((s) => s.power !== power || rules.units[s.type].kind === 'air'))
  return alone.length > 0 ? { alone } : {}
}

/** Where retreats at sea are known, the zones that are hostile as the turn opens (TOU-RET-04). */
function zonesAsOpened(rules: Rules, state: GameState, power: PowerId): { hostile?: SpaceId[] } {
  if (!rules.switches.seaRetreats) return {}
  const look = { rules, state }
  return { hostile: rules.map.zones.filter((z) => isHostileZone(look, z.id, power)).map((z) => z.id) }
}

const inTurnOrder = (rules: Rules, powers: readonly PowerId[]): PowerId[] => rules.order.filter((p) => powers.includes(p))
const without = (powers: readonly PowerId[] = [], power: PowerId): PowerId[] => powers.filter((p) => p !== power)

export function enemyHolds(rules: Rules, state: Pick<GameState, 'control'>, space: SpaceId, power: PowerId): boolean {
  const control = state.control[space]
  return control !== undefined && control !== 'contested' && rules.sideOf(control) !== rules.sideOf(power)
}

export const turnEvents: Family<
  | 'round-opened'
  | 'turn-opened'
  | 'phase-opened'
  | 'phase-skipped'
  | 'turn-skipped'
  | 'war-entered'
  | 'revolution-broke-out'
  | 'resigned'
  | 'economy-collapsed'
  | 'economy-recovered'
  | 'power-surrendered'
  | 'time-called'
  | 'war-won'
  | 'decision-asked'
  | 'decision-answered'
> = {
  'round-opened': (_rules, state, { round }) => ({ ...state, round }),
  'turn-opened': (rules, state, { power }) => openTurn(rules, state, power),
  'phase-opened': (rules, state, { phase }) => ({
    ...state,
    phase,
    ...(phase === 'mobilize' ? { battles: [], units: surfaced(rules, state) } : {}),
  }),
  'phase-skipped': (rules, state, { phase }) => ({
    ...state,
    phase,
    ...(phase === 'mobilize' ? { units: surfaced(rules, state) } : {}),
  }),
  'turn-skipped': (_rules, state, { power }) => ({ ...state, power }),
  'war-entered': (rules, state, { power, cause }) => {
    const next = { ...state, [ENTRY_FLAG[power] ?? 'usaAtWar']: true }
    return cause === 'date' && power === state.power ? enteredNow(rules, next) : next
  },
  'revolution-broke-out': (_rules, state) => ({ ...state, revolution: true }),
  resigned: (_rules, state) => state,
  'economy-collapsed': (rules, state, { power }) => ({
    ...state,
    collapsed: inTurnOrder(rules, [...(state.collapsed ?? []), power]),
  }),
  'economy-recovered': (_rules, state, { power }) => ({ ...state, collapsed: without(state.collapsed, power) }),
  'power-surrendered': (rules, state, { power }) => ({
    ...state,
    surrendered: inTurnOrder(rules, [...(state.surrendered ?? []), power]),
    collapsed: without(state.collapsed, power),
    // TOU-COL-15: its submarines are gone, and the war they waged.
    submarineWarfare: state.submarineWarfare && rules.data.submarineWarfare.by !== power,
  }),
  'time-called': (_rules, state) => ({ ...state, timeUp: true }),
  'war-won': (_rules, state, { side, how, points, rule }) => ({
    ...state,
    winner: { side, how, ...(points ? { points } : {}), rule },
    pending: null,
    agenda: [],
  }),
  'decision-asked': (_rules, state) => ({ ...state, asked: state.asked + 1 }),
  'decision-answered': (_rules, state) => ({ ...state, pending: null }),
}
