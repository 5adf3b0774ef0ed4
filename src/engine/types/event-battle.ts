/** Events of land and sea battles. */
import type { Counts, Owner, PowerId, RuleId, SpaceId, UnitType } from './ids.ts'
import type { Bombarding, CoastalToll } from './task.ts'

export type Die = { value: number; needs: number; hit: boolean }

/** Units with the same hit number. `promoted`: why it differs from the printed value. */
export type FireLine = {
  power: Owner
  type: UnitType
  count: number
  needs: number
  promoted?: 'support' | 'air-supremacy'
  /** Infantry weakened by gas hits on one less (ADV-03-13). */
  gassed?: true
}
export type FireGroup = FireLine & { dice: number[]; hits: number }

/** Battle steps with dice. */
export type FireStep =
  | 'strike'
  | 'air'
  | 'strafe'
  | 'first-shot'
  | 'attack'
  | 'defence'
  | 'sea-attack'
  | 'sea-defence'
  | SeaFireStep
/** Advanced: submarines' first shots (ADV-06-01), convoy escorts (ADV-10-13), coastal guns (ADV-12-07). */
type SeaFireStep = 'sea-first-attack' | 'sea-first-defence' | 'escort' | 'coastal'

export type ForceLine = { power: Owner; type: UnitType; count: number; damaged: number; seaborne?: true }

/** Events of a battle, in order. */
export type BattleEvent =
  | { type: 'battles-listed'; battles: { space: SpaceId; kind: 'land' | 'sea'; required: boolean }[] }
  | {
      type: 'battle-opened'
      space: SpaceId
      kind: 'land' | 'sea'
      attacker: PowerId
      /** Allies in a joint attack (INF-LAND-01). */
      with?: PowerId[]
      assault: boolean
      bombarding: Bombarding[]
      attackers: ForceLine[]
      defenders: ForceLine[]
    }
  | { type: 'step-skipped'; space: SpaceId; step: 'sea' | 'strike' | 'bombardment' | 'air'; rule: RuleId }
  | {
      type: 'fired'
      space: SpaceId
      step: FireStep
      round: number
      side: 'attacker' | 'defender'
      groups: FireGroup[]
      hits: number
      absorbed: number
      /** Air hits that damage but do not remove (ADV-04-01). */
      damaging?: number
      bombarding?: Bombarding[]
    }
  | { type: 'air-supremacy'; space: SpaceId; side: 'attacker' | 'defender' | null }
  /** First-shot hits absorbed by tanks (ADV-02-08). */
  | { type: 'tanks-tipped'; space: SpaceId; power: Owner; count: number }
  | {
      type: 'fighters-damaged'
      space: SpaceId
      power: Owner
      side: 'attacker' | 'defender'
      count: number
      chosenBy: PowerId | null
    }
  /**
   * Gas: guns announced (ADV-03-05), lowest die (ADV-03-07), infantry reached (ADV-03-08, ADV-03-09, ADV-03-10), owners
   * (ADV-03-14).
   */
  | { type: 'gas-announced'; space: SpaceId; power: PowerId; guns: number }
  | { type: 'gas-released'; space: SpaceId; power: PowerId; guns: number; dice: number[]; lowest: number }
  | { type: 'gas-spread'; space: SpaceId; power: PowerId; dice: number[]; attackers: number; defenders: number }
  | {
      type: 'infantry-gassed'
      space: SpaceId
      power: Owner
      side: 'attacker' | 'defender'
      count: number
      chosenBy: PowerId | null
    }
  | { type: 'submarines-submerged'; space: SpaceId; power: Owner; count: number; round: number }
  | {
      type: 'units-lost'
      space: SpaceId
      power: Owner
      side: 'attacker' | 'defender'
      step: FireStep
      units: Counts
      transports: number[]
      cargo: { power: PowerId; type: UnitType }[]
      submerged: number
      chosenBy: PowerId | null
    }
  | { type: 'ships-damaged'; space: SpaceId; power: Owner; side: 'attacker' | 'defender'; ship: UnitType; count: number }
  // Landings past a fleet and past coastal guns
  /** Ships that skip other battles for the landing in `to`; `units` includes damaged ones (ADV-11-04, ADV-12-04). */
  | {
      type: 'ships-set-aside'
      space: SpaceId
      power: PowerId
      to: SpaceId
      units: Counts
      damaged: Counts
      transports: number[]
      rule: RuleId
    }
  /** Whether the zone's landings go through after the battle (ADV-11-02, ADV-11-03). */
  | { type: 'landings-decided'; space: SpaceId; power: PowerId; won: boolean; rule: RuleId }
  | { type: 'coastal-guns-named'; space: SpaceId; power: PowerId; guns: number }
  | { type: 'coastal-fired'; space: SpaceId; power: PowerId; guns: number; dice: number[]; toll: CoastalToll }
  /** Ships sunk (with cargo) or damaged off this shore (ADV-12-09). */
  | {
      type: 'fleet-hit'
      space: SpaceId
      zone: SpaceId
      power: PowerId
      units: Counts
      damaged: Counts
      transports: number[]
      cargo: { power: PowerId; type: UnitType }[]
      chosenBy: PowerId | null
    }
  | {
      type: 'cargo-hit'
      space: SpaceId
      zone: SpaceId
      power: PowerId
      unit: UnitType
      transport: number
      chosenBy: PowerId | null
    }
  | {
      type: 'ship-driven-off'
      space: SpaceId
      zone: SpaceId
      power: PowerId
      ship: UnitType
      damaged?: true
      transport?: number
      chosenBy: PowerId | null
      rule: RuleId
    }
  /** Bombarding ships matched with landed infantry (ADV-12-02). */
  | { type: 'bombardment-matched'; space: SpaceId; power: PowerId; infantry: number; bombarding: Bombarding[] }
  // Convoys and disengagement
  | { type: 'raiders-named'; space: SpaceId; power: PowerId; submarines: number }
  | { type: 'escorts-named'; space: SpaceId; power: PowerId; destroyers: number }
  | { type: 'convoy-raided'; space: SpaceId; power: PowerId; dice: { value: number; owner: PowerId; damage: number }[] }
  | { type: 'convoy-escorted'; space: SpaceId; round: number; groups: FireGroup[]; hits: number; sunk: number }
  /** IPC paid for the raid after escorts, limited by the treasury. */
  | { type: 'convoy-loss-paid'; space: SpaceId; power: PowerId; by: PowerId; damage: number; saved: number; loss: number }
  /** Engagement die of one side; `leaves`: it wants to disengage. */
  | {
      type: 'engagement-rolled'
      space: SpaceId
      round: number
      side: 'attacker' | 'defender'
      power: PowerId
      leaves: boolean
      die: number
      bonus: number
      total: number
    }
  | { type: 'sea-round-ended'; space: SpaceId; round: number; pressed: boolean }
  | {
      type: 'ships-retreated'
      power: PowerId
      from: SpaceId
      to: SpaceId
      /** `units` includes the damaged ones and the transports. */
      units: Counts
      damaged: Counts
      transports: number[]
      rule: RuleId
    }
  | {
      type: 'battle-ended'
      space: SpaceId
      kind: 'land' | 'sea'
      attacker: PowerId
      outcome: 'cleared' | 'contested' | 'repulsed' | 'broken-off' | 'annihilated' | 'retreated' | 'disengaged'
    }
