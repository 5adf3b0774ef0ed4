/** Consequences of actions that the player may not expect. */
import { type GameState, type RuleError, turn } from '../../engine/index.ts'
import { dutiesOf } from '../../planning/duties.ts'
import { type Risk, risksOf } from '../../planning/risks.ts'
import type { Consequence } from './types.ts'

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
