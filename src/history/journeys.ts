/** Paths of units in an action, drawn as arrows. */
import type { Counts, GameEvent, Owner, SpaceId, UnitType } from '../engine/index.ts'

/** `path`: every space from start to end. */
export type Journey = { readonly power: Owner; readonly units: Counts; readonly path: readonly SpaceId[] }

function sumCounts(...all: readonly Counts[]): Counts {
  const sum: Counts = {}
  for (const counts of all)
    for (const [type, n] of Object.entries(counts) as [UnitType, number][]) sum[type] = (sum[type] ?? 0) + n
  return sum
}

const ships = ({ length }: readonly number[]): Counts => (length > 0 ? { transport: length } : {})

function journeyOf(event: GameEvent): Journey | null {
  switch (event.type) {
    case 'units-moved': {
      const { power, from, to, path, units, damaged, transports } = event
      const through = path.length > 0 ? path : [to]
      return { power, units: sumCounts(units, damaged, ships(transports)), path: [from, ...through] }
    }
    case 'units-loaded':
      return { power: event.power, units: event.units, path: [event.from, event.zone] }
    case 'units-landed':
      return { power: event.power, units: event.units, path: [event.zone, event.to] }
    case 'units-went-back':
      return { power: event.power, units: event.units, path: [event.from, event.zone] }
    case 'fighters-retreated':
      return { power: event.power, units: event.units, path: [event.from, event.to] }
    case 'ships-retreated':
      return { power: event.power, units: event.units, path: [event.from, event.to] }
    default:
      return null
  }
}

/** All paths of these events, in order. */
export const journeysOf = (events: readonly GameEvent[]): Journey[] => events.flatMap((event) => journeyOf(event) ?? [])
