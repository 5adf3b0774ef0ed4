/** Remarks on ships. */
import {
  type Action,
  checkAction,
  costOf,
  decision,
  type GameState,
  minesAgainst,
  type SpaceId,
  unitsIn,
} from '../../engine/index.ts'
import { mineTollOf } from '../../odds/index.ts'
import { seasOf } from '../../planning/board.ts'
import { phaseEnd, typesWith } from './played-turn.ts'
import type { Detector, Remark } from './types.ts'

type Sailing = Extract<Action, { type: 'move' }>

/** Routes between two zones without mines, up to a length. */
function waysRound(state: GameState, from: SpaceId, to: SpaceId, mined: ReadonlySet<SpaceId>, most: number): SpaceId[][] {
  if (most === 0) return []
  return seasOf(state, from).flatMap((next) => {
    if (mined.has(next)) return []
    if (next === to) return [[next]]
    return waysRound(state, next, to, mined, most - 1).map((rest) => [next, ...rest])
  })
}

const LONGEST = 3

/** Ships that crossed mines although another route avoided them (STD-MIN-05). */
export const minedPath: Detector = ({ entries, power }) => {
  const sailing = entries[phaseEnd(entries, 'move')]?.before
  return entries.flatMap(({ action, before }, entry): Remark[] => {
    if (action.type !== 'move') return []
    const order: Sailing = action
    const mined = new Set(minesAgainst(before, power).map(({ zone }) => zone))
    const crossed = order.path.filter((zone) => mined.has(zone))
    const to = order.path.at(-1)
    if (crossed.length === 0 || to === undefined || mined.has(to)) return []
    const ways = waysRound(before, order.from, to, mined, LONGEST)
    const way = ways.find((path) => checkAction(before, { ...order, path }) === null)
    if (!way) return []
    const cost = sailing ? (mineTollOf(sailing, { space: to })?.ipc ?? 0) : 0
    const facts = { zones: crossed.length, by: way[0] ?? '', to }
    return [{ id: 'mined-path', rule: 'STD-MIN-05', spaces: [crossed[0]!, to], cost, entry, facts }]
  })
}

/** Cruisers lost while an undamaged battleship could have taken the hit (STD-NAV-12). */
export const cruiserFirst: Detector = ({ entries, power }) =>
  entries.flatMap(({ action, events, before, after }, entry) => {
    if (action.type !== 'casualties' || decision(before)?.by !== power) return []
    const big = typesWith(before, 'two-hits')
    return events.flatMap((event) => {
      if (event.type !== 'units-lost' || event.power !== power) return []
      const { space, units } = event
      const fresh = unitsIn(after, space).reduce(
        (sum, stack) => (stack.power === power && big.has(stack.type) && !stack.damaged ? sum + stack.count : sum),
        0,
      )
      const lost = Math.min(units.cruiser ?? 0, fresh)
      if (lost === 0) return []
      const cost = lost * costOf(before, 'cruiser')
      return [{ id: 'cruiser-first', rule: 'STD-NAV-12', spaces: [space], cost, entry, facts: { lost, fresh } } as const]
    })
  })

/** Submarines that did not submerge and were sunk in that battle (STD-NAV-06). */
export const notDived: Detector = ({ entries, power }) => {
  const told = new Set<string>()
  return entries.flatMap(({ action, before }, entry): Remark[] => {
    const asked = decision(before)
    if (action.type !== 'submerge' || !asked?.space || asked.by !== power || told.has(asked.space)) return []
    const { space } = asked
    const stayed = (asked.count ?? 0) - action.count
    const boats = typesWith(before, 'submerges')
    const [type] = boats
    const sunk = entries
      .slice(entry)
      .flatMap(({ events }) => events)
      .reduce((sum, event) => {
        if (event.type !== 'units-lost' || event.power !== power || event.space !== space) return sum
        return sum + (type === undefined ? 0 : (event.units[type] ?? 0)) - event.submerged
      }, 0)
    const lost = Math.min(stayed, sunk)
    if (lost <= 0 || type === undefined) return []
    told.add(space)
    return [
      { id: 'not-dived', rule: 'STD-NAV-06', spaces: [space], cost: lost * costOf(before, type), entry, facts: { lost, stayed } },
    ]
  })
}
