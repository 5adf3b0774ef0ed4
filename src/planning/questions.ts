/** Questions before an order is given: which ship, when to land, and confirmation of heavy consequences. */
import { type GameState, minorForecast, type SpaceId, statusOf, turn, unitsIn } from '../engine/index.ts'
import { hasSeaEnemies } from './landing-targets.ts'
import type { OrderOptions } from './orders.ts'
import type { Target } from './target.ts'

export type OrderQuestion =
  | { ask: 'enter'; space: SpaceId }
  | { ask: 'loss'; space: SpaceId; odds: BattleOdds }
  | { ask: 'ship'; space: SpaceId; ships: number[] }
  | { ask: 'when'; space: SpaceId }

/** Chance to clear the space and expected swing in IPC. */
export type BattleOdds = { readonly cleared: number; readonly swing: number }

/** A battle below both values is a bad battle. */
const POOR = { cleared: 0.1, swing: -2 } as const

const isPoorBattle = ({ cleared, swing }: BattleOdds): boolean => cleared < POOR.cleared && swing <= POOR.swing

/** One transport for each owner, cargo and remaining movement: identical ones need no question. */
function onePerKind(game: GameState, zone: SpaceId, ships: readonly number[]): number[] {
  const kinds = new Map<string, number>()
  for (const { id, count: _, ...ship } of unitsIn(game, zone))
    if (id !== undefined && ships.includes(id)) {
      const kind = JSON.stringify(ship)
      if (!kinds.has(kind)) kinds.set(kind, id)
    }
  return [...kinds.values()]
}

/**
 * The first question that `how` leaves open, or null. Only war with a minor power or a bad required battle needs
 * confirmation, because orders can be undone. Not repeated for more units into the same space.
 */
export function nextOrderQuestion(
  game: GameState,
  target: Target,
  how: OrderOptions,
  odds: BattleOdds | null = null,
): OrderQuestion | null {
  const { space } = target
  if (target.kind === 'load' && how.by === undefined) {
    const ships = onePerKind(game, space, target.choices)
    if (ships.length > 1) return { ask: 'ship', space, ships }
  }
  if (target.kind === 'offload' && how.later === undefined) {
    const now = target.landings.some((landing) => landing.now)
    const after = target.landings.some((landing) => landing.after)
    if (now && after && hasSeaEnemies(game, target.zone)) return { ask: 'when', space }
  }
  const { power } = turn(game)
  const first = !unitsIn(game, space).some((stack) => stack.power === power)
  if (target.kind === 'load' || !first || how.entered) return null
  const minor = minorForecast(game, space, power)
  if (minor) return minor.hostile ? { ask: 'enter', space } : null
  // Contested land can be entered without a battle.
  const mustFight = statusOf(game, space, power) === 'hostile'
  return mustFight && odds && isPoorBattle(odds) ? { ask: 'loss', space, odds } : null
}
