/** Groups of events that share a line: mines of a zone, disbanded armies, ceded land, moves on one route. */
import type { Counts, EventOf, GameEvent } from '../../engine/index.ts'
import { plus } from '../../planning/counts.ts'
import { countsText, listText, spaceName, t } from '../text.ts'
import type { Words } from './types.ts'
import { disbanded, givenUp, isGivenUp, vacated } from './words/politics.ts'

/** Adjacent events with the same key share a line; null is never merged. */
export function foldOf(event: GameEvent): string | null {
  if (event.type === 'mine-rolled') return `mines ${event.zone}`
  if (event.type === 'units-disbanded') return `disbanded ${event.power}`
  if (event.type === 'control-changed' && isGivenUp(event)) return `given up ${event.by} ${event.to}`
  if (event.type === 'control-changed' && event.to === null) return 'vacated'
  return null
}

/** Equal moves on one route share a line even if others lie between; null for other events. */
export function routeOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'units-moved':
      return [event.type, event.power, event.from, event.to].join(' ')
    case 'units-loaded':
      return [event.type, event.power, event.from, event.zone].join(' ')
    case 'units-landed':
      return [event.type, event.power, event.zone, event.to, event.assault].join(' ')
    default:
      return null
  }
}

/** Merges two moves of one route. */
export function mergeMoves(all: GameEvent, next: GameEvent): GameEvent {
  if (all.type === 'units-moved' && next.type === 'units-moved')
    return {
      ...all,
      units: plus(all.units, next.units),
      damaged: plus(all.damaged, next.damaged),
      transports: [...all.transports, ...next.transports],
    }
  if ((all.type === 'units-loaded' || all.type === 'units-landed') && all.type === next.type)
    return { ...all, units: plus(all.units, next.units) }
  return all
}

/** A group in words. */
export function foldedWords(run: readonly GameEvent[]): Words | null {
  switch (run[0]?.type) {
    case 'mine-rolled':
      return mines(run as EventOf<'mine-rolled'>[])
    case 'units-disbanded':
      return disbanded(run as EventOf<'units-disbanded'>[])
    case 'control-changed':
      return run[0].to === null && !isGivenUp(run[0])
        ? vacated(run as EventOf<'control-changed'>[])
        : givenUp(run as EventOf<'control-changed'>[])
    default:
      return null
  }
}

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
