/** Ways out of a refusal and their consequences. */
import { type Action, type GameState, type RuleError, type RuleId, type SpaceId, turn } from '../../engine/index.ts'
import { dutiesOf } from '../../planning/duties.ts'
import { type Risk, risksOf } from '../../planning/risks.ts'

/** A duty that opens, contested land that the enemy gets, or a capital left open. */
export type Consequence =
  | { readonly kind: 'duty'; readonly rule: RuleId; readonly space?: SpaceId; readonly duty: RuleError }
  | Risk

/** `actions`: legal in this order. */
export type WayOut = { readonly actions: readonly Action[]; readonly consequences: readonly Consequence[] }

/** Candidates, most similar first. They may be illegal, as each one is tried. */
export type Proposals = Iterable<readonly Action[]>

const named = ({ rule, code, space }: RuleError): string => `${rule} ${code} ${space ?? ''}`
const nameOf = ({ kind, space }: Risk): string => `${kind} ${space}`

/** New duties and risks, in Movement only. */
export function consequencesOf(before: GameState, after: GameState): Consequence[] {
  if (turn(before).phase !== 'move' || turn(after).phase !== 'move') return []
  const known = new Set([...dutiesOf(before).map(named), ...risksOf(before).map(nameOf)])
  const duties = dutiesOf(after).filter((duty) => !known.has(named(duty)))
  return [
    ...duties.map(
      (duty): Consequence => ({
        kind: 'duty',
        rule: duty.rule,
        duty,
        ...(duty.space === undefined ? {} : { space: duty.space }),
      }),
    ),
    ...risksOf(after).filter((risk) => !known.has(nameOf(risk))),
  ]
}
