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
  | 'returned' // back to its original controller (STD-CAP-09, STD-CAP-14)
  | 'vacated' // a neutral or colony without units (STD-CAP-10)
  | 'contested' // units of both sides (STD-MOV-04, STD-LND-19)
  | 'corrected' // the liberated power's capital is in enemy hands (STD-CAP-04)
  | 'revolution' // given up by Russia (STD-REV-10)
  | 'armistice' // armistice (ADV-26-05, ADV-26-10)
  | 'influenced' // won with money (INF-INFL-03)
  | 'revolt' // revolt without a defender (INF-REV-04)

/** Everything that happened, in order. Log, report and animation are derived from these events. */
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
      /** Allied cargo aboard its transports. */
      cargo: { power: PowerId; type: UnitType }[]
    }
  /** Sent home by the revolution, to be placed again (ADV-26-06, ADV-26-23), and returned. */
  | { type: 'units-sent-home'; power: PowerId; space: SpaceId; units: Counts; rule: RuleId }
  | { type: 'units-came-home'; power: PowerId; units: Counts }
  /** `side` null: the land is Russia's and closed (ADV-26-05, ADV-26-10, ADV-26-11, ADV-26-12). */
  | { type: 'armistice-settled'; space: SpaceId; side: Side | null; rule: RuleId }
  /** An occupation drove this neutral to a side (ADV-29-05, ADV-29-06). */
  | { type: 'minor-leaned'; minor: SpaceId; side: Side; by: PowerId; rule: RuleId }
  | { type: 'resigned'; side: Side }
  /** `lost`: homeland IPC that enemies control or contest. */
  | { type: 'economy-collapsed'; power: PowerId; lost: number; threshold: number; rule: RuleId }
  | { type: 'economy-recovered'; power: PowerId; lost: number; threshold: number; rule: RuleId }
  | { type: 'power-surrendered'; power: PowerId; lost: number; threshold: number; rule: RuleId }
  | { type: 'time-called'; rule: RuleId }
  /** `side` null: a draw. `points` if they decided. */
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
  /** A power's share of a bid before the first turn. */
  | { type: 'bid-placed'; power: PowerId; units: Record<SpaceId, Counts>; money: number; treasury: number }
  // purchase and repair
  | { type: 'units-ordered'; power: PowerId; units: Counts; cost: number; left: number; owed?: { space: SpaceId; rule: RuleId } }
  /** Paid now; takes effect as Mobilize opens (INF-INFL-02, INF-INFL-03, INF-REV-03). */
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
      /** Ended in a hostile zone, where all ships except submarines stop (STD-SEA-02). */
      stops: boolean
      /** Enemy mines stop every ship here (TOU-MOV-10, TOU-MOV-11). */
      mined?: true
      /** One zone beyond the ordinary move (ADV-06-18, ADV-07-01). */
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
      /** Landed by the treaty as an army without infantry (INF-RUS-20). */
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
      /** Waits for no sea battle (ADV-12-23). */
      direct?: true
    }
  | { type: 'landing-stayed-aboard'; power: PowerId; zone: SpaceId; to: SpaceId; transport: number; rule: RuleId }
  | {
      type: 'mine-rolled'
      zone: SpaceId
      by: PowerId
      owner: PowerId
      /** The ship before the die. */
      ship: Stack
      at: SpaceId
      die: Die
      result: 'safe' | 'damaged' | 'sunk'
      /** Duties that the loss cancels (STD-MOV-10). */
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
  /** Ashore without infantry because of mines: back aboard, or lost (STD-MOV-10). */
  | { type: 'units-went-back'; power: PowerId; from: SpaceId; zone: SpaceId; transport: number; units: Counts }
  | { type: 'units-stranded'; power: PowerId; space: SpaceId; units: Counts; rule: RuleId }
  /** Fighters without land units when enemy land units enter (INF-UNIT-07). */
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
  /** `gas`: the gun's marker is lost (ADV-03-03). */
  | { type: 'unit-exchanged'; power: PowerId; space: SpaceId; given: UnitType; received: UnitType; gas?: true }
  | { type: 'units-refunded'; power: PowerId; units: Counts; refund: number; rule: RuleId }
  // income
  | { type: 'submarine-warfare-declared'; power: PowerId }
  | { type: 'merchantmen-sunk'; victim: PowerId; by: PowerId; dice: Die[]; loss: number }
  /** Supplies through a neutral neighbour; `dice`: the part by sea, half of each. */
  | {
      type: 'supplies-came-in'
      power: PowerId
      through: SpaceId
      dice: number[]
      amount: number
      treasury: number
      rule: RuleId
    }
  /** `handicap`: IPC that the handicap adds or takes (HCP-08). */
  | { type: 'income-collected'; power: PowerId; income: number; loss: number; treasury: number; handicap?: number }

export type EventType = GameEvent['type']
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>
