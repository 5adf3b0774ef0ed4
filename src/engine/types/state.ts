import type { PlayerSpec } from './action.ts'
import type { Question } from './decision.ts'
import type { ByPower, Counts, OptionId, Phase, PowerId, RuleId, RulesetId, Side, SpaceId } from './ids.ts'
import type { Stack } from './stack.ts'
import type { Task } from './task.ts'

export type { Cargo, Stack } from './stack.ts'

export type Control = PowerId | 'contested'

/** A landing after a sea battle (STD-AMP-06); `allies`: units of other powers (INF-TRN-01). */
export type Landing = {
  transport: number
  zone: SpaceId
  to: SpaceId
  units: Counts
  assault: boolean
  allies?: Partial<Record<PowerId, Counts>>
  /** An assault that waits for no sea battle (ADV-12-23). */
  direct?: true
}

/** A duty of this power at the end of Movement that no longer applies. */
export type Excuse = { space: SpaceId; power: PowerId }

/** Units landed this turn, for bombardment (STD-ASL-08, STD-ASL-09) and STD-AMP-07. */
export type Ashore = { zone: SpaceId; to: SpaceId; count: number; assault: boolean; delayed: boolean }

export type BattleEntry = { space: SpaceId; kind: 'land' | 'sea'; required: boolean; resolved: boolean }

/** Amounts by side or power; a power's own amount overrides its side's. */
export type ByHolder = Partial<Record<Side | PowerId, number>>

/** Bid in IPC (HCP-01), income in per cent (HCP-08). */
export type Handicap = { bid?: ByHolder; income?: ByHolder }

/** Fixed for the whole game, except the dice count. */
export type Table = {
  ruleset: RulesetId
  /** Only options that differ from their default. */
  options: Record<OptionId, boolean | number>
  dice: 'seeded' | 'entered'
  /** Die n is a function of `seed` and n; `taken` counts dice so far. */
  rng: { seed: number; taken: number; queue: number[] }
  players: PlayerSpec[]
  handicap?: Handicap
}

/** What lasts from turn to turn. */
export type War = {
  /** Without empty spaces. */
  units: Record<SpaceId, Stack[]>
  /** Without uncontrolled territories. */
  control: Record<SpaceId, Control>
  /** Mobilized minor capitals, in alphabetical order. */
  mobilized: SpaceId[]
  /** Entered neutral territories and colonies without a holder (STD-CAP-10), in alphabetical order. */
  vacant: SpaceId[]
  treasury: Record<PowerId, number>
  /** Powers not yet in the war, in turn order (STD-POL-19, INF-ITA-01, ADV-25-01). */
  neutrals: PowerId[]
  submarineWarfare: boolean
  /** Advanced: convoy war, and the round since which it is unrestricted (ADV-10-05, ADV-10-19). */
  convoyWar?: 'restricted' | 'unrestricted'
  convoyWarSince?: number
  revolution: boolean
  /** Advanced: front land with an armistice and the side that holds or last held it (ADV-26-05, ADV-26-09). */
  armistice?: Record<SpaceId, Side>
  /** Advanced: units sent home by the revolution, until their owner mobilizes (ADV-26-07, ADV-26-08). */
  homeward?: ByPower<Counts>
  /** Advanced: neutrals driven to a side by an occupation (ADV-29-05, ADV-29-06). */
  leanings?: Record<SpaceId, Side>
  /** Politically collapsed powers, in turn order (TOU-COL-08); absent if none. */
  surrendered?: PowerId[]
  /** Powers with a collapsed economy at their last turn's start, in turn order (TOU-COL-03). */
  collapsed?: PowerId[]
  /** Time was called (TOU-VIC-04). */
  timeUp?: true
  /** Influence: countries won and mobilized, and territories after their revolt, in alphabetical order. */
  influenced?: SpaceId[]
  revolted?: SpaceId[]
  /** Influence: IPC lost to submarines by each neutral victim (INF-USA-03). */
  shippingLost?: Partial<Record<PowerId, number>>
  /** Influence: armies without infantry landed by the treaty; exempt until they move or infantry joins (INF-RUS-20). */
  setAshore?: Excuse[]
  /** WIK-08: neutral garrisons under attack, and the attacking side. */
  garrisons: Record<SpaceId, 'central' | 'allies'>
  nextTransport: number
}

/** Facts of one turn: replaced as the next turn opens. */
export type Turn = {
  /** Bought and not yet mobilized. */
  purchase: Counts
  /** Ships refunded because no base took them (STD-MOB-07); absent if none. */
  refunded?: Counts
  /** Place whose duty the automatic order serves (ADV-21-01). */
  owed?: SpaceId
  /** Advanced: units in `purchase` that came home and are no new builds (ADV-26-24). */
  returned?: Counts
  /** Influence: paid and pending, in alphabetical order (INF-INFL-03, INF-REV-03). */
  paid?: { influence: SpaceId[]; revolts: SpaceId[] }
  /** The start of the turn, for STD-MOV-06, STD-AMP-03, STD-CBT-03. */
  opened: {
    control: Record<SpaceId, Control>
    own: SpaceId[]
    /** Influence: territories where the power had only fighters (INF-UNIT-07); absent if none. */
    alone?: SpaceId[]
    /** Tournament: zones hostile to the acting power (TOU-RET-04). */
    hostile?: SpaceId[]
  }
  /** Base territories that an enemy controlled at some moment this turn (STD-MOB-06). */
  lostBases: SpaceId[]
  landings: Landing[]
  /** Zones in which a mine hit a ship this turn (STD-MIN-10). */
  mined: SpaceId[]
  /** Landings decided after a mine hit; `transports` stay loaded. */
  calledOff: { zone: SpaceId; to: SpaceId; off: boolean; transports?: number[] }[]
  /** Duties cancelled by mines: infantry in a territory, escort in a zone (STD-MOV-10, STD-MIN-11). */
  excused?: Excuse[]
  /** Patrolled zones with an own battleship or cruiser this turn (ADV-05-16). */
  company?: SpaceId[]
  /** Strategic moves have begun; submarines go first (ADV-00-07). */
  strategic?: 'submarines' | 'surface'
  /** Zones whose destroyers have fired in pursuit this turn (ADV-06-23). */
  pursued?: SpaceId[]
  ashore: Ashore[]
  /** Zones won this turn, which lets landings through (ADV-11-02). */
  seaWon?: SpaceId[]
  battles: BattleEntry[]
  /** Battleships that bombarded this turn, by zone (STD-ASL-10). */
  bombarded: Record<SpaceId, number>
  /** Mobilized this turn, for the exchange of STD-MOB-04. */
  placed: Record<SpaceId, Counts>
  /** Space to liberator: control given to a liberated power, rechecked as the phase ends (STD-CAP-04). */
  liberated: Record<SpaceId, PowerId>
}

/** `side` null: a draw. `points` if they decided. */
export type Winner = {
  side: Side | null
  how: 'capitals' | 'resignation' | 'economic' | 'draw' | string
  points?: Record<Side, number>
  rule: RuleId
}

/** Turn, phase and pending tasks. */
export type Flow = {
  round: number
  power: PowerId
  phase: Phase
  /** Task stack, innermost last; empty in a free phase. */
  agenda: Task[]
  pending: Question | null
  /** Number of decisions so far, for their ids. */
  asked: number
  winner: Winner | null
}

/** A game as plain JSON, split by how long its facts last. */
export type GameState = { table: Table; war: War; turn: Turn; flow: Flow }
