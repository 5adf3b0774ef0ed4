/** Log lines of a list of events, with groups merged. */
import type { GameEvent } from '../../engine/index.ts'
import '../../content/words/play.ts'
import { spaceName, t } from '../text.ts'
import { foldedWords, foldOf, mergeMoves, routeOf } from './folds.ts'
import { sentences } from './sentences.ts'
import type { LogLine, Words } from './types.ts'

const tell = (event: GameEvent): Words | null => (sentences[event.type] as (event: GameEvent) => Words | null)(event)

/** Hits of both sides since the battle in a space started. */
type Tally = { attacker: number; defender: number }

export function logLinesOf(events: readonly GameEvent[], prefix = ''): LogLine[] {
  const lines: LogLine[] = []
  const tallies = new Map<string, Tally>()
  const unopposed = new Set<string>()
  let run: GameEvent[] = []
  let fold: string | null = null
  /** Moves by route since the last other event, with their indexes. */
  const moves = new Map<string, { at: number; event: GameEvent }>()
  const add = (words: Words, index: number | string, event: GameEvent) => lines.push({ ...words, id: `${prefix}${index}`, event })
  const closeRun = (index: number) => {
    const words = foldedWords(run)
    if (words && run[0]) add(words, `${index}m`, run[0])
    run = []
    fold = null
  }
  // Only the last version of a purchase counts.
  const lastOrder = events.findLastIndex((event) => event.type === 'units-ordered')
  events.forEach((event, index) => {
    const key = foldOf(event)
    if (key) {
      if (key !== fold) closeRun(index)
      moves.clear()
      fold = key
      run.push(event)
      return
    }
    if (event.type === 'decision-asked' || event.type === 'decision-answered') return
    closeRun(index)
    const route = routeOf(event)
    const sameRoute = route === null ? undefined : moves.get(route)
    if (sameRoute) {
      sameRoute.event = mergeMoves(sameRoute.event, event)
      const line = lines[sameRoute.at]
      const merged = tell(sameRoute.event)
      if (line && merged) lines[sameRoute.at] = { ...line, ...merged }
      return
    }
    if (route === null) moves.clear()
    else moves.set(route, { at: lines.length, event })
    if (event.type === 'units-ordered' && (index !== lastOrder || event.cost === 0)) return
    if (event.type === 'battle-opened') {
      tallies.set(event.space, { attacker: 0, defender: 0 })
      if (event.defenders.length === 0) unopposed.add(event.space)
    }
    if (event.type === 'fired' && event.step !== 'air') {
      const tally = tallies.get(event.space)
      if (tally) tally[event.side] += event.hits
    }
    const words = tell(event)
    if (!words) return
    // A raid on unguarded convoys is not a battle (ADV-10-08).
    if (event.type === 'battle-ended' && event.kind === 'sea' && unopposed.has(event.space)) {
      add({ ...words, text: t('log.raid-ended', { space: spaceName(event.space) }) }, index, event)
      return
    }
    const tally = event.type === 'battle-ended' ? tallies.get(event.space) : undefined
    add(tally ? { ...words, aside: t('log.hitsFor', { own: tally.attacker, theirs: tally.defender }) } : words, index, event)
  })
  closeRun(events.length)
  return lines
}
