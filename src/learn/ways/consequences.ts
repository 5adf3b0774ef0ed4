/** What would be so after some actions that is not so before them, and that a player may not have in mind. */
import { type GameState, type RuleError, type SpaceId, turn } from '../../engine/index.ts'
import { isAbandoned, isHeldByArmy, openCapital } from '../../planning/at-risk.ts'
import { dutiesOf } from '../../planning/duties.ts'
import type { Consequence } from './types.ts'

const named = ({ rule, code, space }: RuleError): string => `${rule} ${code} ${space ?? ''}`

/** `touched`: spaces that units leave. Only in Movement can there be any. */
export function consequencesOf(before: GameState, after: GameState, touched: readonly SpaceId[]): Consequence[] {
  if (turn(before).phase !== 'move' || turn(after).phase !== 'move') return []
  const known = new Set(dutiesOf(before).map(named))
  const duties = dutiesOf(after).filter((duty) => !known.has(named(duty)))
  const capital = openCapital(after)
  return [
    ...duties.map(
      (duty): Consequence => ({
        kind: 'duty',
        rule: duty.rule,
        duty,
        ...(duty.space === undefined ? {} : { space: duty.space }),
      }),
    ),
    ...touched
      .filter((space) => isHeldByArmy(before, space) && isAbandoned(after, space))
      .map((space): Consequence => ({ kind: 'land-given', rule: 'STD-MOV-13', space })),
    ...(capital !== null && openCapital(before) === null
      ? [{ kind: 'capital-open', rule: 'STD-CAP-11', space: capital } as const]
      : []),
  ]
}
