/** What the players do with ships: a slot for each moment of a turn, filled by the planners of this room. */
import type { Buyer, Planner } from '../types.ts'
import { planAssaults } from './assaults.ts'
import { planFerries } from './ferries.ts'
import { planSeaBattles } from './sea-battles.ts'
import { buyTransports, placeShips, planRepairs } from './ship-purchases.ts'
import { planWarships } from './warships.ts'

/** In Purchase, before anything is bought: repairs. */
export const repairs: readonly Planner[] = [planRepairs]
/** Ships to buy, asked before armies are bought of what is left. */
export const shipBuyers: readonly Buyer[] = [buyTransports]
/** In Movement, before armies march: what is to go aboard is no longer there for them. */
export const shipsFirst: readonly Planner[] = [planAssaults, planFerries]
/** In Movement, after armies have marched. */
export const shipsLast: readonly Planner[] = [planWarships]
/** In Combat, before battles on land. */
export const seaAttacks: readonly Planner[] = [planSeaBattles]
/** In Mobilisation, before armies are placed. */
export const launches: readonly Planner[] = [placeShips]
