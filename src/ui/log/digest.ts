/** Summaries of the log: the latest event, and what a player missed. */
import { decision, type GameEvent, type Owner, type PowerId, turn } from '../../engine/index.ts'
import type { Entry } from '../../store/game/game.ts'
import { turnStart } from '../../store/game/timeline.ts'
import { powerInText, t } from '../text.ts'
import { logLinesOf } from './lines.ts'
import { logSentence } from './sentences.ts'
import type { LogLine } from './types.ts'
import { isGivenUp } from './words/politics.ts'

const AT_MOST = 8

/** The most important line; of equals, the last. */
function weightiest(events: readonly GameEvent[]): LogLine | null {
  return logLinesOf(events).reduce<LogLine | null>(
    (best, line) => (best === null || line.weight >= best.weight ? line : best),
    null,
  )
}

const openedIn = (events: readonly GameEvent[]) => events.findLast((event) => event.type === 'phase-opened')

function phaseBegan(events: readonly GameEvent[]): string {
  const opened = openedIn(events)
  if (!opened) return ''
  const began = t('log.phaseBegan', { power: powerInText(opened.power), phase: t('log.phaseNamed', { phase: opened.phase }) })
  return began.charAt(0).toUpperCase() + began.slice(1)
}

/** The latest event in one sentence. */
export function lastSentence(events: readonly GameEvent[]): string {
  const best = weightiest(events)
  return best ? logSentence(best) : phaseBegan(events)
}

/** Lines with a slightly lower weight are included, such as the other side's roll. */
const BESIDE = 5
const AT_ONCE = 4

/** What was done, as full sentences; empty if only a phase started. */
export function lastDeed(events: readonly GameEvent[]): string {
  const lines = logLinesOf(events)
  const least = Math.max(...lines.map(({ weight }) => weight)) - BESIDE
  return lines
    .filter(({ weight }) => weight >= least)
    .slice(-AT_ONCE)
    .map((line) => `${logSentence(line)}.`)
    .join(' ')
}

type ShortLine = {
  readonly power: Owner
  readonly text: string
  readonly way?: { readonly line: string; readonly units: string }
}

/** The power concerned, which may be the next one, and a predicate. `way`: a shorter version for narrow lists. */
export function lastLine({ events, before }: Entry): ShortLine {
  const best = weightiest(events)
  if (best) {
    const { line, aside, spaces, text } = best
    const way = line !== undefined && aside !== undefined && spaces.length === 2 ? { way: { line, units: aside } } : {}
    return { power: best.power ?? before.flow.power, text, ...way }
  }
  const opened = openedIn(events)
  return opened
    ? { power: opened.power, text: t('log.phaseNamed', { phase: opened.phase }) }
    : { power: before.flow.power, text: phaseBegan(events) }
}

/** As a predicate after the acting power's name. */
export function lastWords(entry: Entry): string {
  const best = weightiest(entry.events)
  const { power } = entry.before.flow
  if (best && best.power !== power) return logSentence(best)
  const line = lastLine(entry)
  return line.power === power ? line.text : phaseBegan(entry.events)
}

const actorOf = ({ before }: Entry): PowerId => decision(before)?.by ?? turn(before).power

/** What others did since one of these powers last acted: the most important lines in order. */
export function sinceYourLastTurn(log: readonly Entry[], { powers }: { readonly powers: readonly PowerId[] }): LogLine[] {
  let from = log.length
  while (from > 0 && !powers.includes(actorOf(log[from - 1]!))) from--
  const lines = logLinesOf(log.slice(from).flatMap((entry) => entry.events)).filter((line) => !line.detail && line.weight > 16)
  const kept = new Set([...lines].sort((a, b) => b.weight - a.weight).slice(0, AT_MOST))
  return lines.filter((line) => kept.has(line))
}

/** Powers that enter, leave or collapse. */
const NEWS: ReadonlySet<GameEvent['type']> = new Set([
  'war-entered',
  'revolution-broke-out',
  'economy-collapsed',
  'power-surrendered',
])
const isNews = (event: GameEvent): boolean => NEWS.has(event.type) || (event.type === 'control-changed' && isGivenUp(event))

/** News of the current turn. */
export const newsOfTheTurn = (log: readonly Entry[]): LogLine[] =>
  logLinesOf(log.slice(turnStart(log)).flatMap(({ events }) => events.filter(isNews)))

/**
 * What the player of these powers has not seen when a turn starts. The power's own collapse is left out, because the orders
 * show it.
 */
export function newsForTheTurn(log: readonly Entry[], { powers }: { readonly powers: readonly PowerId[] }): LogLine[] {
  const opened = turnStart(log)
  let from = Math.max(0, opened - 1)
  while (from > 0 && !powers.includes(actorOf(log[from - 1]!))) from--
  const now = log[opened - 1]?.after.flow.power
  const own = (event: GameEvent) => event.type === 'economy-collapsed' && event.power === now
  return logLinesOf(log.slice(from, opened).flatMap(({ events }) => events.filter((event) => isNews(event) && !own(event))))
}
