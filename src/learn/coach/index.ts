/** The coach: one line about what can be done now, for whom it is new. Pure; nothing in it knows a rule. */
import { type CoachControl, type CoachLine, coachLines } from '../../content/coach.ts'
import { decision, type RuleId, type SpaceId } from '../../engine/index.ts'
import { CONDITIONS } from './conditions.ts'
import type { CoachMoment } from './moment.ts'
import { type Coached, isQuiet, rulesOfLine, speaksOf } from './progress.ts'

export type { CoachMoment } from './moment.ts'
export {
  type Coached,
  type CoachedLine,
  restsFrom,
  speaksOf,
  UNTAUGHT,
  withAct,
  withCoachedTurn,
  withHeard,
  withSaid,
} from './progress.ts'

/** `meant`: the one thing that is lit. `space`: what the words name. `rule`: what it goes by in this game. */
export type CoachSaid = {
  readonly line: CoachLine
  readonly rule: RuleId
  readonly space: SpaceId | null
  readonly meant: { readonly space: SpaceId } | { readonly control: CoachControl } | null
}

type Found = { readonly rule: RuleId; readonly space: SpaceId | null }

/** What the conditions of a line have found: nothing, a space, or that they hold and no more. Of a question it is where that is asked. */
function foundBy(rule: RuleId, line: CoachLine, moment: CoachMoment): Found | null {
  let space: SpaceId | null = decision(moment.state)?.space ?? null
  for (const condition of line.when) {
    const answer = CONDITIONS[condition](moment, rule)
    if (answer === false) return null
    if (answer !== true) space = answer
  }
  return { rule, space }
}

function found(line: CoachLine, moment: CoachMoment): Found | null {
  for (const rule of rulesOfLine(line)) {
    const there = foundBy(rule, line, moment)
    if (there) return there
  }
  return null
}

/** The first line that holds now, is not known and not `hushed` for this turn. While somebody is asked something there is one of that or none. */
export function lineFor(moment: CoachMoment, coached: Coached, now: string, hushed: readonly string[] = []): CoachSaid | null {
  const { state } = moment
  if (state.flow.winner) return null
  for (const line of coachLines) {
    // While the table asks whether to enter a country it is that or nothing.
    if ((moment.entering !== null) !== line.when.includes('entering')) continue
    if (!speaksOf(line, state) || hushed.includes(line.id) || isQuiet(coached, line, now)) continue
    const there = found(line, moment)
    if (!there) continue
    const { rule, space } = there
    const { lit } = line
    return { line, rule, space, meant: lit !== 'found' ? { control: lit } : space === null ? null : { space } }
  }
  return null
}
