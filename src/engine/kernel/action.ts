import type { Ctx } from '../flow/context.ts'
import type { Refusal } from '../refusal.ts'
import type { ActionOf, ActionType } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { Phase, RuleId } from '../types/ids.ts'
import type { Task } from '../types/task.ts'
import type { Field } from './fields.ts'

/** What each field of the action may hold; fields that are not named are ignored. */
type Shape<T extends ActionType> = { readonly [F in Exclude<keyof ActionOf<T>, 'type'>]-?: Field }

/** Something a player does on its own account, in a file of its own in `actions/` of its phase. */
export type Deed<T extends ActionType = ActionType> = {
  readonly shape: Shape<T>
  /** The phase it belongs to; none: any time while no question is open. */
  readonly phase?: Phase
  /** Also while a question is open, whatever it is. */
  readonly always?: true
  /** An order of this turn, which its player can take back by itself. */
  readonly isOrder?: true
  /** Is there such a thing in this game at all? */
  readonly known?: (ctx: Ctx) => boolean
  /** The rule by which a power without its capital goes without it, where that is not the rule of the phase. */
  readonly lost?: RuleId
  /** Everything that speaks against it, or null. */
  readonly check: (ctx: Ctx, action: ActionOf<T>) => Refusal | null
  /** Does it, by events and tasks; only after the check. */
  readonly plan: (ctx: Ctx, action: ActionOf<T>) => void
}

/** What answers a question. Unless it says so itself, what asked knows whether the answer will do and what comes of it. */
export type Answer<T extends ActionType = ActionType> = {
  readonly shape: Shape<T>
  readonly answers: (question: Question) => boolean
  /** The answer in short, for whoever tells of it: an id, a number, on or off. */
  readonly say: (action: ActionOf<T>) => string
  readonly check?: (ctx: Ctx, action: ActionOf<T>, question: Question) => Refusal | null
  readonly plan?: (ctx: Ctx, action: ActionOf<T>, question: Question) => void
}

/** A phase of a turn: what keeps it open although its player would end it, and what is settled as it closes. */
export type PhaseRule = {
  readonly staysOpen?: (ctx: Ctx) => Refusal | null
  readonly closing: (ctx: Ctx) => Task[]
}
