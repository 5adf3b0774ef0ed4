/** What the players do with ships: a slot for each moment of a turn, filled by the planners of this room. */
import type { Buyer, Planner } from '../types.ts'
import { assaults } from './assault.ts'
import { ferry } from './ferry.ts'
import { seaBattles } from './fight.ts'
import { cruise } from './fleet.ts'
import { launch, mend, transports } from './yards.ts'

/** In Purchase, before anything is bought: repairs. */
export const repairs: readonly Planner[] = [mend]
/** Ships to buy, asked before armies are bought of what is left. */
export const shipBuyers: readonly Buyer[] = [transports]
/** In Movement, before armies march: what is to go aboard is no longer there for them. */
export const shipsFirst: readonly Planner[] = [assaults, ferry]
/** In Movement, after armies have marched. */
export const shipsLast: readonly Planner[] = [cruise]
/** In Combat, before battles on land. */
export const seaAttacks: readonly Planner[] = [seaBattles]
/** In Mobilisation, before armies are placed. */
export const launches: readonly Planner[] = [launch]
