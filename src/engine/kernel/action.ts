import type { Refusal } from '../refusal.ts'
import type { Action, ActionOf, ActionType } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { Phase, RuleId } from '../types/ids.ts'
import type { Task } from '../types/task.ts'
import type { Field } from './fields.ts'
import type { Ctx } from './rules.ts'

/** What each field of the action may hold; fields that are not named are ignored. */
type Shape<T extends ActionType> = { readonly [F in Exclude<keyof ActionOf<T>, 'type'>]-?: Field }

/** Something a player does on its own account, in a file of its own in `actions/` of its phase. */
export type PlayerAction<T extends ActionType = ActionType> = {
  readonly shape: Shape<T>
  /** The phase it belongs to; none: any time while no question is open. */
  readonly phase?: Phase
  /** Also while a question is open, whatever it is. */
  readonly duringQuestions?: true
  /** An order of this turn, which its player can take back by itself. */
  readonly isOrder?: true
  /** Is there such a thing in this game at all? */
  readonly isAvailable?: (ctx: Ctx) => boolean
  /** The rule by which a power without its capital goes without it, where that is not the rule of the phase. */
  readonly noCapitalRule?: RuleId
  /** Everything that speaks against it, or null. */
  readonly check: (ctx: Ctx, action: ActionOf<T>) => Refusal | null
  /** What speaks against its dice falling already; only when nothing else speaks against it. */
  readonly beforeDice?: (ctx: Ctx, action: ActionOf<T>) => Refusal | null
  /** What of it is offered now, in the order in which it is listed; what the check refuses is left out by whoever lists it. */
  readonly list: (ctx: Ctx) => ActionOf<T>[]
  /** All that is listed has passed the check on the way: it is not asked again. */
  readonly listIsChecked?: true
  /** Does it, by events and tasks; only after the check. */
  readonly perform: (ctx: Ctx, action: ActionOf<T>) => void
}

/** What answers a question. Unless it says so itself, what asked knows whether the answer will do and what comes of it. */
export type AnswerAction<T extends ActionType = ActionType> = {
  readonly shape: Shape<T>
  readonly answers: (question: Question) => boolean
  /** The answer in short, for whoever tells of it: an id, a number, on or off. */
  readonly summary: (action: ActionOf<T>) => string
  readonly check?: (ctx: Ctx, action: ActionOf<T>, question: Question) => Refusal | null
  /** The answers of this kind that are offered to a question it answers, as for a deed. */
  readonly list: (ctx: Ctx, question: Question) => ActionOf<T>[]
  readonly perform?: (ctx: Ctx, action: ActionOf<T>, question: Question) => void
}

/** A phase of a turn: what opens it, what keeps it open although its player would end it, and what is settled as it closes. */
export type PhaseRule = {
  readonly onOpen?: (ctx: Ctx) => void
  /** Made once for a position, it says of each action that is allowed whether the phase could still be ended afterwards; without it all could. */
  readonly makeWayOutCheck?: (ctx: Ctx) => (action: Action) => boolean
  readonly checkEnd?: (ctx: Ctx) => Refusal | null
  readonly closingTasks: (ctx: Ctx) => Task[]
}
