import type { PlayerSpec } from './action.ts'
import type { Question } from './decision.ts'
import type { ByPower, Counts, OptionId, Phase, PowerId, RuleId, RulesetId, Side, SpaceId } from './ids.ts'
import type { Stack } from './stack.ts'
import type { Task } from './task.ts'

export type { Cargo, Stack } from './stack.ts'

export type Control = PowerId | 'contested'

/** A landing declared for after a sea battle (STD-AMP-06); `allies`: what of its units is theirs (INF-TRN-01). */
export type Landing = {
  transport: number
  zone: SpaceId
  to: SpaceId
  units: Counts
  assault: boolean
  allies?: Partial<Record<PowerId, Counts>>
  /** An assault that waits for no battle at sea (ADV-12-23). */
  direct?: true
}

/** What this power owes in this space at the end of Movement it does not owe any more. */
export type Excuse = { space: SpaceId; power: PowerId }

/** Units that have come ashore this turn, for bombardment (STD-ASL-08, STD-ASL-09) and STD-AMP-07. */
export type Ashore = { zone: SpaceId; to: SpaceId; count: number; assault: boolean; delayed: boolean }

export type BattleEntry = { space: SpaceId; kind: 'land' | 'sea'; required: boolean; resolved: boolean }

/** Amounts by side or by power; a power's own amount is apart from its side's. */
export type ByHolder = Partial<Record<Side | PowerId, number>>

/** Help agreed before play: IPC to spend before the first turn (HCP-01), and income in per cent (HCP-08). */
export type Handicap = { bid?: ByHolder; income?: ByHolder }

/** What was settled before the first turn, and chance: the same from the first action to the last but for the dice that were taken. */
export type Table = {
  ruleset: RulesetId
  /** Every option of the ruleset that differs from its default. */
  options: Record<OptionId, boolean | number>
  dice: 'seeded' | 'entered'
  /** A number made from the seed, and how many dice have been taken: die n is a function of the two. */
  rng: { seed: number; taken: number; queue: number[] }
  players: PlayerSpec[]
  /** Absent in a game without one. */
  handicap?: Handicap
}

/** How the war stands: what lasts from turn to turn. */
export type War = {
  /** Spaces without units are left out. */
  units: Record<SpaceId, Stack[]>
  /** Territories that nobody controls are left out. */
  control: Record<SpaceId, Control>
  /** Capitals of minor powers that have mobilized, in alphabetical order. */
  mobilized: SpaceId[]
  /** Neutral territories and colonies that were entered and that nobody holds any more (STD-CAP-10), in alphabetical order. */
  vacant: SpaceId[]
  treasury: Record<PowerId, number>
  /** Powers that have yet to enter the war, in turn order (STD-POL-19, INF-ITA-01, ADV-25-01). */
  neutrals: PowerId[]
  submarineWarfare: boolean
  /** Only where convoys are raided: how the war on them is waged, and since which round without restriction (ADV-10-05, ADV-10-19). */
  convoyWar?: 'restricted' | 'unrestricted'
  convoyWarSince?: number
  revolution: boolean
  /** Advanced, after the revolution: front land with an armistice, and the side that holds it, or last held it while it is contested (ADV-26-05, ADV-26-09). */
  armistice?: Record<SpaceId, Side>
  /** Advanced: units that the revolution has sent home, until their owner mobilizes again (ADV-26-07, ADV-26-08). */
  homeward?: ByPower<Counts>
  /** Advanced: neutrals that an occupation has driven to a side (ADV-29-05, ADV-29-06). */
  leanings?: Record<SpaceId, Side>
  /** Powers that have left the war by political collapse, in turn order (TOU-COL-08); absent while there are none. */
  surrendered?: PowerId[]
  /** Powers whose economy was found collapsed as their last turn opened, in turn order (TOU-COL-03). */
  collapsed?: PowerId[]
  /** The table has called time (TOU-VIC-04). */
  timeUp?: true
  /** Influence: countries won with money that have mobilized, and territories that have had their revolt, in alphabetical order. */
  influenced?: SpaceId[]
  revolted?: SpaceId[]
  /** What submarines have cost each neutral victim over the whole game, where that counts (INF-USA-03). */
  shippingLost?: Partial<Record<PowerId, number>>
  /** Influence: armies without infantry that the treaty has set ashore; they owe none until they move or some joins them (INF-RUS-20). */
  setAshore?: Excuse[]
  /** WIK-08: neutral garrisons that are being fought, and the side that fights them. */
  garrisons: Record<SpaceId, 'central' | 'allies'>
  nextTransport: number
}

