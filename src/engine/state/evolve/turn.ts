import type { Rules } from '../../kernel/rules.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'
import type { GameState, Stack, Turn, War } from '../../types/state.ts'
import { isHostileZone, spacesWith } from '../selectors.ts'
import { mapSpace, withoutTurnFacts, withStack } from '../stacks.ts'
import type { Evolvers } from './evolver.ts'

/** Stack lists without turn facts. Most spaces do not change in a turn, so this skips a costly check. */
const resetStacks = new WeakSet<Stack[]>()

function resetTurnFacts(rules: Rules, stacks: Stack[]): Stack[] {
  if (resetStacks.has(stacks)) return stacks
  const all = stacks.every((s) => withoutTurnFacts(s) === s)
    ? stacks
    : stacks.map(withoutTurnFacts).reduce((list, s) => withStack(rules, list, s), [] as Stack[])
  resetStacks.add(all)
  return all
}

/** The turn facts before any action. */
export const freshTurn = (opened: Turn['opened'], lostBases: SpaceId[]): Turn => ({
  purchase: {},
  opened,
  lostBases,
  landings: [],
  mined: [],
  calledOff: [],
  ashore: [],
  battles: [],
  bombarded: {},
  placed: {},
  liberated: {},
})

/** The turn facts at a turn's start; also used by `positionFrom`. */
export function openTurn(rules: Rules, state: GameState, power: PowerId): GameState {
  // In-place writes to this fresh copy; a record built key by key is slow to copy (see `withEntry`).
  const units = { ...state.war.units }
  for (const space in units) units[space] = resetTurnFacts(rules, units[space] as Stack[])
  const own = [...spacesWith(state, power)].filter((id) => rules.map.places.get(id)?.kind === 'land').sort()
  const opened = {
    control: state.war.control,
    own,
    ...fighterOnlyTerritories(rules, units, power, own),
    ...hostileZones(rules, state, power),
  }
  const held = rules.map.territories.filter((p) => p.bases.length > 0 && isEnemyHeld(rules, state.war, p.id, power))
  const turn = freshTurn(
    opened,
    held.map((p) => p.id),
  )
  const next: GameState = {
    ...state,
    war: { ...withoutLedArmies(rules, state.war), units, garrisons: activeGarrisons(state) },
    // Payments that could not take effect because the capital fell are lost (INF-INFL-09).
    turn: state.turn.paid ? { ...turn, paid: { influence: [], revolts: [] } } : turn,
    flow: { ...state.flow, power },
  }
  return { ...next, war: { ...next.war, units: applyTurnBonuses(rules, next) } }
}

/** WIK-08: drops garrisons that are uncontested and have no helpers left. */
function activeGarrisons(state: GameState): GameState['war']['garrisons'] {
  const alone = (space: SpaceId): boolean =>
    state.war.control[space] !== 'contested' && !state.war.units[space]?.some((s) => s.power !== 'neutral')
  const kept = Object.entries(state.war.garrisons).filter(([space]) => !alone(space))
  return kept.length === Object.keys(state.war.garrisons).length ? state.war.garrisons : Object.fromEntries(kept)
}

/** Drops landed armies that infantry has joined or that are gone (INF-RUS-20). */
function withoutLedArmies(rules: Rules, war: War): War {
  const { setAshore, ...rest } = war
  if (!setAshore) return war
  const unled = setAshore.filter(({ space, power }) => {
    const own = war.units[space]?.filter((s) => s.power === power) ?? []
    return own.length > 0 && !own.some((s) => rules.units[s.type].tags.has('army-core'))
  })
  return unled.length > 0 ? { ...rest, setAshore: unled } : rest
}

/** Ends strategic moves and landing groups after combat; submarines surface (ADV-06-19). */
function endStrategicMoves(rules: Rules, state: GameState): GameState['war']['units'] {
  if (state.turn.strategic === undefined && !rules.behaviours.shipsStandBy) return state.war.units
  const back = ({ strategic: _strategic, submerged: _submerged, group: _group, ...s }: Stack): Stack => s
  return Object.keys(state.war.units).reduce(
    (units, space) => mapSpace(rules, units, space, (s) => (s.strategic || s.group !== undefined ? back(s) : s)),
    state.war.units,
  )
}

/** Applies the ruleset's turn bonuses to the acting power's units, before they move. */
function applyTurnBonuses(rules: Rules, state: GameState): GameState['war']['units'] {
  let { units } = state.war
  for (const [space, stacks] of Object.entries(state.war.units)) {
    const fresh = stacks.map((s) => (s.power === state.flow.power ? rules.hooks.refreshUnit(rules, state, space, s) : s))
    if (fresh.some((s, i) => s !== stacks[i]))
      units = { ...units, [space]: fresh.reduce((list, s) => withStack(rules, list, s), [] as Stack[]) }
  }
  return units
}

