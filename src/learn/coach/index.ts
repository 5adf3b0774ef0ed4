/** The coach: one line about what can be done now, for whom it is new. Pure; nothing in it knows a rule. */
import { type CoachControl, type CoachLine, coachLines } from '../../content/coach.ts'
import { decision, type SpaceId } from '../../engine/index.ts'
import { CONDITIONS } from './conditions.ts'
import type { CoachMoment } from './moment.ts'
import { type Coached, isQuiet, speaksOf } from './progress.ts'

export type { CoachMoment } from './moment.ts'
export { type Coached, type CoachedLine, speaksOf, UNTAUGHT, withAct, withCoachedTurn, withSaid } from './progress.ts'

/** `meant`: the one thing that is lit. `space`: what the words name. */
export type CoachSaid = {
  readonly line: CoachLine
  readonly space: SpaceId | null
  readonly meant: { readonly space: SpaceId } | { readonly control: CoachControl } | null
}

/** What the conditions of a line have found: nothing, a space, or that they hold and no more. Of a question it is where that is asked. */
function found(line: CoachLine, moment: CoachMoment): { space: SpaceId | null } | null {
  let space: SpaceId | null = decision(moment.state)?.space ?? null
  for (const condition of line.when) {
    const answer = CONDITIONS[condition](moment, line.rule)
    if (answer === false) return null
    if (answer !== true) space = answer
  }
  return { space }
}

/** The first line that holds now, is not known and not `hushed` for this turn. While somebody is asked something there is one of that or none. */
export function lineFor(moment: CoachMoment, coached: Coached, now: string, hushed: readonly string[] = []): CoachSaid | null {
  const { state } = moment
  if (state.flow.winner) return null
  for (const line of coachLines) {
    if (!speaksOf(line, state) || hushed.includes(line.id) || isQuiet(coached, line, now)) continue
    const there = found(line, moment)
    if (!there) continue
    const { space } = there
    const { lit } = line
    return { line, space, meant: lit !== 'found' ? { control: lit } : space === null ? null : { space } }
  }
  return null
}
