import type { Counts, PowerId, RuleId, SpaceId, UnitType } from './ids.ts'
import type { Stack } from './state.ts'

/** Extra information that some rulesets derive for clients. None of it is stored. */

export type Held = 'own' | 'contested' | 'enemy' | 'none'

/** `economic` and `political`: thresholds for `lost`; null: never collapses (TOU-HOM-09). */
export type Homeland = {
  power: PowerId
  /** IPC of the homeland, and of the part that enemies control or contest. */
  total: number
  lost: number
  economic: number | null
  political: number | null
  collapsed: boolean
  surrendered: boolean
  territories: { space: SpaceId; ipc: number; held: Held }[]
}

/** IPC of each side as points, and the limit at which they count (TOU-VIC-06). */
export type Scores = {
  central: number
  allies: number
  /** The game stops after `after`'s turn in round `rounds`, or once time is `called`. `contested`: contested land scores. */
  limit:
    | { by: 'rounds'; after: PowerId; rounds: number; round: number }
    | { by: 'time'; after: PowerId; minutes: number; called: boolean }
  contested: boolean
}

/** Supplies through a neutral neighbour: a sure part, and half a die if the sea is open (ADV-24-01, ADV-24-02). */
export type SuppliesDue = { through: SpaceId; zone: SpaceId; sure: number; bySea: boolean }

/** An automatic order for a place: `n` units are owed (ADV-21-01). */
export type OwedOrder = { space: SpaceId; rule: RuleId; n: number; units: Counts; cost: number }

/** Die bonus for disengagement: cruisers, submarines, transports (ADV-09-05, ADV-09-08, ADV-09-09). */
export type Bonus = { swift: number; boats: number; transports: number }

/** One candidate for a result: a ship, or a unit of its cargo (ADV-12-10, ADV-12-14). */
export type AskedMark = { id: string; zone: SpaceId; ship: Stack; power: PowerId; unit?: UnitType }
