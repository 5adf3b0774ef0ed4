import type { Action, RuleError, RuleId, SpaceId } from '../../engine/index.ts'
import type { Risk } from '../../planning/risks.ts'

/** A duty that opens, contested land that the enemy gets, or a capital left open. */
export type Consequence =
  | { readonly kind: 'duty'; readonly rule: RuleId; readonly space?: SpaceId; readonly duty: RuleError }
  | Risk

/** `actions`: legal in this order. */
export type WayOut = { readonly actions: readonly Action[]; readonly consequences: readonly Consequence[] }

/** Candidates, most similar first. They may be illegal, as each one is tried. */
export type Proposals = Iterable<readonly Action[]>
