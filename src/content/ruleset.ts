/** The data of one ruleset. What only some rulesets know is optional. */

import type { MinorId, Phase, PowerId, PrintedCounts, SetupData, Side, SpaceId, UnitType } from './ids'
import type {
  CollapseThresholds,
  Convoys,
  DamageTable,
  Disengagement,
  GameLimit,
  Growth,
  HomeWaters,
  Isolation,
  LateEntry,
  Leaning,
  MobilizationPlace,
  OptionData,
  Passage,
  Supplies,
  VictoryCondition,
  VictoryTest,
} from './ruleset-facts'

/** One effective ruleset is this, merged with its parent's; what only some rulesets have is optional. */
export type RulesetData = {
  readonly id: string
  /** The ruleset whose data this one changes. */
  readonly extends?: string
  readonly name: string
  readonly summary: string
  readonly setup: string
  /** Units taken from that set-up and put into it. */
  readonly setupChanges?: { readonly remove: SetupData; readonly add: SetupData }
  /** Name of the board: the printed one or a variant. */
  readonly board: string
  /** Unit types in play, in the order of the tables. */
  readonly units: readonly UnitType[]
  readonly turnOrder: readonly PowerId[]
  /** How many rounds make a year; round 1 is in the autumn of 1914. */
  readonly roundsPerYear: 1 | 2
  readonly phases: readonly Phase[]
  readonly seatings: Readonly<Record<string, readonly (readonly PowerId[])[]>>
  /** Units that cannot be bought before a round, some powers earlier. */
  readonly unitsFrom: Readonly<
    Partial<
      Record<
        UnitType,
        {
          readonly round: number
          readonly rule: string
          readonly byPower?: Readonly<Partial<Record<PowerId, number>>>
          /** By which those powers wait for their round. */
          readonly rules?: Readonly<Partial<Record<PowerId, string>>>
          /** By which they place such units in their capital only until the others have them too. */
          readonly firstInCapital?: string
        }
      >
    >
  >
  readonly lateEntries: readonly LateEntry[]
  readonly homeWaters?: HomeWaters
  readonly isolation: Isolation
  readonly minorForceFactor: number
  readonly minorForceArtillery: number
  /** Armies that are not a multiple of the value. */
  readonly minorForces?: Readonly<Record<MinorId, PrintedCounts>>
  /** What it costs a power to win a neutral country with money (INF-INFL-01). */
  readonly influence?: Readonly<Record<MinorId, Readonly<Partial<Record<PowerId, number>>>>>
  /** Where a power can raise a revolt against the owner of a territory, what that costs and what rises (INF-REV-01). */
  readonly revolts?: {
    readonly cost: number
    readonly raises: PrintedCounts
    readonly places: Readonly<Record<SpaceId, { readonly by: PowerId; readonly owner: PowerId }>>
  }
  /** The rules by which a power's armies come in its capital alone, and its ships at its own bases, where those are not the common ones. */
  readonly homeOnly?: Readonly<Partial<Record<PowerId, { readonly armies: string; readonly ships: string }>>>
  /** Minor powers whose colonies go to a power of their side when they raise their army (INF-COL-04, ADV-29-01). */
  readonly coloniesFollow?: Readonly<
    Record<
      MinorId,
      {
        readonly to: PowerId
        readonly rule: string
        /** They are that power's again, too, when they are freed from the enemy (ADV-29-04). */
        readonly freed?: string
      }
    >
  >
  /** Minor powers that turn to a side as a whole. */
  readonly leanings?: Readonly<Record<MinorId, Leaning>>
  /** Territories whose first occupation drives a neutral to the other side: the rule by the side it is driven to. */
  readonly provocations?: Readonly<Record<SpaceId, { readonly minor: MinorId; readonly rules: Readonly<Record<Side, string>> }>>
  /**
   * What poison gas does by the lowest die of its guns: a die, or all, of which side's infantry is weakened (ADV-03-08,
   * ADV-03-09, ADV-03-10, ADV-03-11).
   */
  readonly gas?: Readonly<Record<string, { readonly attackers?: 'die'; readonly defenders?: 'die' | 'all' }>>
  /**
   * What guns on the coast do to a fleet that is about to land, by their dice; a number that is not there does nothing
   * (ADV-12-09, ADV-12-10, ADV-12-11, ADV-12-12, ADV-12-13).
   */
  readonly coastalFire?: Readonly<Record<string, 'hit' | 'infantry' | 'transport' | 'ship'>>
  readonly submarineWarfare: {
    readonly by: PowerId
    readonly zones: readonly SpaceId[]
    readonly hitsOn: number
    readonly victims: readonly PowerId[]
    /** A neutral victim goes to war when it has lost more than this, over the whole game; none: at its first loss (STD-INC-07, INF-USA-03). */
    readonly borne?: { readonly loss: number; readonly rule: string }
    /** What each die that hits costs; none: one IPC (TOU-USW-01). */
    readonly damage?: DamageTable
  }
  /** Ships that may enter one zone beyond their ordinary move (ADV-06-18). */
  readonly strategicMoves?: readonly UnitType[]
  /** What a die must show, or less, to hit submarines that dived before the battle or made a strategic move (ADV-06-14, ADV-06-20). */
  readonly submarineHunt?: { readonly dived: { readonly patrols: number; readonly others: number }; readonly pursuit: number }
  readonly disengagement?: Disengagement
  readonly convoys?: Convoys
  readonly passages: readonly Passage[]
  readonly mines: { readonly hitsOn: number }
  readonly supplies?: Supplies
  readonly growth?: Growth
  readonly extraMobilization: Readonly<Partial<Record<PowerId, readonly MobilizationPlace[]>>>
  /** Bases that take only so many new ships a turn, by sea zone. */
  readonly yardLimits?: Readonly<Record<SpaceId, { readonly most: number; readonly rule: string }>>
  /** Pairs of spaces of which a rule says that they do not, or no longer, border each other, by that rule. */
  readonly apart?: Readonly<Record<string, readonly (readonly [SpaceId, SpaceId])[]>>
  /** Sea zones of which a rule says that no base serves them. */
  readonly withoutBase?: Readonly<Record<SpaceId, string>>
  readonly openingDuty: {
    readonly round: number
    readonly power: PowerId
    readonly territory: SpaceId
    readonly rule: string
    /** A neighbour that might be taken for it and does not count, and the rule that says so. */
    readonly notBy?: { readonly territory: SpaceId; readonly rule: string }
  }
  readonly victory: Readonly<Record<Side, VictoryTest>>
  /** In place of those two: any one of these ends the war. */
  readonly victoryConditions?: readonly VictoryCondition[]
  readonly revolution: {
    readonly option: string
    readonly power: PowerId
    readonly against: Side
    readonly capital: SpaceId
    readonly fromRound: number
    readonly neighbours: readonly SpaceId[]
    readonly neighboursNeeded: number
    readonly othersNeeded: number
    readonly neutralAfter: readonly MinorId[]
    /** Who gets a minor power of the other side that the revolution leaves empty (ADV-26-14). */
    readonly heirs?: Readonly<Record<MinorId, PowerId>>
    /** The rules by which its land is closed, and its turns are passed over, where they are not those of the standard game. */
    readonly closed?: string
    readonly turns?: string
  }
  /** Powers that can collapse, with their thresholds; none: nobody does. */
  readonly collapse?: Readonly<Partial<Record<PowerId, CollapseThresholds>>>
  readonly limit?: GameLimit
  /** What scores at the limit: homeland of the other side that is controlled, and that is contested (TOU-VIC-07). */
  readonly score?: { readonly contested: boolean }
  /**
   * The peace that a pressed power makes in some rulesets, in the place of the revolution (INF-RUS-01, INF-RUS-02, INF-RUS-03,
   * INF-RUS-04, INF-RUS-05, INF-RUS-06, INF-RUS-07, INF-RUS-08, INF-RUS-09, INF-RUS-10, INF-RUS-11, INF-RUS-12, INF-RUS-13,
   * INF-RUS-14, INF-RUS-15, INF-RUS-16, INF-RUS-17, INF-RUS-18, INF-RUS-19, INF-RUS-20, INF-RUS-21).
   */
  readonly treaty?: {
    /** It is due once the other side holds or contests this city and so many more of the power's original territories. */
    readonly city: SpaceId
    readonly othersNeeded: number
    /** Who is given what. */
    readonly to: PowerId
    readonly ceded: readonly SpaceId[]
    /** Minor powers whose armies stay in the war. */
    readonly fightOn: readonly MinorId[]
  }
  readonly options: readonly OptionData[]
  /** What only a position is played by: a table is not asked about it before a game. */
  readonly frontOptions?: readonly OptionData[]
}
