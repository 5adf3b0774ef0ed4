/** The public API of the rules: pure functions over plain JSON. Everything outside the engine imports only this file. */

import { seatingsOf } from '../content/choices.ts'
import type { RulesetData, Space } from '../content/index.ts'
import { sideOf } from '../content/powers.ts'
import { check, reduceRecorded } from './flow/reduce.ts'
import { contextOf } from './kernel/context.ts'
import type { Alignment, Steps, UnitInfo } from './kernel/rules.ts'
import { labelQuestion } from './messages/decision.ts'
import { toRuleError, toRuleErrorOrNull } from './messages/rule-error.ts'
import { possibleCompanions } from './phases/combat/land/sides.ts'
import { restrictionsOn } from './phases/politics/neutral-powers.ts'
import { type Goal, goalsOf } from './phases/politics/victory.ts'
import { closedLandIn, peaceKindsIn } from './queries/territory.ts'
import { printedRules, rulesOf } from './rulesets/index.ts'
import { hasLeft, isIsolated } from './state/relations.ts'
import * as selectors from './state/selectors.ts'
import type { Action } from './types/action.ts'
import type { Decision } from './types/decision.ts'
import type { Counts, Phase, PowerId, RuleId, RulesetId, Side, SpaceId } from './types/ids.ts'
import type { Outcome, RuleError } from './types/outcome.ts'
import type { BattleEntry, GameState, Winner } from './types/state.ts'
import type { Homeland, Scores } from './types/views.ts'

export { fieldsOf, isOrder } from './flow/actions.ts'
export {
  type EndedBattle,
  type LookAhead,
  landAfterSeaBattle,
  type MinedShip,
  passMines,
  pendingMines,
} from './flow/look-ahead.ts'
export { replay } from './flow/replay.ts'
export type { Alignment } from './kernel/rules.ts'
export { createGame, positionFrom } from './messages/create-game.ts'
export {
  type AirOutcome,
  airBattleOutcomes,
  type BattleDice,
  battleDice,
  battleRules,
  currentTrack,
  type DiceLine,
  forcesIn,
  meanHits,
  tracksOf,
} from './queries/battles.ts'
export { costOf, costOfAll, type GameTable, tableOf, unitsIn } from './queries/board.ts'
export { engagementBonus, engagementEdge } from './queries/engagement.ts'
export { applyEvents, cheapestLosses, legalActions, playHypothetical, type WhatIf, whatIf } from './queries/look-ahead.ts'
export {
  bidPlaces,
  incomeHandicapOf,
  type LostCapital,
  lostCapitals,
  type Offer,
  offers,
  owedOrder,
  type Placement,
  placements,
  suppliesOf,
  worthOf,
} from './queries/money.ts'
export { entryRefusal, minesAgainst, minorArmy, minorForecast, reach, repairMoves, whyNot } from './queries/moves.ts'
export { intruders, withdrawals } from './queries/territory.ts'
export { rulesets } from './rulesets/index.ts'
export { hashOf } from './state/hash.ts'
export type * from './types/action.ts'
export type * from './types/decision.ts'
export type * from './types/event.ts'
export type * from './types/ids.ts'
export { PHASES, POWERS, RULESET_IDS, SIDES, UNIT_TYPES } from './types/ids.ts'
export type * from './types/outcome.ts'
export { ContractError } from './types/outcome.ts'
export type * from './types/state.ts'
export type * from './types/step.ts'
export type * from './types/task.ts'

const viewOf = (state: GameState) => ({ rules: rulesOf(state), state })

/** The new state with events and dice, or the refusal; `state` is never changed. */
export function reduce(state: GameState, action: Action): Outcome {
  const played = reduceRecorded(state, action)
  return played.ok ? played : { ok: false, error: toRuleError(rulesOf(state), played.refusal) }
}

/** As `reduce`, without computing the new state. */
export const checkAction = (state: GameState, action: Action): RuleError | null =>
  toRuleErrorOrNull(rulesOf(state), check(contextOf(rulesOf(state), state), action))

/**
 * The rulebook's split of the powers for 2 to 8 players (STD-SET-04, STD-SET-05, STD-SET-06, STD-SET-07, STD-SET-08, STD-SET-09,
 * STD-SET-10).
 */
export const seatings = (players: number): PowerId[][] => seatingsOf(players).map((held) => [...held])

