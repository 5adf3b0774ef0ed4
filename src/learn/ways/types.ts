/** A way out of a refusal, as it is offered. */
import type { Action, RuleError, RuleId, SpaceId } from '../../engine/index.ts'
import type { Risk } from '../../planning/risks.ts'

/** What follows from taking it: a duty that has to be met then, contested land that the enemy gets, a capital that stands open. */
export type Consequence =
  | { readonly kind: 'duty'; readonly rule: RuleId; readonly space?: SpaceId; readonly duty: RuleError }
  | Risk

/** `actions`: what is done, in order; all of it is allowed. */
export type WayOut = { readonly actions: readonly Action[]; readonly consequences: readonly Consequence[] }

/** What a phase or a question has to offer, the nearest to what was asked first; it may be wrong, for each is tried. */
export type Proposals = Iterable<readonly Action[]>
