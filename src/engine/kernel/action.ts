import type { Refusal } from '../refusal.ts'
import type { Action, ActionOf, ActionType } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { Phase, RuleId } from '../types/ids.ts'
import type { Task } from '../types/task.ts'
import type { Field } from './fields.ts'
import type { Ctx } from './rules.ts'

/** Tests by field; other fields are ignored. */
type Shape<T extends ActionType> = { readonly [F in Exclude<keyof ActionOf<T>, 'type'>]-?: Field }

/** An action a player takes on their own initiative. */
export type PlayerAction<T extends ActionType = ActionType> = {
  readonly shape: Shape<T>
  /** The phase it belongs to; if absent, any phase. */
  readonly phase?: Phase
  /** Allowed while a question is open. */
  readonly duringQuestions?: true
  /** An order of this turn that its player can take back alone. */
  readonly isOrder?: true
  /** Whether this game has the action at all. */
  readonly isAvailable?: (ctx: Ctx) => boolean
  /** The rule that denies it to a power without its capital, if not the phase's own. */
  readonly noCapitalRule?: RuleId
  /** All reasons against it, or null. */
  readonly check: (ctx: Ctx, action: ActionOf<T>) => Refusal | null
  /** Why its dice may not be rolled yet; asked only if `check` finds nothing. */
  readonly beforeDice?: (ctx: Ctx, action: ActionOf<T>) => Refusal | null
  /** The offered actions in order; the caller filters them by the check. */
  readonly list: (ctx: Ctx) => ActionOf<T>[]
  /** Everything listed has already passed the check. */
  readonly listIsChecked?: true
  /** Performs a checked action by events and tasks. */
  readonly perform: (ctx: Ctx, action: ActionOf<T>) => void
}

/** An action that answers a question. By default the asking task checks and takes the answer. */
export type AnswerAction<T extends ActionType = ActionType> = {
  readonly shape: Shape<T>
  readonly answers: (question: Question) => boolean
  /** The answer in short for the log: an id, a number, on or off. */
  readonly summary: (action: ActionOf<T>) => string
  readonly check?: (ctx: Ctx, action: ActionOf<T>, question: Question) => Refusal | null
  readonly list: (ctx: Ctx, question: Question) => ActionOf<T>[]
  readonly perform?: (ctx: Ctx, action: ActionOf<T>, question: Question) => void
}

/** What happens as a phase opens and closes, and what keeps it open. */
export type PhaseRule = {
  readonly onOpen?: (ctx: Ctx) => void
  /** Returns a test whether the phase can still be ended after an allowed action; if absent, it always can. */
  readonly makeWayOutCheck?: (ctx: Ctx) => (action: Action) => boolean
  readonly checkEnd?: (ctx: Ctx) => Refusal | null
  readonly closingTasks: (ctx: Ctx) => Task[]
}
