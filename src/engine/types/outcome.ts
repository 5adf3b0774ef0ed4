import type { Action, PlayerSpec } from './action.ts'
import type { GameEvent } from './event.ts'
import type { ByPower, Counts, OptionId, PowerId, RuleId, RulesetId, Side, SpaceId, UnitType } from './ids.ts'
import type { GameState, Handicap } from './state.ts'

/** Why an action is refused. `focus`: spaces of the cause, if not `space`; `also`: further rules it breaks. */
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
  /** Default: by round, in rulesets where Italy enters late. */
  italyAtWar?: boolean
  convoyWar?: 'restricted' | 'unrestricted'
  /** Round in which convoy war became unrestricted; default: the position's, or the automatic one. */
  convoyWarSince?: number
  /** Advanced: guns with a gas marker, by territory and power. */
  markers?: { gas: Record<SpaceId, ByPower<number>> }
  /** Advanced, after the revolution: front land under the armistice and the side that holds it. */
  armistice?: Record<SpaceId, Side>
  /** Influence: countries won with money and mobilized, and territories after their revolt; */
  /** as a list, or with the power that won and holds each. */
  influenced?: SpaceId[] | Record<SpaceId, PowerId>
  revolted?: SpaceId[] | Record<SpaceId, PowerId>
  /** Influence: IPC lost to submarines so far (INF-USA-03). */
  shippingLost?: ByPower<number>
  /** Tournament: politically collapsed powers. */
  surrendered?: PowerId[]
}

export type LogEntry = { action: Action; dice?: number[] }

export type RulesetInfo = {
  id: RulesetId
  name: string
  summary: string
  /** `least` and `most` bound a whole number. */
  options: {
    id: OptionId
    name: string
    summary: string
    default: boolean | number
    least?: number
    most?: number
    /** Has an effect only while that other option is on, or off. */
    needs?: { option: OptionId; on: boolean }
    rule: RuleId
  }[]
}

/** Units that look alike. A transport is a stack of one, with its cargo. */
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
  /** Ships reserved for a landing here (ADV-11-04), or driven off their zone (ADV-12-15). */
  group?: SpaceId
  /** Movement left, in `move`. */
  left?: number
  /** A transport that has landed units this turn or will: it cannot sail. */
  bound?: true
  /** Less than full movement left. */
  moved?: true
  id?: number
  cargo?: { power: PowerId; type: UnitType; gas?: true }[]
}

/** Thrown by `createGame` and `positionFrom`; the message names the field. */
export class ContractError extends Error {
  readonly field: string
  constructor(field: string, sentence: string) {
    super(sentence)
    this.name = 'ContractError'
    this.field = field
  }
}
