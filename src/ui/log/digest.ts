/** The log in few words: the last thing that happened, and what a player has missed. */
import { decision, type GameEvent, type PowerId, turn } from '../../engine/index.ts'
import type { Entry } from '../../store/game.ts'
import { powerInText, t } from '../text.ts'
import { linesOf } from './lines.ts'
import { sentenceOf } from './sentences.ts'
import type { LogLine } from './types.ts'

const AT_MOST = 8

/** The weightiest line; of equals, the last. */
function weightiest(events: readonly GameEvent[]): LogLine | null {
  return linesOf(events).reduce<LogLine | null>((best, line) => (best === null || line.weight >= best.weight ? line : best), null)
}

function phaseBegan(events: readonly GameEvent[]): string {
  const opened = events.findLast((event) => event.type === 'phase-opened')
  const began = opened ? t('log.phaseBegan', { power: powerInText(opened.power), phase: opened.phase }) : ''
  return began.charAt(0).toUpperCase() + began.slice(1)
}

/** What just happened, in one sentence. */
export function lastSentence(events: readonly GameEvent[]): string {
  const best = weightiest(events)
  return best ? sentenceOf(best) : phaseBegan(events)
}

/** The same, to follow the name of the power whose turn it was. */
export function lastWords(entry: Entry): string {
  const best = weightiest(entry.events)
  return best && best.power === entry.before.power ? best.text : lastSentence(entry.events)
}

/** What others did since one of these powers last acted: the weightiest lines, in the order in which they happened. */
export function sinceYourLastTurn(log: readonly Entry[], { powers }: { readonly powers: readonly PowerId[] }): LogLine[] {
  const mine = (entry: Entry) => powers.includes(decision(entry.before)?.by ?? turn(entry.before).power)
  let from = log.length
  while (from > 0 && !mine(log[from - 1]!)) from--
  const lines = linesOf(log.slice(from).flatMap((entry) => entry.events)).filter((line) => !line.detail && line.weight > 16)
  const kept = new Set([...lines].sort((a, b) => b.weight - a.weight).slice(0, AT_MOST))
  return lines.filter((line) => kept.has(line))
}