/** A power that enters the war as its turn opens has friends and enemies at once (STD-POL-24). */
function openForNewBelligerent(rules: Rules, state: GameState): GameState {
  return {
    ...state,
    war: { ...state.war, units: applyTurnBonuses(rules, state) },
    turn: { ...state.turn, opened: { ...state.turn.opened, ...hostileZones(rules, state, state.flow.power) } },
  }
}

/** Influence: territories where the power has only fighters (INF-UNIT-07). */
function fighterOnlyTerritories(
  rules: Rules,
  units: GameState['war']['units'],
  power: PowerId,
  own: readonly SpaceId[],
): { alone?: SpaceId[] } {
  if (rules.behaviours.guestFighters !== 'guests') return {}
  const alone = own.filter((id) => units[id]?.every((s) => s.power !== power || rules.units[s.type].kind === 'air'))
  return alone.length > 0 ? { alone } : {}
}

/** Tournament: zones hostile as the turn opens (TOU-RET-04). */
function hostileZones(rules: Rules, state: GameState, power: PowerId): { hostile?: SpaceId[] } {
  if (!rules.behaviours.seaRetreats) return {}
  const view = { rules, state }
  return { hostile: rules.map.zones.filter((z) => isHostileZone(view, z.id, power)).map((z) => z.id) }
}

/** The powers in turn order, so that equal states are equal JSON (STD-SET-11). */
export const inTurnOrder = (rules: Rules, powers: readonly PowerId[]): PowerId[] => rules.order.filter((p) => powers.includes(p))
const without = (powers: readonly PowerId[] = [], power: PowerId): PowerId[] => powers.filter((p) => p !== power)

/** Whether a power of the other side controls the space; false for contested and vacant land. */
export function isEnemyHeld(rules: Rules, { control: held }: Pick<War, 'control'>, space: SpaceId, power: PowerId): boolean {
  const control = held[space]
  return control !== undefined && control !== 'contested' && rules.sideOf(control) !== rules.sideOf(power)
}

export const turnEvents: Evolvers<
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
  'round-opened': (_rules, state, { round }) => ({ ...state, flow: { ...state.flow, round } }),
  'turn-opened': (rules, state, { power }) => openTurn(rules, state, power),
  'phase-opened': (rules, state, { phase }) => ({
    ...state,
    war: phase === 'mobilize' ? { ...state.war, units: endStrategicMoves(rules, state) } : state.war,
    turn: phase === 'mobilize' ? { ...state.turn, battles: [] } : state.turn,
    flow: { ...state.flow, phase },
  }),
  'phase-skipped': (rules, state, { phase }) => ({
    ...state,
    war: phase === 'mobilize' ? { ...state.war, units: endStrategicMoves(rules, state) } : state.war,
    flow: { ...state.flow, phase },
  }),
  'turn-skipped': (_rules, state, { power }) => ({ ...state, flow: { ...state.flow, power } }),
  'war-entered': (rules, state, { power, cause }) => {
    const next = { ...state, war: { ...state.war, neutrals: without(state.war.neutrals, power) } }
    return cause === 'date' && power === state.flow.power ? openForNewBelligerent(rules, next) : next
  },
  'revolution-broke-out': (_rules, state) => ({ ...state, war: { ...state.war, revolution: true } }),
  resigned: (_rules, state) => state,
  'economy-collapsed': (rules, state, { power }) => ({
    ...state,
    war: { ...state.war, collapsed: inTurnOrder(rules, [...(state.war.collapsed ?? []), power]) },
  }),
  'economy-recovered': (_rules, state, { power }) => ({
    ...state,
    war: { ...state.war, collapsed: without(state.war.collapsed, power) },
  }),
  'power-surrendered': (rules, state, { power }) => ({
    ...state,
    war: {
      ...state.war,
      surrendered: inTurnOrder(rules, [...(state.war.surrendered ?? []), power]),
      collapsed: without(state.war.collapsed, power),
      submarineWarfare: state.war.submarineWarfare && rules.data.submarineWarfare.by !== power,
    },
    // TOU-COL-15: its submarine warfare ends.
  }),
  'time-called': (_rules, state) => ({ ...state, war: { ...state.war, timeUp: true } }),
  'war-won': (_rules, state, { side, how, points, rule }) => ({
    ...state,
    flow: { ...state.flow, winner: { side, how, ...(points ? { points } : {}), rule }, pending: null, agenda: [] },
  }),
  'decision-asked': (_rules, state) => ({ ...state, flow: { ...state.flow, asked: state.flow.asked + 1 } }),
  'decision-answered': (_rules, state) => ({ ...state, flow: { ...state.flow, pending: null } }),
}
