/** Events of battles, on land and at sea. */
import type { Counts, Owner, PowerId, RuleId, SpaceId, UnitType } from './ids.ts'
import type { Bombarding, CoastalToll } from './task.ts'

/** One die: what it showed, what it needed, whether it hit. */
export type Die = { value: number; needs: number; hit: boolean }

/** Units that need the same number to hit. `promoted` says why they need more (or less) than the printed value. */
export type FireLine = {
  power: Owner
  type: UnitType
  count: number
  needs: number
  promoted?: 'support' | 'air-supremacy'
  /** Infantry weakened by gas: it needs one less (ADV-03-13). */
  gassed?: true
}
/** Their dice, thrown. */
export type FireGroup = FireLine & { dice: number[]; hits: number }

/** Steps in which somebody throws at somebody. */
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
/** Advanced: first shots of submarines (ADV-06-01), destroyers that escort a convoy (ADV-10-13), guns on the coast at ships (ADV-12-07). */
type SeaFireStep = 'sea-first-attack' | 'sea-first-defence' | 'escort' | 'coastal'

export type ForceLine = { power: Owner; type: UnitType; count: number; damaged: number; seaborne?: true }

/** What happened in a battle, in order, as data. */
export type BattleEvent =
  | { type: 'battles-listed'; battles: { space: SpaceId; kind: 'land' | 'sea'; required: boolean }[] }
  | {
      type: 'battle-opened'
      space: SpaceId
      kind: 'land' | 'sea'
      attacker: PowerId
      /** Allies who attack together with it (INF-LAND-01). */
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
      /** Hits in the air that damage a fighter and do not remove it (ADV-04-01). */
      damaging?: number
      bombarding?: Bombarding[]
    }
  | { type: 'air-supremacy'; space: SpaceId; side: 'attacker' | 'defender' | null }
  /** Of the hits of the first shot, those that tanks have stopped (ADV-02-08). */
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
   * How many guns are to fire gas (ADV-03-05); their dice, of which the lowest counts (ADV-03-07); how many infantry it reaches,
   * with the dice that say so (ADV-03-08, ADV-03-09, ADV-03-10); whose they are (ADV-03-14).
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
  // landings past a fleet and past guns on the coast
  /** Ships that stay out of other battles for the landing in `to`, damaged ones counted in (ADV-11-04, ADV-12-04). */
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
  /** Whether the landings of a zone go through after the battle there (ADV-11-02, ADV-11-03). */
  | { type: 'landings-decided'; space: SpaceId; power: PowerId; won: boolean; rule: RuleId }
  | { type: 'coastal-guns-named'; space: SpaceId; power: PowerId; guns: number }
  | { type: 'coastal-fired'; space: SpaceId; power: PowerId; guns: number; dice: number[]; toll: CoastalToll }
  /** Ships off this shore that are sunk, with their cargo, or damaged (ADV-12-09). */
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
  /** Ships that bombard, matched with the infantry that came ashore (ADV-12-02). */
  | { type: 'bombardment-matched'; space: SpaceId; power: PowerId; infantry: number; bombarding: Bombarding[] }
  // the war on convoys, and who leaves a battle at sea
  | { type: 'raiders-named'; space: SpaceId; power: PowerId; submarines: number }
  | { type: 'escorts-named'; space: SpaceId; power: PowerId; destroyers: number }
  | { type: 'convoy-raided'; space: SpaceId; power: PowerId; dice: { value: number; owner: PowerId; damage: number }[] }
  | { type: 'convoy-escorted'; space: SpaceId; round: number; groups: FireGroup[]; hits: number; sunk: number }
  /** What the raid cost this owner, less what escorts took off, as far as its treasury reached. */
  | { type: 'convoy-loss-paid'; space: SpaceId; power: PowerId; by: PowerId; damage: number; saved: number; loss: number }
  /** One side's die when the sides differ; `leaves`: it wants to disengage. */
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
      /** All ships; how many of them are damaged; the transports among them by id. */
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
