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

/** The data of one ruleset after inheritance. Fields of only some rulesets are optional. */
export type RulesetData = {
  readonly id: string
  /** The parent ruleset. */
  readonly extends?: string
  readonly name: string
  readonly summary: string
  readonly setup: string
  /** Units removed from and added to the set-up. */
  readonly setupChanges?: { readonly remove: SetupData; readonly add: SetupData }
  /** The printed board or a variant. */
  readonly board: string
  /** Unit types in play, in table order. */
  readonly units: readonly UnitType[]
  readonly turnOrder: readonly PowerId[]
  /** Round 1 is in autumn 1914. */
  readonly roundsPerYear: 1 | 2
  readonly phases: readonly Phase[]
  readonly seatings: Readonly<Record<string, readonly (readonly PowerId[])[]>>
  /** Units available only from a round, for some powers earlier. */
  readonly unitsFrom: Readonly<
    Partial<
      Record<
        UnitType,
        {
          readonly round: number
          readonly rule: string
          readonly byPower?: Readonly<Partial<Record<PowerId, number>>>
          /** Rules by which those powers wait. */
          readonly rules?: Readonly<Partial<Record<PowerId, string>>>
          /** Rule: such units appear only in the capital until all powers have them. */
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
  /** Armies that are no multiple of the IPC value. */
  readonly minorForces?: Readonly<Record<MinorId, PrintedCounts>>
  /** Price of a neutral country by power (INF-INFL-01). */
  readonly influence?: Readonly<Record<MinorId, Readonly<Partial<Record<PowerId, number>>>>>
  /** Revolts: price, units raised and places (INF-REV-01). */
  readonly revolts?: {
    readonly cost: number
    readonly raises: PrintedCounts
    readonly places: Readonly<Record<SpaceId, { readonly by: PowerId; readonly owner: PowerId }>>
  }
  /** Special rules that limit a power's armies to its capital and its ships to its bases. */
  readonly homeOnly?: Readonly<Partial<Record<PowerId, { readonly armies: string; readonly ships: string }>>>
  /** Minors whose colonies go to a power when they mobilize (INF-COL-04, ADV-29-01). */
  readonly coloniesFollow?: Readonly<
    Record<
      MinorId,
      {
        readonly to: PowerId
        readonly rule: string
        /** Rule: they return to it when liberated (ADV-29-04). */
        readonly freed?: string
      }
    >
  >
  /** Minors that join a side as a whole. */
  readonly leanings?: Readonly<Record<MinorId, Leaning>>
  /** Territories whose first occupation drives a neutral to the other side, with the rule by side. */
  readonly provocations?: Readonly<Record<SpaceId, { readonly minor: MinorId; readonly rules: Readonly<Record<Side, string>> }>>
  /** Gas effects by lowest die: whose infantry, a die or all (ADV-03-08, ADV-03-09, ADV-03-10, ADV-03-11). */
  readonly gas?: Readonly<Record<string, { readonly attackers?: 'die'; readonly defenders?: 'die' | 'all' }>>
  /** Coastal fire by die face; absent: no effect (ADV-12-09, ADV-12-10, ADV-12-11, ADV-12-12, ADV-12-13). */
  readonly coastalFire?: Readonly<Record<string, 'hit' | 'infantry' | 'transport' | 'ship'>>
  readonly submarineWarfare: {
    readonly by: PowerId
    readonly zones: readonly SpaceId[]
    readonly hitsOn: number
    readonly victims: readonly PowerId[]
    /** Total loss a neutral victim bears before it enters the war; absent: none (STD-INC-07, INF-USA-03). */
    readonly borne?: { readonly loss: number; readonly rule: string }
    /** Damage by die face; absent: one IPC a hit (TOU-USW-01). */
    readonly damage?: DamageTable
  }
  /** Ships with a strategic move (ADV-06-18). */
  readonly strategicMoves?: readonly UnitType[]
  /** Hit numbers against dived submarines and strategic moves (ADV-06-14, ADV-06-20). */
  readonly submarineHunt?: { readonly dived: { readonly patrols: number; readonly others: number }; readonly pursuit: number }
  readonly disengagement?: Disengagement
  readonly convoys?: Convoys
  readonly passages: readonly Passage[]
  readonly mines: { readonly hitsOn: number }
  readonly supplies?: Supplies
  readonly growth?: Growth
  readonly extraMobilization: Readonly<Partial<Record<PowerId, readonly MobilizationPlace[]>>>
  /** Bases with a limit of new ships a turn, by zone. */
  readonly yardLimits?: Readonly<Record<SpaceId, { readonly most: number; readonly rule: string }>>
  /** Removed borders, by rule. */
  readonly apart?: Readonly<Record<string, readonly (readonly [SpaceId, SpaceId])[]>>
  /** Zones without a base, by rule. */
  readonly withoutBase?: Readonly<Record<SpaceId, string>>
  readonly openingDuty: {
    readonly round: number
    readonly power: PowerId
    readonly territory: SpaceId
    readonly rule: string
    /** A similar neighbour that does not count, and the rule for that. */
    readonly notBy?: { readonly territory: SpaceId; readonly rule: string }
  }
  readonly victory: Readonly<Record<Side, VictoryTest>>
  /** Replaces `victory`: any one of these ends the war. */
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
    /** Heirs of enemy minors that the revolution vacates (ADV-26-14). */
    readonly heirs?: Readonly<Record<MinorId, PowerId>>
    /** Rules for closed land and skipped turns, if not the standard ones. */
    readonly closed?: string
    readonly turns?: string
  }
  /** Collapse thresholds by power; absent: no collapse. */
  readonly collapse?: Readonly<Partial<Record<PowerId, CollapseThresholds>>>
  readonly limit?: GameLimit
  /** Whether contested homeland scores too (TOU-VIC-07). */
  readonly score?: { readonly contested: boolean }
  /**
   * A peace treaty instead of the revolution (INF-RUS-01, INF-RUS-02, INF-RUS-03, INF-RUS-04, INF-RUS-05, INF-RUS-06, INF-RUS-07,
   * INF-RUS-08, INF-RUS-09, INF-RUS-10, INF-RUS-11, INF-RUS-12, INF-RUS-13, INF-RUS-14, INF-RUS-15, INF-RUS-16, INF-RUS-17,
   * INF-RUS-18, INF-RUS-19, INF-RUS-20, INF-RUS-21).
   */
  readonly treaty?: {
    /** Due when the enemy holds or contests this city and `othersNeeded` more original territories. */
    readonly city: SpaceId
    readonly othersNeeded: number
    readonly to: PowerId
    readonly ceded: readonly SpaceId[]
    /** Minors whose armies stay in the war. */
    readonly fightOn: readonly MinorId[]
  }
  readonly options: readonly OptionData[]
  /** Options of short-war positions, hidden from the start page. */
  readonly frontOptions?: readonly OptionData[]
}
