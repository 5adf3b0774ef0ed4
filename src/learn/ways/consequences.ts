/** What would be so after some actions that is not so before them, and that a player may not have in mind. */
import {
  controllerOf,
  type GameState,
  type Owner,
  type PowerId,
  type RuleError,
  type SpaceId,
  sideOf,
  turn,
  unitsIn,
} from '../../engine/index.ts'
import { capitalOf, coastsOf, isLand, unitOf } from '../../planning/board.ts'
import { dutiesOf } from '../../planning/duties.ts'
import type { Consequence } from './types.ts'

const named = ({ rule, code, space }: RuleError): string => `${rule} ${code} ${space ?? ''}`

/** Armies of neutral countries march nowhere, and are given nothing. */
const isNobodys = (owner: Owner): boolean => owner === 'neutral'

/** Land units of either side that stand there. */
function armiesIn(state: GameState, space: SpaceId, power: PowerId): { ours: number; theirs: number } {
  const found = { ours: 0, theirs: 0 }
  for (const stack of unitsIn(state, space)) {
    if (unitOf(stack.type)?.kind !== 'land' || isNobodys(stack.power)) continue
    found[sideOf(stack.power) === sideOf(power) ? 'ours' : 'theirs'] += stack.count
  }
  return found
}

/** Contested land of which the side leaves nothing is the enemy’s as Movement ends (STD-MOV-13). */
function isGivenAway(before: GameState, after: GameState, space: SpaceId): boolean {
  if (!isLand(space) || controllerOf(after, space) !== 'contested') return false
  const { power } = turn(before)
  const now = armiesIn(after, space, power)
  return armiesIn(before, space, power).ours > 0 && now.ours === 0 && now.theirs > 0
}

/** A capital that is empty falls to whoever walks in, and its treasury with it (STD-CAP-11). */
function isOpen(state: GameState, space: SpaceId, power: PowerId): boolean {
  if (controllerOf(state, space) !== power || armiesIn(state, space, power).ours > 0) return false
  return coastsOf(state, space).some((near) => armiesIn(state, near, power).theirs > 0)
}

/** `touched`: spaces that units leave. Only in Movement can there be any. */
export function consequencesOf(before: GameState, after: GameState, touched: readonly SpaceId[]): Consequence[] {
  const { power, phase } = turn(before)
  if (phase !== 'move' || turn(after).phase !== 'move') return []
  const known = new Set(dutiesOf(before).map(named))
  const duties = dutiesOf(after).filter((duty) => !known.has(named(duty)))
  const capital = capitalOf(power)
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
      .filter((space) => isGivenAway(before, after, space))
      .map((space): Consequence => ({ kind: 'land-given', rule: 'STD-MOV-13', space })),
    ...(isOpen(after, capital, power) && !isOpen(before, capital, power)
      ? [{ kind: 'capital-open', rule: 'STD-CAP-11', space: capital } as const]
      : []),
  ]
}