/** What is remembered for one turn only: this drawer is replaced whole as the next turn opens. */
export type Turn = {
  /** Bought this turn, not yet mobilized. */
  purchase: Counts
  /** Ships of this turn's order that were paid back, because no base took them (STD-MOB-07); absent while there are none. */
  refunded?: Counts
  /** Nothing was ordered, and the order is what this place had to have (ADV-21-01). */
  owed?: SpaceId
  /** Advanced: what of the acting power's order has come home so and is no new build (ADV-26-24). */
  returned?: Counts
  /** Influence: paid for this turn and still to come, in alphabetical order (INF-INFL-03, INF-REV-03). */
  paid?: { influence: SpaceId[]; revolts: SpaceId[] }
  /** How things stood when the turn began: STD-MOV-06, STD-AMP-03, STD-CBT-03. */
  opened: {
    control: Record<SpaceId, Control>
    own: SpaceId[]
    /** Where fighters may rest with allies: territories in which the acting power had nothing but fighters (INF-UNIT-07); absent while there are none. */
    alone?: SpaceId[]
    /** Where retreats at sea are known: zones that were hostile to the acting power (TOU-RET-04). */
    hostile?: SpaceId[]
  }
  /** Naval-base territories that an enemy of the acting power controlled at some moment of this turn (STD-MOB-06). */
  lostBases: SpaceId[]
  landings: Landing[]
  /** Zones in which a mine hit a ship this turn (STD-MIN-10). */
  mined: SpaceId[]
  /** Landings that the player has been asked about after a mine hit: called off, with the transports that stay loaded, or to go on. */
  calledOff: { zone: SpaceId; to: SpaceId; off: boolean; transports?: number[] }[]
  /** What mines have made impossible this turn: a power's infantry in a territory, its escort in a zone (STD-MOV-10, STD-MIN-11). */
  excused?: Excuse[]
  /** Patrolled zones in which a battleship or cruiser of the acting power has been this turn (ADV-05-16). */
  company?: SpaceId[]
  /** Strategic moves at sea have begun: those of submarines come before those of surface ships (ADV-00-07). */
  strategic?: 'submarines' | 'surface'
  /** Zones in which destroyers have fired at submarines on a strategic move this turn (ADV-06-23). */
  pursued?: SpaceId[]
  ashore: Ashore[]
  /** Where a win at sea lets landings through: zones in which the acting power has won this turn (ADV-11-02). */
  seaWon?: SpaceId[]
  /** Battles of this combat phase. */
  battles: BattleEntry[]
  /** Battleships that have bombarded this turn, by zone (STD-ASL-10). */
  bombarded: Record<SpaceId, number>
  /** Mobilized this turn by territory, for the exchange of STD-MOB-04. */
  placed: Record<SpaceId, Counts>
  /** Control given to a liberated power this phase whose capital must be looked at when the phase ends (STD-CAP-04): space → liberator. */
  liberated: Record<SpaceId, PowerId>
}

/** How the game ended; nobody's side when it is a draw. `points` of the two sides where they decided. */
export type Winner = {
  side: Side | null
  how: 'capitals' | 'resignation' | 'economic' | 'draw' | string
  points?: Record<Side, number>
  rule: RuleId
}

/** Where play stands: whose turn and phase it is, and what is under way. */
export type Flow = {
  round: number
  power: PowerId
  phase: Phase
  /** What is under way, the innermost last. Empty in a free phase. */
  agenda: Task[]
  pending: Question | null
  /** Decisions asked so far; makes their ids. */
  asked: number
  winner: Winner | null
}

/** A game as plain JSON, in four drawers by how long a fact lasts. */
export type GameState = { table: Table; war: War; turn: Turn; flow: Flow }
