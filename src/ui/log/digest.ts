/** The log in few words: the last thing that happened, and what a player has missed. */
import { decision, type GameEvent, type PowerId, turn } from '../../engine/index.ts'
import type { Entry } from '../../store/game.ts'
import { powerInText, t } from '../text.ts'
import { linesOf } from './lines.ts'
import { sentenceOf } from './sentences.ts'
import type { LogLine } from './types.ts'

const AT_MOST = 8

/** The weightiest sentence of what just happened; of equals, the last. */
export function lastSentence(events: readonly GameEvent[]): string {
  const lines = linesOf(events)
  const best = lines.reduce<LogLine | null>((best, line) => (best === null || line.weight >= best.weight ? line : best), null)
  if (best) return sentenceOf(best)
  const opened = events.findLast((event) => event.type === 'phase-opened')
  const began = opened ? t('log.phaseBegan', { power: powerInText(opened.power), phase: opened.phase }) : ''
  return began.charAt(0).toUpperCase() + began.slice(1)
}

export const lastWords = (entry: Entry): string => lastSentence(entry.events)

/** What others did since one of these powers last acted: the weightiest lines, in the order in which they happened. */
export function sinceYourLastTurn(log: readonly Entry[], { powers }: { readonly powers: readonly PowerId[] }): LogLine[] {
  const mine = (entry: Entry) => powers.includes(decision(entry.before)?.by ?? turn(entry.before).power)
  let from = log.length
  while (from > 0 && !mine(log[from - 1]!)) from--
  const lines = linesOf(log.slice(from).flatMap((entry) => entry.events)).filter((line) => !line.detail && line.weight > 16)
  const kept = new Set([...lines].sort((a, b) => b.weight - a.weight).slice(0, AT_MOST))
  return lines.filter((line) => kept.has(line))
}
