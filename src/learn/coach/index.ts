/** The coach: one line about what a new player can do now. Pure. */
import { type CoachControl, type CoachLine, coachLines } from '../../content/coach.ts'
import { decision, type RuleId, type SpaceId } from '../../engine/index.ts'
import { CONDITIONS } from './conditions.ts'
import type { CoachMoment } from './moment.ts'
import { appliesNow, type CoachProgress, isSilenced, rulesOfLine } from './progress.ts'

export type { CoachMoment } from './moment.ts'
export {
  appliesNow,
  type CoachProgress,
  isFirstSilentTurn,
  type LineProgress,
  NO_PROGRESS,
  withActionDone,
  withCoachedTurn,
  withLineRead,
  withLineShown,
} from './progress.ts'

/** `target`: what is highlighted. `space`: named in the line. `rule`: the rule it follows in this game. */
export type CoachAdvice = {
  readonly line: CoachLine
  readonly rule: RuleId
  readonly space: SpaceId | null
  readonly target: { readonly space: SpaceId } | { readonly control: CoachControl } | null
}

type LineMatch = { readonly rule: RuleId; readonly space: SpaceId | null }

/** Checks all conditions of a line. The space is that of the last condition, else of the open question. */
function matchLineByRule(rule: RuleId, line: CoachLine, moment: CoachMoment): LineMatch | null {
  let space: SpaceId | null = decision(moment.state)?.space ?? null
  for (const condition of line.when) {
    const answer = CONDITIONS[condition](moment, rule)
    if (answer === false) return null
    if (answer !== true) space = answer
  }
  return { rule, space }
}

function matchLine(line: CoachLine, moment: CoachMoment): LineMatch | null {
  for (const rule of rulesOfLine(line)) {
    const there = matchLineByRule(rule, line, moment)
    if (there) return there
  }
  return null
}

/** The first line that applies, is not mastered and not in `hushed`. During a question only lines about it apply. */
export function nextAdvice(
  moment: CoachMoment,
  coached: CoachProgress,
  now: string,
  hushed: readonly string[] = [],
): CoachAdvice | null {
  const { state } = moment
  if (state.flow.winner) return null
  for (const line of coachLines) {
    // While the table asks whether to enter a country, only that line applies.
    if ((moment.entering !== null) !== line.when.includes('entering')) continue
    if (!appliesNow(line, state) || hushed.includes(line.id) || isSilenced(coached, line, now)) continue
    const there = matchLine(line, moment)
    if (!there) continue
    const { rule, space } = there
    const { lit } = line
    return { line, rule, space, target: lit !== 'found' ? { control: lit } : space === null ? null : { space } }
  }
  return null
}
