/** Orders of this turn as arrows: from what happened, so that what the engine did is what is drawn. */
import { content } from '../content/index.ts'
import { type Counts, type GameEvent, type SpaceId, sideOf, type UnitType } from '../engine/index.ts'
import type { Entry } from '../save/rebuild.ts'
import type { Arrow, TargetClass } from './board-view.ts'
import type { Selection } from './ui.ts'

export type { Arrow }

const FIGHTS: ReadonlySet<TargetClass> = new Set(['attack', 'contested', 'minor', 'neutral'])

function sum(a: Counts, b: Counts): Counts {
  const total: Counts = { ...a }
  for (const [type, count] of Object.entries(b) as [UnitType, number][]) total[type] = (total[type] ?? 0) + count
  return total
}

function arrowOf(event: GameEvent, fighting: ReadonlySet<SpaceId>): Arrow | null {
  switch (event.type) {
    case 'units-moved': {
      const kind = event.by === 'air' ? 'flight' : fighting.has(event.to) ? 'attack' : event.by === 'sea' ? 'sail' : 'move'
      return { from: event.from, via: event.path.slice(0, -1), to: event.to, units: event.units, kind, planned: false }
    }
    case 'units-loaded':
      return { from: event.from, to: event.zone, units: event.units, kind: 'move', planned: false }
    case 'units-landed':
    case 'landing-declared':
      return { from: event.zone, to: event.to, units: event.units, kind: 'landing', planned: false }
    default:
      return null
  }
}

/** Where units of both sides stand after all of it: arrows into those spaces lead into battle. */
function fightingAfter(entries: readonly Entry[]): ReadonlySet<SpaceId> {
  const state = entries.at(-1)?.after
  if (!state) return new Set()
  const mixed = Object.entries(state.units).filter(([, stacks]) => {
    const sides = new Set(stacks.map((stack) => (stack.power === 'neutral' ? 'neutral' : sideOf(stack.power))))
    return sides.size > 1
  })
  return new Set(mixed.map(([space]) => space))
}

/** One arrow for each way that was taken: what went the same way is one army. */
export function ordersAsArrows(entries: readonly Entry[]): Arrow[] {
  const fighting = fightingAfter(entries)
  const arrows = new Map<string, Arrow>()
  for (const entry of entries) {
    for (const event of entry.events) {
      const arrow = arrowOf(event, fighting)
      if (!arrow) continue
      const key = `${arrow.kind} ${arrow.from} ${arrow.via?.join() ?? ''} ${arrow.to}`
      const known = arrows.get(key)
      arrows.set(key, known ? { ...known, units: sum(known.units, arrow.units) } : arrow)
    }
  }
  return [...arrows.values()]
}

const zones: ReadonlySet<SpaceId> = new Set(content.spaces.filter((space) => space.kind === 'sea').map((space) => space.id))

export function plannedArrow(selection: Selection, to: SpaceId, target: TargetClass): Arrow {
  const ships: Counts = selection.transports.length > 0 ? { transport: selection.transports.length } : {}
  const units = sum(sum(selection.units, selection.damaged ?? {}), ships)
  const flying = Object.entries(units).every(([type, count]) => !count || type === 'fighter')
  const kind = target === 'land' ? 'landing' : flying ? 'flight' : FIGHTS.has(target) ? 'attack' : zones.has(to) ? 'sail' : 'move'
  return { from: selection.space, to, units, kind, planned: true }
}
