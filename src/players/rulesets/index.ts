/** What only one ruleset knows: planners by phase, registered by what the game's data says, and never by a ruleset's name. */
import type { Buyer, Planners } from '../types.ts'

/** Asked before all other planners of the phase. */
export const ownPlanners: Planners = { purchase: [], move: [], combat: [], mobilize: [], income: [] }
/** What only one ruleset sells, asked before ships and armies. */
export const ownBuyers: readonly Buyer[] = []
