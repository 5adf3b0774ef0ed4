/**
 * The only door into the rules: pure functions over plain JSON. The table, the tests and the tools come in here and never
 * reach behind it.
 */

import { seatingsOf } from '../content/choices.ts'
import type { RulesetData, Space } from '../content/index.ts'
import { sideOf } from '../content/powers.ts'
import { labelled } from './door/decision.ts'
import { told, toldOrNull } from './door/refusals.ts'
import { check, reduceRecorded } from './flow/reduce.ts'
import { contextOf } from './kernel/context.ts'
import type { Alignment, Steps, UnitInfo } from './kernel/rules.ts'
import { willing } from './phases/combat/land/joint.ts'
import { restrictionsOn } from './phases/politics/isolation.ts'
import { type Goal, goalsOf } from './phases/politics/victory-conditions.ts'
import { closedLandIn, peacesIn } from './queries/closed.ts'
import { printedRules, rulesOf } from './rulesets/index.ts'
import { hasLeft, isIsolated } from './state/relations.ts'
import * as selectors from './state/selectors.ts'
import type { Action } from './types/action.ts'
import type { Decision } from './types/decision.ts'
import type { Counts, Phase, PowerId, RuleId, RulesetId, Side, SpaceId } from './types/ids.ts'
import type { Outcome, RuleError } from './types/outcome.ts'
import type { BattleEntry, GameState, Winner } from './types/state.ts'
import type { Homeland, Scores } from './types/views.ts'

export { createGame, positionFrom } from './door/start.ts'
export { fieldsOf, isOrder } from './flow/actions.ts'
export { type Ahead, type Ended, goAshoreAfter, goPastMines, minesToPass, type PastMines } from './flow/ahead.ts'
export { replay } from './flow/replay.ts'
export type { Alignment } from './kernel/rules.ts'
export { minesAgainst, minorArmy, minorForecast } from './queries/awaits.ts'
export { barredFrom } from './queries/barred.ts'
export { engagementBonus, engagementEdge } from './queries/engagement.ts'
export { battleRules, forcesIn } from './queries/forces.ts'
export { incomeHandicapOf, suppliesOf, worthOf } from './queries/income.ts'
export { intruders, withdrawals } from './queries/left-open.ts'
export { legalActions } from './queries/legal.ts'
export { type Muster, type MusterLine, muster } from './queries/muster.ts'
export { type Offer, offers } from './queries/offers.ts'
export { bidPlaces, owedNow, type Placement, placements } from './queries/placements.ts'
export { type AirEnding, meanHits, prospects } from './queries/prospects.ts'
export { reach, whyNot } from './queries/reach.ts'
export { remedy } from './queries/remedy.ts'
export { costOf, costOfAll, type GameTable, tableOf } from './queries/table.ts'
export { trackNow, tracksOf } from './queries/track.ts'
export { type Forfeit, heldCapitals } from './queries/treasuries.ts'
export { unfold } from './queries/unfold.ts'
export { unitsIn } from './queries/units.ts'
export { ahead, lossesAt, type WhatIf, whatIf } from './queries/what-if.ts'
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

/** One action → the new state with its events and dice, or the refusal; the state passed in is untouched. */
export function reduce(state: GameState, action: Action): Outcome {
  const played = reduceRecorded(state, action)
  return played.ok ? played : { ok: false, error: told(rulesOf(state), played.refusal) }
}

/** `reduce` without the work of a new state. */
export const checkAction = (state: GameState, action: Action): RuleError | null =>
  toldOrNull(rulesOf(state), check(contextOf(rulesOf(state), state), action))

/**
 * The rulebook's split of the powers for 2 to 8 players (STD-SET-04, STD-SET-05, STD-SET-06, STD-SET-07, STD-SET-08, STD-SET-09,
 * STD-SET-10).
 */
export const seatings = (players: number): PowerId[][] => seatingsOf(players).map((held) => [...held])

