/**
 * The only door into the rules: pure functions over plain JSON. The UI, tests and tools come in here and never reach
 * behind it.
 */
export type * from './types/action.ts'
export type * from './types/decision.ts'
export type * from './types/event.ts'
export type * from './types/ids.ts'
export type * from './types/outcome.ts'
export type * from './types/state.ts'
export type * from './types/task.ts'
export { PHASES, POWERS, RULESET_IDS, SIDES, UNIT_TYPES } from './types/ids.ts'
export { ContractError } from './types/outcome.ts'

import type { Action, ReachQuery, ReachTarget } from './types/action.ts'
import type { Decision } from './types/decision.ts'
import type { Counts, Phase, PowerId, Side, SpaceId, UnitType } from './types/ids.ts'
import type { GameOptions, LogEntry, Outcome, PositionSpec, RuleError, RulesetInfo, StackView, Winner } from './types/outcome.ts'
import type { GameState } from './types/state.ts'

// Being written: the signatures stand, the functions follow.
const later = (): never => {
  throw new Error('not written yet')
}
export const createGame: (options: GameOptions) => GameState = later
export const positionFrom: (spec: PositionSpec) => GameState = later
export const seatings: (players: number) => PowerId[][] = later
export const reduce: (state: GameState, action: Action) => Outcome = later
export const checkAction: (state: GameState, action: Action) => RuleError | null = later
export const turn: (state: GameState) => { round: number; power: PowerId; phase: Phase } = later
export const decision: (state: GameState) => Decision | null = later
export const winner: (state: GameState) => Winner | null = later
export const unitsIn: (state: GameState, space: SpaceId) => StackView[] = later
export const controllerOf: (state: GameState, space: SpaceId) => PowerId | 'contested' | null = later
export const statusOf: (state: GameState, space: SpaceId, power: PowerId) => 'friendly' | 'hostile' | 'contested' | 'neutral' = later
export const treasuryOf: (state: GameState, power: PowerId) => number = later
export const productionOf: (state: GameState, power: PowerId) => number = later
export const bankOf: (state: GameState, power: PowerId) => Counts = later
export const situation: (state: GameState) => {
  usaAtWar: boolean
  submarineWarfare: boolean
  revolution: boolean
  mobilized: SpaceId[]
  landings: { transport: number; to: SpaceId; units: Counts }[]
} = later
export const reach: (state: GameState, query: ReachQuery) => ReachTarget[] = later
export const battles: (state: GameState) => { space: SpaceId; kind: 'land' | 'sea'; required: boolean; resolved: boolean }[] = later
export const legalActions: (state: GameState) => Action[] = later
export const rulesets: () => RulesetInfo[] = later
export const hashOf: (state: GameState) => string = later
export const replay: (start: GameOptions | PositionSpec, log: LogEntry[]) => Outcome = later

// Beyond the contract, for the table's explanations and previews. Same predicates, no new state.

/** Why these units may not go there now: the refusal of the most natural path, or null when they may. */
export const whyNot: (state: GameState, query: ReachQuery, to: SpaceId) => RuleError | null = later

/** What entering an unmobilized minor power's capital would raise, and which powers could own it ('choice': the other alliance chooses). */
export const minorForecast: (
  state: GameState,
  space: SpaceId,
  by: PowerId,
) => { force: Counts; owners: PowerId[]; hostile: boolean } | null = later

/** Who would throw which dice in a battle there now: columns by the number needed to hit, in the order of the dice. */
export const muster: (
  state: GameState,
  space: SpaceId,
) => { kind: 'land' | 'sea'; attacker: PowerId; attackers: MusterLine[]; defenders: MusterLine[]; assault: boolean } | null = later
export type MusterLine = {
  power: PowerId
  type: UnitType
  count: number
  needs: number
  damaged?: number
  promoted?: 'support' | 'air-supremacy'
  seaborne?: true
}

/** Zones that are mined against this power now, with the territory whose field it is and who throws. */
export const minesAgainst: (state: GameState, power: PowerId) => { zone: SpaceId; territory: SpaceId; by: PowerId }[] = later

/** Where each type of what is waiting to be mobilized may be placed now. */
export const placements: (state: GameState) => { space: SpaceId; types: UnitType[] }[] = later

/** The side a power fights for, whatever the politics of the moment. */
export const sideOf: (power: PowerId) => Side = later
