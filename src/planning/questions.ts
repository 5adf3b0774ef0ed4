/** What has to be asked before an order is given: which ship, when to land, whether to wake a minor power. */
import { type GameState, minorForecast, type SpaceId, turn, unitsIn } from '../engine/index.ts'
import { meetsEnemies } from './landings.ts'
import type { How } from './orders.ts'
import type { Target } from './target.ts'

export type AimQuestion =
  | { ask: 'enter'; space: SpaceId }
  | { ask: 'ship'; space: SpaceId; ships: number[] }
  | { ask: 'when'; space: SpaceId }

/** One transport of each kind: of those that are alike in owner, cargo and way left to sail it is all the same which one goes. */
function eachKind(game: GameState, zone: SpaceId, ships: readonly number[]): number[] {
  const kinds = new Map<string, number>()
  for (const { id, count: _, ...ship } of unitsIn(game, zone))
    if (id !== undefined && ships.includes(id)) {
      const kind = JSON.stringify(ship)
      if (!kinds.has(kind)) kinds.set(kind, id)
    }
  return [...kinds.values()]
}

/** The first of them that `how` leaves open; null: the order can be given. */
export function questionOf(game: GameState, target: Target, how: How): AimQuestion | null {
  const { space } = target
  if (target.kind === 'load' && how.by === undefined) {
    const ships = eachKind(game, space, target.choices)
    if (ships.length > 1) return { ask: 'ship', space, ships }
  }
  if (target.kind === 'offload' && how.later === undefined) {
    const now = target.landings.some((landing) => landing.now)
    const after = target.landings.some((landing) => landing.after)
    if (now && after && meetsEnemies(game, target.zone)) return { ask: 'when', space }
  }
  const { power } = turn(game)
  const first = !unitsIn(game, space).some((stack) => stack.power === power)
  if (target.kind !== 'load' && first && !how.entered && minorForecast(game, space, power)) return { ask: 'enter', space }
  return null
}