/** Where the war stands: the round from 1 on, whose turn it is, and the phase (STD-SET-12, STD-SET-13). */
export const turn = ({ flow: { round, power, phase } }: GameState): { round: number; power: PowerId; phase: Phase } => ({
  round,
  power,
  phase,
})
/** The open question, its options with their names; null: whoever's turn it is acts freely, or the war is over. */
export function decision(state: GameState): Decision | null {
  const { winner: won, pending } = state.flow
  return won || !pending ? null : labelled(contextOf(rulesOf(state), state), pending)
}
/** Who has won, how and by which rule; null while the war goes on (STD-VIC-01, STD-VIC-02). */
export const winner = (state: GameState): Winner | null => state.flow.winner
/** Who controls a territory, or that it is contested; null: nobody, as in a sea zone (STD-BRD-12, STD-BRD-13). */
export const controllerOf = (state: GameState, space: SpaceId): PowerId | 'contested' | null =>
  selectors.controllerOf(state, space)
/**
 * What a space is to a power now: friendly, hostile, contested or neutral (STD-BRD-10, STD-BRD-11, STD-BRD-12, STD-BRD-13). Throws
 * where there is no such space.
 */
export const statusOf = (state: GameState, space: SpaceId, power: PowerId): selectors.Status =>
  selectors.statusOf(viewOf(state), space, power)
/** IPCs that a power has now. */
export const treasuryOf = (state: GameState, power: PowerId): number => state.war.treasury[power]
/** IPCs a turn from all that the power controls (STD-INC-01, STD-MUL-05), before what submarines sink. */
export const productionOf = (state: GameState, power: PowerId): number => selectors.productionOf(viewOf(state), power)
/** What waits in the mobilization zone: the order, and from Purchase on what the revolution sent home (ADV-26-07), unless it has to wait (ADV-26-08). */
export const bankOf = (state: GameState, power: PowerId): Counts => {
  if (power !== state.flow.power) return {}
  return rulesOf(state).views.waiting?.(viewOf(state)) ?? { ...state.turn.purchase }
}
/** What the power whose turn it is has bought and not mobilized yet. */
export const orderedNow = (state: GameState): Counts => ({ ...state.turn.purchase })
/** The battle list of Conduct Combat in its order, copied; empty in every other phase (STD-CBT-01). */
export const battles = (state: GameState): BattleEntry[] =>
  state.flow.phase === 'combat' ? state.turn.battles.map((b) => ({ ...b })) : []

/**
 * The politics of the moment as plain data: who is neutral, what is declared, mobilized, set down to land. Fields of rulesets that
 * are not played are absent.
 */
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
    // Influence: what was won and has risen, what is paid for and waits for Mobilize, what submarines have cost each victim so far.
    ...(influenced === undefined ? {} : { influenced: [...influenced] }),
    ...(revolted === undefined ? {} : { revolted: [...revolted] }),
    ...(paid === undefined ? {} : { paid: { influence: [...paid.influence], revolts: [...paid.revolts] } }),
    ...(shippingLost === undefined ? {} : { shippingLost: { ...shippingLost } }),
    // Tournament: powers out of the war and powers without an economy; whether the table has called time.
    ...(surrendered === undefined ? {} : { surrendered: [...surrendered] }),
    ...(collapsed === undefined ? {} : { collapsed: [...collapsed] }),
    ...(timeUp === undefined ? {} : { timeUp }),
    // Advanced: fronts under the armistice with the side that holds or last held them; units on their way home; where neutrals were driven.
    ...(armistice === undefined ? {} : { armistice: { ...armistice } }),
    ...(homeward === undefined ? {} : { homeward: { ...homeward } }),
    ...(leanings === undefined ? {} : { leanings: { ...leanings } }),
  }
}

/** Each power's homeland as it stands: what is lost of it, at which losses it collapses, and what has come of it (TOU-COL-01); none where nobody collapses. */
export const homelands = (state: GameState): Homeland[] => rulesOf(state).views.homelands?.(viewOf(state)) ?? []
/** Points of both sides now, and the limit at which they count (TOU-VIC-06); null in rulesets without. */
export const scores = (state: GameState): Scores | null => rulesOf(state).views.scores?.(viewOf(state)) ?? null
export type { Goal, Homeland, Scores }
/** The ways in which each side wins, in every ruleset, and what of them is met now. */
export const goals = (state: GameState): readonly Goal[] => goalsOf(viewOf(state))

/** Is the power in the war now: not a neutral that enters later. */
export const atWar = (state: GameState, power: PowerId): boolean => !isIsolated({ state }, power)
/** Is it out of the war for good? */
export const hasLeftWar = (state: GameState, power: PowerId): boolean => hasLeft(viewOf(state), power)