/** Current round (from 1), power and phase (STD-SET-12, STD-SET-13). */
export const turn = ({ flow: { round, power, phase } }: GameState): { round: number; power: PowerId; phase: Phase } => ({
  round,
  power,
  phase,
})
/** The open question with option names; null if the current power acts freely or the war is over. */
export function decision(state: GameState): Decision | null {
  const { winner: won, pending } = state.flow
  return won || !pending ? null : labelQuestion(contextOf(rulesOf(state), state), pending)
}
/** Who won, how and by which rule; null while the war goes on (STD-VIC-01, STD-VIC-02). */
export const winner = (state: GameState): Winner | null => state.flow.winner
/** Controller of a territory, or `contested`; null if there is none, as in sea zones (STD-BRD-12, STD-BRD-13). */
export const controllerOf = (state: GameState, space: SpaceId): PowerId | 'contested' | null =>
  selectors.controllerOf(state, space)
/** Status of a space for a power (STD-BRD-10, STD-BRD-11, STD-BRD-12, STD-BRD-13). Throws for an unknown space. */
export const statusOf = (state: GameState, space: SpaceId, power: PowerId): selectors.Status =>
  selectors.statusOf(viewOf(state), space, power)
/** Current IPC of a power. */
export const treasuryOf = (state: GameState, power: PowerId): number => state.war.treasury[power]
/** IPC a turn from controlled land (STD-INC-01, STD-MUL-05), before losses to submarines. */
export const productionOf = (state: GameState, power: PowerId): number => selectors.productionOf(viewOf(state), power)
/**
 * Units in the mobilization zone: the order, and units sent home by the revolution (ADV-26-07) unless they must wait (ADV-26-08).
 */
export const bankOf = (state: GameState, power: PowerId): Counts => {
  if (power !== state.flow.power) return {}
  return rulesOf(state).views.waiting?.(viewOf(state)) ?? { ...state.turn.purchase }
}
/** Units the current power has bought and not yet mobilized. */
export const currentPurchase = (state: GameState): Counts => ({ ...state.turn.purchase })
/** A copy of the battle list in Conduct Combat; empty in other phases (STD-CBT-01). */
export const battles = (state: GameState): BattleEntry[] =>
  state.flow.phase === 'combat' ? state.turn.battles.map((b) => ({ ...b })) : []

/** Political facts as plain data. Fields of other rulesets are absent. */
export const situation = (state: GameState) => {
  const { war, turn } = state
  const { submarineWarfare, convoyWar, convoyWarSince, revolution, mobilized, influenced, revolted, shippingLost } = war
  const { surrendered, collapsed, timeUp, armistice, homeward, leanings } = war
  const { landings, paid } = turn
  const late = rulesOf(state).data.lateEntries.map(({ power }) => power)
  return {
    usaAtWar: !war.neutrals.includes('usa'),
    ...(late.includes('italy') ? { italyAtWar: !war.neutrals.includes('italy') } : {}),

    submarineWarfare: submarineWarfare || convoyWar === 'unrestricted',
    ...(convoyWar === undefined ? {} : { convoyWar }),
    ...(convoyWarSince === undefined ? {} : { convoyWarSince }),
    revolution,
    mobilized: [...mobilized],
    landings: landings.map(({ transport, to, units }) => ({ transport, to, units: { ...units } })),
    // Influence: countries won, revolts, pending payments, shipping losses.
    ...(influenced === undefined ? {} : { influenced: [...influenced] }),
    ...(revolted === undefined ? {} : { revolted: [...revolted] }),
    ...(paid === undefined ? {} : { paid: { influence: [...paid.influence], revolts: [...paid.revolts] } }),
    ...(shippingLost === undefined ? {} : { shippingLost: { ...shippingLost } }),
    // Tournament: surrendered and collapsed powers; whether time was called.
    ...(surrendered === undefined ? {} : { surrendered: [...surrendered] }),
    ...(collapsed === undefined ? {} : { collapsed: [...collapsed] }),
    ...(timeUp === undefined ? {} : { timeUp }),
    // Advanced: armistice fronts, units on their way home, neutrals driven to a side.
    ...(armistice === undefined ? {} : { armistice: { ...armistice } }),
    ...(homeward === undefined ? {} : { homeward: { ...homeward } }),
    ...(leanings === undefined ? {} : { leanings: { ...leanings } }),
  }
}

/** Losses and collapse thresholds of each homeland (TOU-COL-01); empty in rulesets without collapse. */
export const homelands = (state: GameState): Homeland[] => rulesOf(state).views.homelands?.(viewOf(state)) ?? []
/** Points of both sides and the limit at which they count (TOU-VIC-06); null in other rulesets. */
export const scores = (state: GameState): Scores | null => rulesOf(state).views.scores?.(viewOf(state)) ?? null
export type { Goal, Homeland, Scores }
/** Victory conditions of both sides and what of them is met now. */
export const goals = (state: GameState): readonly Goal[] => goalsOf(viewOf(state))

