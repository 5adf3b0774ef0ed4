import type { Action, GameEvent, GameState, PowerId, RuleId, SpaceId } from '../../engine/index.ts'

export type DoneAction = {
  readonly action: Action
  readonly events: readonly GameEvent[]
  readonly before: GameState
  readonly after: GameState
}

/** `earlier`: the power's previous turn. `from`: index of the turn's first log entry. */
export type PlayedTurn = {
  readonly power: PowerId
  readonly entries: readonly DoneAction[]
  readonly earlier: readonly DoneAction[]
  readonly from: number
}

export const REMARKS = [
  'given-away',
  'left-open',
  'few-hits',
  'guns-alone',
  'air-left',
  'mined-path',
  'cruiser-first',
  'not-dived',
  'neutral-woken',
  'unspent',
] as const
export type RemarkId = (typeof REMARKS)[number]

export type Remark = {
  readonly id: RemarkId
  readonly rule: RuleId
  /** The first is the one it is about. */
  readonly spaces: readonly SpaceId[]
  /** IPC. */
  readonly cost: number
  /** Index of the entry; the position is the one before it. */
  readonly entry: number
  /** Values of its message. */
  readonly facts: Readonly<Record<string, number | string>>
}

export type Detector = (turn: PlayedTurn) => Remark[]
