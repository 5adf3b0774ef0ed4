/** What the players do with ships: a slot for each moment of a turn, filled by the planners of this room. */
import type { Buyer, Planner } from '../types.ts'

/** In Purchase, before anything is bought: repairs. */
export const repairs: readonly Planner[] = []
/** Ships to buy, asked before armies are bought of what is left. */
export const shipBuyers: readonly Buyer[] = []
/** In Movement, before armies march: what is to go aboard is no longer there for them. */
export const shipsFirst: readonly Planner[] = []
/** In Movement, after armies have marched. */
export const shipsLast: readonly Planner[] = []
/** In Combat, before battles on land. */
export const seaAttacks: readonly Planner[] = []