/** Friends who may join the acting power's attack on a territory, and the rule that lets them; nobody where the ruleset knows no joint attack. */
export const companions = (state: GameState, space: SpaceId): { powers: PowerId[]; rule: RuleId } => ({
  powers: rulesOf(state).map.places.get(space)?.kind === 'land' ? willing(contextOf(rulesOf(state), state), space) : [],
  rule: 'INF-LAND-01',
})

/** May a transport's owner land what its allies have aboard? */
export const landsAllies = (state: GameState): boolean => rulesOf(state).cites.landsAllies !== null

/** The rules that bind a power because it is not at war yet; none once it is. */
export const restrictions = (state: GameState, power: PowerId): { rule: RuleId }[] =>
  restrictionsOn(viewOf(state), power).map((rule) => ({ rule }))
/** Whom a minor power, or the minor a colony belongs to, stands with now: a side, and one power of it or none. */
export const alignmentOf = (state: GameState, minor: SpaceId): Alignment =>
  rulesOf(state).map.places.has(minor) ? selectors.alignmentOf(viewOf(state), minor) : selectors.NOBODY

/** The date of a round: half a year each from the autumn of 1914 on, or a whole year where round n is 1913 + n (INF-TURN-02). */
export function dateOf(state: GameState, round = state.flow.round): { year: number; season: 'autumn' | 'spring' | null } {
  if (rulesOf(state).data.roundsPerYear === 1) return { year: 1913 + round, season: null }
  return { year: 1914 + Math.floor(round / 2), season: round % 2 === 1 ? 'autumn' : 'spring' }
}

/** Name of the board that is played on, and its spaces. */
export const boardOf = (state: GameState): string => rulesOf(state).data.board
/** All spaces of the board in play, with the changes of the ruleset and its options. */
export const spacesOf = (state: GameState): readonly Space[] => rulesOf(state).spaces
/** The effective data of the game: its ruleset's, with the options that are on. Facts for tables and texts. */
export const dataOf = (state: GameState): RulesetData => rulesOf(state).data
/** A ruleset as printed, before any game: its data, numbers, behaviours and the rules it names, board and opening. Facts for the page that explains the rulesets. */
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
/** Unit types in play with what they cost and do in this game, markers last. */
export const unitTypesOf = (state: GameState): readonly UnitInfo[] =>
  rulesOf(state).data.units.map((type) => rulesOf(state).units[type])

/** Zones in which convoys can be raided now, and who pays for it: of two owners the first for odd dice, the second for even ones (ADV-10-03, ADV-10-25). */
export const convoys = (state: GameState): { zone: SpaceId; owners: PowerId[] }[] =>
  (rulesOf(state).data.convoys?.zones ?? []).flatMap((zone) => {
    const owners = [...(rulesOf(state).views.convoyOwners?.(viewOf(state), zone) ?? [])]
    return owners.length > 0 ? [{ zone, owners }] : []
  })

/** Straits and canals, and the sides that may use each now (STD-BRD-19). */
export const passages = (state: GameState) =>
  rulesOf(state).data.passages.map(({ id, kind, zones, control, free, rule }) => {
    const holder = selectors.controllerOf(state, control)
    const open: Side[] = holder === null || holder === 'contested' || isIsolated({ state }, holder) ? [] : [sideOf(holder)]
    return { id, kind, zones, control, open, surfaceOnly: free !== undefined, rule }
  })

/** Land that nobody may enter any more, since its power left the war by revolution (STD-REV-12, STD-REV-13, INF-RUS-09, ADV-26-03). */
export const closedLand = (state: GameState): SpaceId[] => closedLandIn(viewOf(state))

/** How land can leave the war in this game: closed to everybody, or under an armistice. */
export const peacesKnown = (state: GameState): { closed: boolean; armistice: boolean } => peacesIn(viewOf(state))

/** Zones in which, to this power, a patrol is all that is hostile on the surface (ADV-05-04). */
export const patrolled = (state: GameState, power: PowerId): SpaceId[] =>
  rulesOf(state).patrols
    ? spacesOf(state).flatMap(({ id, kind }) => (kind === 'sea' && selectors.isPatrolled(viewOf(state), id, power) ? [id] : []))
    : []

export { sideOf }
