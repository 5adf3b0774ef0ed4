/** Where the current game used a rule: refusals and log entries. */
import type { GameEvent, RuleId } from '../../engine/index.ts'
import { turn } from '../../engine/index.ts'
import { namesRule } from '../../learn/examples.ts'
import type { Entry } from '../../store/game/game.ts'
import type { LoggedRefusal } from '../../store/game/refusal-history.ts'
import { logLinesOf } from '../log/lines.ts'
import { logSentence } from '../log/sentences.ts'
import { t } from '../text.ts'

export type Mention = { readonly id: string; readonly round: number; readonly text: string }

function told(event: GameEvent): string {
  const [line] = logLinesOf([event])
  return line ? logSentence(line) : ''
}

/** Latest first. */
export function mentionsOf(rule: RuleId, log: readonly Entry[], refused: readonly LoggedRefusal[]): Mention[] {
  const steps = log.flatMap(({ events, before }, at) =>
    events.flatMap((event, nth): Mention[] => {
      const text = namesRule(event, rule) ? told(event) : ''
      return text ? [{ id: `${at}.${nth}`, round: turn(before).round, text }] : []
    }),
  )
  const reasons = refused.flatMap(({ error, round }, at): Mention[] => {
    const reason = [error, ...(error.also ?? [])].find((each) => each.rule === rule)
    return reason ? [{ id: `refused ${at}`, round, text: t('rulebook.refused', { sentence: reason.message }) }] : []
  })
  return [...reasons.reverse(), ...steps.reverse()]
}
