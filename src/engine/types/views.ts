import type { Counts, PowerId, RuleId, SpaceId, UnitType } from './ids.ts'
import type { Stack } from './state.ts'

/** What a ruleset tells those who look, beside what every game has. Nothing of it is stored. */

/** How a homeland territory stands: in its own side's hands, contested, in the enemy's, or in nobody's. */
export type Held = 'own' | 'contested' | 'enemy' | 'none'

/** `economic` and `political` are thresholds for `lost`, null for a power that never collapses (TOU-HOM-09). */
export type Homeland = {
  power: PowerId
  /** IPCs: of all of it, and of what enemies control or contest. */
  total: number
  lost: number
  economic: number | null
  political: number | null
  collapsed: boolean
  surrendered: boolean
  territories: { space: SpaceId; ipc: number; held: Held }[]
}

/** IPCs of each side as points, and the limit at which they count (TOU-VIC-06). */
export type Scores = {
  central: number
  allies: number
  /** The game stops after `after`'s turn: of round `rounds`, or once time is `called` after `minutes`. `contested`: contested land scores. */
  limit:
    | { by: 'rounds'; after: PowerId; rounds: number; round: number }
    | { by: 'time'; after: PowerId; minutes: number; called: boolean }
  contested: boolean
}

/** What a power would draw through a neutral neighbour: IPCs that are sure, and half a die if the sea is open (ADV-24-01, ADV-24-02). */
export type SuppliesDue = { through: SpaceId; zone: SpaceId; sure: number; bySea: boolean }

/** What is bought for a place that must have it: so many units of IPCs `cost`, `n` of them owed (ADV-21-01). */
export type OwedOrder = { space: SpaceId; rule: RuleId; n: number; units: Counts; cost: number }

/** What a side adds to its die as it leaves or stays: for cruisers, for boats, for transports (ADV-09-05, ADV-09-08, ADV-09-09). */
export type Bonus = { swift: number; boats: number; transports: number }

/**
 * One of several things that a result may fall on, with an id that tells it apart: a ship, or the unit in its cargo that is meant
 * (ADV-12-10, ADV-12-14).
 */
export type AskedMark = { id: string; zone: SpaceId; ship: Stack; power: PowerId; unit?: UnitType }
