/** A refusal together with what was asked for, so that ways out of it can be sought. */
import { type Action, checkAction, type GameState, type RuleError } from '../engine/index.ts'

/** `before`: the position in which it was asked. */
export type RefusedAction = RuleError & { readonly action: Action; readonly before: GameState }

/** Null where it is allowed. */
export function refusalIn(before: GameState, asked: Action): RefusedAction | null {
  const error = checkAction(before, asked)
  return error && { ...error, action: asked, before }
}
