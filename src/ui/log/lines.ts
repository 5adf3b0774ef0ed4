/** The lines of a run of events: what belongs together folded into one. */
import type { Counts, EventOf, GameEvent } from '../../engine/index.ts'
import { countsText, listText, spaceName, t } from '../text.ts'
import { sentences } from './sentences.ts'
import type { LogLine, Words } from './types.ts'

const tell = (event: GameEvent): Words | null => (sentences[event.type] as (event: GameEvent) => Words | null)(event)

function mines(rolls: readonly EventOf<'mine-rolled'>[]): Words {
  const first = rolls[0]!
  const zone = spaceName(first.zone)
  const hit = (result: string): Counts => {
    const counts: Counts = {}
    for (const roll of rolls) if (roll.result === result) counts[roll.ship.type] = (counts[roll.ship.type] ?? 0) + 1
    return counts
  }
  const parts = (['sunk', 'damaged'] as const)
    .map((result) => ({ result, units: hit(result) }))
    .filter(({ units }) => Object.keys(units).length > 0)
    .map(({ result, units }) => t(result === 'sunk' ? 'log.mineSunk' : 'log.mineDamaged', { units: countsText(units) }))
  const sunk = parts.length > 0 ? listText(parts) : 'none'
  return {
    power: first.owner,
    text: t('log.mines', { zone, sunk }),
    line: t('log.mines-line', { zone, sunk }),
    aside: rolls.map((roll) => roll.die.value).join(' '),
    spaces: [first.zone],
    weight: parts.length > 0 ? 45 : 20,
  }
}

/** Hits of both sides since the battle in a space began. */
type Tally = { attacker: number; defender: number }

export function linesOf(events: readonly GameEvent[], prefix = ''): LogLine[] {
  const lines: LogLine[] = []
  const tallies = new Map<string, Tally>()
  let rolls: EventOf<'mine-rolled'>[] = []
  const add = (words: Words, index: number | string) => lines.push({ ...words, id: `${prefix}${index}` })
  const closeMines = (index: number) => {
    if (rolls.length > 0) add(mines(rolls), `${index}m`)
    rolls = []
  }
  // Of the tries of one purchase only the last one counts.
  const lastOrder = events.findLastIndex((event) => event.type === 'units-ordered')
  events.forEach((event, index) => {
    if (event.type === 'mine-rolled') {
      if (rolls.length > 0 && rolls[0]?.zone !== event.zone) closeMines(index)
      rolls.push(event)
      return
    }
    if (event.type === 'decision-asked' || event.type === 'decision-answered') return
    closeMines(index)
    if (event.type === 'units-ordered' && (index !== lastOrder || event.cost === 0)) return
    if (event.type === 'battle-opened') tallies.set(event.space, { attacker: 0, defender: 0 })
    if (event.type === 'fired' && event.step !== 'air') {
      const tally = tallies.get(event.space)
      if (tally) tally[event.side] += event.hits
    }
    const words = tell(event)
    if (!words) return
    const tally = event.type === 'battle-ended' ? tallies.get(event.space) : undefined
    add(tally ? { ...words, aside: t('log.hitsFor', { own: tally.attacker, theirs: tally.defender }) } : words, index)
  })
  closeMines(events.length)
  return lines
}
