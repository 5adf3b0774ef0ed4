import type { DecisionKind, DecisionTopic } from './decision.ts'
import type { BattleEvent, Die, FireGroup } from './event-battle.ts'
import type { Counts, Owner, Phase, PowerId, RuleId, Side, SpaceId, UnitType } from './ids.ts'
import type { Excuse, Stack } from './state.ts'

export type * from './event-battle.ts'

export type ControlCause =
  | 'entered' // unopposed entry (STD-MOV-05)
  | 'captured' // attackers alone remain (STD-CAP-02)
  | 'liberated' // back to its original owner (STD-CAP-03)
  | 'held' // attackers wiped out, defenders resume control (STD-CAP-08)
  | 'withdrawn' // the other side left (STD-MOV-13)
  | 'aligned' // a minor joined its aligned power (STD-POL-09)
  | 'returned' // back to its original controller: nobody is left (STD-CAP-09), its capital is free (STD-CAP-14)
  | 'vacated' // nobody is left of a neutral or a colony (STD-CAP-10)
  | 'contested' // units of both sides (STD-MOV-04, STD-LND-19)
  | 'corrected' // the capital of the liberated power is in enemy hands (STD-CAP-04)
  | 'revolution' // given up by Russia (STD-REV-10)
  | 'armistice' // under the armistice: a side holds it without a marker, or nobody does and it is Russia's (ADV-26-05, ADV-26-10)
  | 'influenced' // won with money (INF-INFL-03)
  | 'revolt' // rose against its owner where none of his units stood (INF-REV-04)

