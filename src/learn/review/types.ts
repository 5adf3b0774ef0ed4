/** What looking back at a turn is about. */
import type { Action, GameEvent, GameState, PowerId, RuleId, SpaceId } from '../../engine/index.ts'

/** An action as it was done. */
export type DoneAction = {
  readonly action: Action
  readonly events: readonly GameEvent[]
  readonly before: GameState
  readonly after: GameState
}

/** A turn that is over, the power's own turn before it, and where in the log the later one begins. */
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

/** A fact with its numbers and its rule; neither praise nor blame. */
export type Remark = {
  readonly id: RemarkId
  readonly rule: RuleId
  /** The first is the place that it is about. */
  readonly spaces: readonly SpaceId[]
  /** In IPCs: the dearest are told. */
  readonly cost: number
  /** Before which entry of the turn the position stood that it speaks of. */
  readonly entry: number
  /** What its sentence says besides. */
  readonly facts: Readonly<Record<string, number | string>>
}

export type Detector = (turn: PlayedTurn) => Remark[]
