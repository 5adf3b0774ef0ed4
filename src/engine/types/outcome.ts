import type { Action, PlayerSpec } from './action.ts'
import type { GameEvent } from './event.ts'
import type { ByPower, Counts, OptionId, PowerId, RuleId, RulesetId, Side, SpaceId, UnitType } from './ids.ts'
import type { GameState, Handicap } from './state.ts'

/** Why something is not allowed: one rule, one plain sentence; `focus`: where the cause lies, if not in `space`; `also`: the other rules it breaks. */
export type RuleError = {
  rule: RuleId
  code: string
  message: string
  space?: SpaceId
  focus?: SpaceId[]
  also?: RuleError[]
}

export type Outcome = { ok: true; state: GameState; events: GameEvent[]; dice: number[] } | { ok: false; error: RuleError }

export type GameOptions = {
  ruleset: RulesetId
  options?: Record<OptionId, boolean | number>
  seed: string
  dice?: 'seeded' | 'entered'
  players?: PlayerSpec[]
  handicap?: Handicap
}

export type UnitSpec = Counts & { damaged?: Counts; transports?: { cargo: { power: PowerId; type: UnitType; gas?: true }[] }[] }

export type PositionSpec = {
  ruleset: RulesetId
  options?: Record<OptionId, boolean | number>
  seed?: string
  dice?: 'seeded' | 'entered'
  players?: PlayerSpec[]
  handicap?: Handicap
  queue?: number[]
  base: 'opening' | 'empty'
  round?: number
  power?: PowerId
  phase?: import('./ids.ts').Phase
  units?: Record<SpaceId, Partial<Record<PowerId, UnitSpec>>>
  control?: Record<SpaceId, PowerId | 'contested' | 'none'>
  treasury?: Partial<Record<PowerId, number>>
  mobilized?: SpaceId[]
  usaAtWar?: boolean
  submarineWarfare?: boolean
  revolution?: boolean
  /** Rulesets in which Italy enters late: default by its round. */
  italyAtWar?: boolean
  /** Advanced: how the war on convoys is waged. */
  convoyWar?: 'restricted' | 'unrestricted'
  /** The round in which it became unrestricted; by default that of the position, or the one in which it does so by itself. */
  convoyWarSince?: number
  /** Advanced: guns that have a gas marker, by territory and power. */
  markers?: { gas: Record<SpaceId, ByPower<number>> }
  /** Advanced, after the revolution: front land under the armistice, and the side that holds it. */
  armistice?: Record<SpaceId, Side>
  /** Influence: countries that were won with money and have mobilized, and territories that have had their revolt. */
  /** The countries, or each with the power that has won it and holds it where nothing else is said. */
  influenced?: SpaceId[] | Record<SpaceId, PowerId>
  revolted?: SpaceId[] | Record<SpaceId, PowerId>
  /** Influence: IPCs that submarines have cost each power so far (INF-USA-03). */
  shippingLost?: ByPower<number>
  /** Tournament: powers that have collapsed politically. */
  surrendered?: PowerId[]
}

export type LogEntry = { action: Action; dice?: number[] }

export type RulesetInfo = {
  id: RulesetId
  name: string
  summary: string
  /** Of a number `least` and `most` are the whole numbers that can be chosen. */
  options: {
    id: OptionId
    name: string
    summary: string
    default: boolean | number
    least?: number
    most?: number
    /** It changes something only while that other option is on, or off. */
    needs?: { option: OptionId; on: boolean }
    rule: RuleId
  }[]
}

/** A stack as it is shown: units that are alike. A transport is a stack of one with its cargo. */
export type StackView = {
  power: PowerId
  type: UnitType
  count: number
  damaged?: true
  submerged?: true
  /** A gun with a gas marker. */
  gas?: true
  /** Has made its strategic move. */
  strategic?: true
  /** Ships that stand by for a landing in this territory (ADV-11-04), or were driven off their zone (ADV-12-15). */
  group?: SpaceId
  /** Movement left, in `move`. */
  left?: number
  /** A transport of theirs that has landed somebody in this turn, or is to: it sails no more. */
  bound?: true
  /** Less than full movement left. */
  moved?: true
  id?: number
  cargo?: { power: PowerId; type: UnitType; gas?: true }[]
}

/** Thrown by `createGame` and `positionFrom`: a sentence that names the offending field. */
export class ContractError extends Error {
  readonly field: string
  constructor(field: string, sentence: string) {
    super(sentence)
    this.name = 'ContractError'
    this.field = field
  }
}