/** What happened, in order, as data. Log, report and animation are made from these. */
export type GameEvent =
  // turn
  | { type: 'round-opened'; round: number }
  | { type: 'turn-opened'; round: number; power: PowerId }
  | { type: 'phase-opened'; round: number; power: PowerId; phase: Phase }
  | { type: 'phase-skipped'; power: PowerId; phase: Phase; rule: RuleId }
  | { type: 'turn-skipped'; power: PowerId; rule: RuleId }
  | { type: 'war-entered'; power: PowerId; cause: 'date' | 'attacked' | 'submarines'; rule: RuleId }
  | { type: 'treasury-removed'; power: PowerId; amount: number; rule: RuleId }
  | { type: 'revolution-broke-out'; power: PowerId; rule: RuleId }
  | {
      type: 'units-disbanded'
      power: PowerId
      space: SpaceId
      units: Counts
      /** What others had aboard its transports. */
      cargo: { power: PowerId; type: UnitType }[]
    }
  /** Taken off the board by the revolution, from a territory or a Russian transport, to be placed anew (ADV-26-06, ADV-26-23); and come home. */
  | { type: 'units-sent-home'; power: PowerId; space: SpaceId; units: Counts; rule: RuleId }
  | { type: 'units-came-home'; power: PowerId; units: Counts }
  /**
   * Front land under the armistice is held by a side, or by nobody any more: then it is Russia's and closed (ADV-26-05,
   * ADV-26-10, ADV-26-11, ADV-26-12).
   */
  | { type: 'armistice-settled'; space: SpaceId; side: Side | null; rule: RuleId }
  /** An occupation has driven this neutral to a side (ADV-29-05, ADV-29-06). */
  | { type: 'minor-leaned'; minor: SpaceId; side: Side; by: PowerId; rule: RuleId }
  | { type: 'resigned'; side: Side }
  /** `lost`: IPCs of its homeland that enemies control or contest. */
  | { type: 'economy-collapsed'; power: PowerId; lost: number; threshold: number; rule: RuleId }
  | { type: 'economy-recovered'; power: PowerId; lost: number; threshold: number; rule: RuleId }
  | { type: 'power-surrendered'; power: PowerId; lost: number; threshold: number; rule: RuleId }
  | { type: 'time-called'; rule: RuleId }
  /** `side` is null for a draw; `points` of the two sides where they decided. */
  | {
      type: 'war-won'
      side: Side | null
      how: 'capitals' | 'resignation' | 'economic' | 'draw' | string
      capitals: SpaceId[]
      points?: Record<Side, number>
      rule: RuleId
    }
  // decisions
  | { type: 'decision-asked'; id: string; by: PowerId; kind: DecisionKind; topic: DecisionTopic; space?: SpaceId; count?: number }
  | { type: 'decision-answered'; id: string; by: PowerId; kind: DecisionKind; topic: DecisionTopic; answer: string }
  /** What a power got from a bid before the first turn: new units by space, and IPC. */
  | { type: 'bid-placed'; power: PowerId; units: Record<SpaceId, Counts>; money: number; treasury: number }
  // purchase and repair
  | { type: 'units-ordered'; power: PowerId; units: Counts; cost: number; left: number; owed?: { space: SpaceId; rule: RuleId } }
  /** Paid to the bank; the country joins as the turn's Mobilize phase opens (INF-INFL-02, INF-INFL-03), the revolt breaks out then (INF-REV-03). */
  | { type: 'influence-paid'; power: PowerId; country: SpaceId; price: number; left: number }
  | { type: 'revolt-paid'; power: PowerId; territory: SpaceId; price: number; left: number }
  | { type: 'country-won'; power: PowerId; country: SpaceId }
  | { type: 'revolt-broke-out'; power: PowerId; territory: SpaceId; units: Counts }
  | { type: 'ships-repaired'; power: PowerId; space: SpaceId; ship: UnitType; count: number }
  // movement
  | {
      type: 'units-moved'
      power: PowerId
      from: SpaceId
      to: SpaceId
      path: SpaceId[]
      units: Counts
      damaged: Counts
      transports: number[]
      by: 'land' | 'air' | 'sea'
      /** Ended in a hostile zone, where all but submarines must stop (STD-SEA-02). */
      stops: boolean
      /** Ended where an enemy's mines stop every ship (TOU-MOV-10, TOU-MOV-11). */
      mined?: true
      /** The one zone beyond the ordinary move (ADV-06-18, ADV-07-01). */
      strategic?: true
    }
  /** Destroyers fired at submarines on a strategic move (ADV-06-20). */
  | { type: 'submarines-pursued'; space: SpaceId; power: PowerId; groups: FireGroup[]; hits: number; lost: number }
  | { type: 'units-loaded'; power: PowerId; from: SpaceId; zone: SpaceId; transport: number; units: Counts }
  | {
      type: 'units-landed'
      power: PowerId
      zone: SpaceId
      to: SpaceId
      transport: number
      units: Counts
      assault: boolean
      /** After a sea battle, in Conduct Combat. */
      delayed: boolean
      /** Set ashore by the treaty as an army without infantry (INF-RUS-20). */
      unled?: true
    }
  | {
      type: 'landing-declared'
      power: PowerId
      zone: SpaceId
      to: SpaceId
      transport: number
      units: Counts
      assault: boolean
      /** It waits for no battle at sea (ADV-12-23). */
      direct?: true
    }
  | { type: 'landing-stayed-aboard'; power: PowerId; zone: SpaceId; to: SpaceId; transport: number; rule: RuleId }
  | {
      type: 'mine-rolled'
      zone: SpaceId
      by: PowerId
      owner: PowerId
      /** The one ship, as it was before the die. */
      ship: Stack
      at: SpaceId
      die: Die
      result: 'safe' | 'damaged' | 'sunk'
      /** What the loss has made impossible (STD-MOV-10). */
      excused?: Excuse[]
    }
  /** `transports`: those that stay loaded for the rest of the turn. */
  | {
      type: 'landing-called-off'
      power: PowerId
      zone: SpaceId
      to: SpaceId
      off: boolean
      transports?: number[]
      excused?: Excuse[]
    }
  /** Left ashore without infantry by the mines: back aboard the ship they came from, or lost (STD-MOV-10). */
  | { type: 'units-went-back'; power: PowerId; from: SpaceId; zone: SpaceId; transport: number; units: Counts }
  | { type: 'units-stranded'; power: PowerId; space: SpaceId; units: Counts; rule: RuleId }
  /** Fighters without land units beside them, when enemy land units come in (INF-UNIT-07). */
  | { type: 'fighters-retreated'; power: PowerId; from: SpaceId; to: SpaceId; units: Counts; rule: RuleId }
  | { type: 'fighters-overrun'; power: Owner; space: SpaceId; units: Counts; by: PowerId; rule: RuleId }
  // minor powers and control
  | { type: 'minor-mobilized'; space: SpaceId; owner: Owner; units: Counts; entered: PowerId }
  | {
      type: 'control-changed'
      space: SpaceId
      from: PowerId | 'contested' | null
      to: PowerId | 'contested' | null
      cause: ControlCause
      by?: PowerId
      rule: RuleId
    }
  | { type: 'treasury-captured'; from: PowerId; to: PowerId; amount: number }
  | { type: 'orders-undone'; power: PowerId; units: Counts; refund: number; rule: RuleId }
  | BattleEvent
  // mobilize
  | { type: 'units-mobilized'; power: PowerId; to: SpaceId; units: Counts }
  /** `gas`: a gun with its marker, which is lost (ADV-03-03). */
  | { type: 'unit-exchanged'; power: PowerId; space: SpaceId; given: UnitType; received: UnitType; gas?: true }
  | { type: 'units-refunded'; power: PowerId; units: Counts; refund: number; rule: RuleId }
  // income
  | { type: 'submarine-warfare-declared'; power: PowerId }
  | { type: 'merchantmen-sunk'; victim: PowerId; by: PowerId; dice: Die[]; loss: number }
  /** What a power drew through a neutral neighbour; `dice`: what came by sea, half of each. */
  | {
      type: 'supplies-came-in'
      power: PowerId
      through: SpaceId
      dice: number[]
      amount: number
      treasury: number
      rule: RuleId
    }
  /** `handicap`: the part of the income that the handicap adds or takes (HCP-08). */
  | { type: 'income-collected'; power: PowerId; income: number; loss: number; treasury: number; handicap?: number }

export type EventType = GameEvent['type']
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>