/** Whether the power has entered the war. */
export const isAtWar = (state: GameState, power: PowerId): boolean => !isIsolated({ state }, power)
/** Whether the power has left the war by revolution or surrender. */
export const hasLeftWar = (state: GameState, power: PowerId): boolean => hasLeft(viewOf(state), power)

/** Allies who may join the acting power's attack on a territory; empty in rulesets without joint attacks. */
export const companions = (state: GameState, space: SpaceId): { powers: PowerId[]; rule: RuleId } => ({
  powers:
    rulesOf(state).map.places.get(space)?.kind === 'land' ? possibleCompanions(contextOf(rulesOf(state), state), space) : [],
  rule: 'INF-LAND-01',
})

/** Whether a transport's owner may land allied cargo. */
export const canLandAlliedCargo = (state: GameState): boolean => rulesOf(state).cites.landsAllies !== null

/** Rules that bind a power before it enters the war; empty afterwards. */
export const restrictions = (state: GameState, power: PowerId): { rule: RuleId }[] =>
  restrictionsOn(viewOf(state), power).map((rule) => ({ rule }))
/** The side and patron of a minor power, or of the minor that owns a colony. */
export const alignmentOf = (state: GameState, minor: SpaceId): Alignment =>
  rulesOf(state).map.places.has(minor) ? selectors.alignmentOf(viewOf(state), minor) : selectors.UNALIGNED

/** Date of a round: half a year each from autumn 1914, or the year 1913 + n (INF-TURN-02). */
export function dateOf(state: GameState, round = state.flow.round): { year: number; season: 'autumn' | 'spring' | null } {
  if (rulesOf(state).data.roundsPerYear === 1) return { year: 1913 + round, season: null }
  return { year: 1914 + Math.floor(round / 2), season: round % 2 === 1 ? 'autumn' : 'spring' }
}

/** Name of the board in play. */
export const boardOf = (state: GameState): string => rulesOf(state).data.board
/** All spaces of the board in play, with changes by ruleset and options. */
export const spacesOf = (state: GameState): readonly Space[] => rulesOf(state).spaces
/** The ruleset's data with the chosen options. */
export const dataOf = (state: GameState): RulesetData => rulesOf(state).data
/** A ruleset with default options: data, numbers, board, opening and units. */
export function rulesetFacts(id: RulesetId) {
  const { data, numbers, behaviours, cites, spaces, opening, types, units, steps, owners } = printedRules(id)
  return {
    data,
    numbers,
    behaviours,
    cites,
    steps: namesOf(steps),
    owners,
    spaces,
    opening,
    units: types.map((type) => units[type]),
  }
}
const namesOf = (steps: Steps) =>
  Object.fromEntries(
    Object.entries(steps).map(([list, of]) => [
      list,
      of.map((step: string | { id: string }) => (typeof step === 'string' ? step : step.id)),
    ]),
  ) as Record<keyof Steps, string[]>
/** Unit types in play with price and abilities; markers last. */
export const unitTypesOf = (state: GameState): readonly UnitInfo[] =>
  rulesOf(state).data.units.map((type) => rulesOf(state).units[type])

/** Zones whose convoys can be raided now. Of two owners the first pays for odd dice (ADV-10-03, ADV-10-25). */
export const convoys = (state: GameState): { zone: SpaceId; owners: PowerId[] }[] =>
  (rulesOf(state).data.convoys?.zones ?? []).flatMap((zone) => {
    const owners = [...(rulesOf(state).views.convoyOwners?.(viewOf(state), zone) ?? [])]
    return owners.length > 0 ? [{ zone, owners }] : []
  })

/** Straits and canals, and the sides that can use them now (STD-BRD-19). */
export const passages = (state: GameState) =>
  rulesOf(state).data.passages.map(({ id, kind, zones, control, free, rule }) => {
    const holder = selectors.controllerOf(state, control)
    const open: Side[] = holder === null || holder === 'contested' || isIsolated({ state }, holder) ? [] : [sideOf(holder)]
    return { id, kind, zones, control, open, surfaceOnly: free !== undefined, rule }
  })

/** Land closed after the revolution (STD-REV-12, STD-REV-13, INF-RUS-09, ADV-26-03). */
export const closedLand = (state: GameState): SpaceId[] => closedLandIn(viewOf(state))

/** How land can leave the war in this game: closed, or under an armistice. */
export const peaceKinds = (state: GameState): { closed: boolean; armistice: boolean } => peaceKindsIn(viewOf(state))

/** Zones where only patrols are hostile to this power (ADV-05-04). */
export const patrolledZones = (state: GameState, power: PowerId): SpaceId[] =>
  rulesOf(state).patrols
    ? spacesOf(state).flatMap(({ id, kind }) => (kind === 'sea' && selectors.isPatrolled(viewOf(state), id, power) ? [id] : []))
    : []

export { sideOf }
