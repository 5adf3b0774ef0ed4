/** The shapes of the game's facts. Types only, so that the engine may import them freely. */
export type PowerId = 'austria-hungary' | 'russia' | 'germany' | 'france' | 'britain' | 'ottoman' | 'italy' | 'usa'
export type Side = 'central' | 'allies'
export type Phase = 'purchase' | 'move' | 'combat' | 'mobilize' | 'income'
export type UnitType =
  | 'infantry'
  | 'artillery'
  | 'machine-gun'
  | 'tank'
  | 'fighter'
  | 'battleship'
  | 'cruiser'
  | 'destroyer'
  | 'submarine'
  | 'transport'
  | 'poison-gas'
export type SpaceId = string
export type MinorId = SpaceId
export type Counts = { readonly [T in UnitType]?: number }

export type Space = {
  readonly id: SpaceId
  readonly name: string
  readonly kind: 'land' | 'sea' | 'impassable'
  readonly adjacent: readonly SpaceId[]
  /** Land only, like all that follow. */
  readonly ipc?: number
  readonly original?: PowerId
  readonly capitalOf?: PowerId
  readonly navalBases?: readonly SpaceId[]
  /** The capital of a minor power; its id is that of its capital. */
  readonly minor?: true
  readonly alignedTo?: PowerId
  readonly colonyOf?: MinorId
}

export type Power = {
  readonly id: PowerId
  readonly name: string
  readonly side: Side
  readonly capital: SpaceId
  readonly code: 'AH' | 'RU' | 'GE' | 'FR' | 'GB' | 'OT' | 'IT' | 'US'
  readonly adjective: string
}

/** What a rule may ask a unit to be; no rule asks for a unit by its name. */
export type UnitTag =
  | 'army-core' // every army needs one
  | 'supports'
  | 'supported'
  | 'absorbs'
  | 'strikes-landing'
  | 'raised-by-air'
  | 'air-battle'
  | 'warship'
  | 'surface-warship'
  | 'two-hits'
  | 'bombards'
  | 'submerges'
  | 'passes-hostile'
  | 'raider'
  | 'carries'
  | 'first-shot' // fires before the others when it defends
  | 'patrols' // a zone held by such ships alone is patrolled, not closed
  | 'gas' // a marker under an artillery

export type Unit = {
  readonly id: UnitType
  readonly name: string
  readonly plural: string
  /** A marker is bought and placed like a unit, but lies under one. */
  readonly kind: 'land' | 'air' | 'sea' | 'marker'
  readonly cost: number
  /** A die hits on this number or less; 0 never fires. */
  readonly attack: number
  readonly defence: number
  readonly move: number
  readonly tags: readonly UnitTag[]
  readonly supported?: number
  readonly airRaised?: number
  readonly strike?: number
  readonly airBattle?: number
  readonly bombard?: number
  readonly capacity?: number
}

export type VictoryTest = {
  readonly testedAfter: PowerId
  readonly rule: string
  readonly all?: readonly SpaceId[]
  readonly count: number
  readonly among: readonly SpaceId[]
  /** At least one of these must be in the count. */
  readonly including?: readonly SpaceId[]
}

/** A capital that a side must hold, or at least contest. */
export type VictoryNeed = {
  readonly space: SpaceId
  readonly as: 'held' | 'contested'
  /** Counts no more after the revolution. */
  readonly untilRevolution?: true
}

/** One way in which a side wins: one of each list is needed, no space twice. */
export type VictoryCondition = {
  readonly side: Side
  readonly rule: string
  /** Whenever one of its capitals changes hands; as a turn of the side ends; as the round ends. */
  readonly when: 'at-once' | 'turn' | 'round'
  /** After this power's turn only. */
  readonly after?: PowerId
  readonly needs: readonly (readonly VictoryNeed[])[]
}

export type OptionData = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly default: boolean | number
  /** Of a number: the whole numbers that can be chosen. */
  readonly least?: number
  readonly most?: number
  /** It changes something only while that other option is on, or off. */
  readonly needs?: { readonly option: string; readonly on: boolean }
  readonly rule: string
}

/** At which of its own homeland's IPCs in enemy or contested land a power collapses (TOU-COL-02). */
export type CollapseThresholds = { readonly economic: number; readonly political: number }

/** When a game without a victory stops: after this power's turn of a round, or of the round in which time is called (TOU-VIC-04, TOU-VIC-05). */
export type GameLimit = {
  readonly after: PowerId
  readonly rounds: number
  /** For the table's clock. */
  readonly minutes: number
  readonly byTime: boolean
}

/** A way from one sea zone to the next that is open only to the side that controls its shore. */
export type Passage = {
  readonly id: string
  readonly kind: 'canal' | 'strait'
  readonly zones: readonly [SpaceId, SpaceId]
  readonly control: SpaceId
  /** Ships with this tag always pass. */
  readonly free?: UnitTag
  readonly rule: string
  /** Rules of their own for a shore that nobody holds or that is contested, and for powers that are out of the war. */
  readonly rules?: { readonly nobody?: string; readonly contested?: string; readonly outsider?: string }
}

/** What a power draws through a neutral neighbour as it collects its income: a sure part, and what comes by a sea zone. */
export type Supplies = {
  readonly power: PowerId
  readonly through: MinorId
  readonly zone: SpaceId
  readonly sure: number
  readonly rule: string
  readonly seaRule: string
}

/** A territory that yields its owner more from a round on: so much at first, so much more each round, up to a ceiling. */
export type Growth = {
  readonly power: PowerId
  readonly territory: SpaceId
  readonly from: number
  readonly first: number
  readonly step: number
  readonly ceiling: number
  /** First value where unrestricted submarine warfare comes before that round, and with it the growth. */
  readonly earlyFirst: number
}

/** A place beside its capital where a power may mobilize, and the rules by which it may or may not. */
export type MobilizationPlace = {
  readonly space: SpaceId
  readonly rule: string
  /** In enemy hands it takes nothing; with `needsControl` it must be in the power's own, contested land will not do. */
  readonly closedBy: string
  readonly needsControl?: true
  /** Most units a turn, ships included; none: any number. */
  readonly limit?: { readonly most: number; readonly rule: string }
  /** Ships that appear off its coast though it has no base. */
  readonly ships?: { readonly zone: SpaceId; readonly types: readonly UnitType[]; readonly rule: string }
  /** As many as its limit must be bought for it and placed each turn. */
  readonly duty?: string
}

/** A power that is out of the war at first: the round in which it enters, as its own turn or as the round opens. */
export type LateEntry = {
  readonly power: PowerId
  readonly entersRound: number
  readonly moment: 'turn' | 'round'
  readonly rule: string
  /** Without it: neutral in the way of the United States. */
  readonly peace?: Peace
}

/** The peace a power keeps until it enters the war: the rule of each matter. */
export type Peace = {
  /** An enemy to come enters its land or attacks its units. */
  readonly invaded: string
  /** A friend to come enters its land. */
  readonly visited: string
  /** Others fly over its land. */
  readonly overflown: string
  /** Others enter a minor power aligned with it, which it may enter itself. */
  readonly minor: string
  /** It attacks, or enters enemy or contested land. */
  readonly attacks: string
  /** It enters land of a friend to come. */
  readonly visits: string
  /** It enters any other land. */
  readonly leaves: string
  /** It boards a transport of others, or others board its own. */
  readonly carries: string
}

/** Zones to which the fleet of a power keeps until it enters the war, each with the rule by which no other ends a move there. */
export type HomeWaters = {
  readonly power: PowerId
  readonly rule: string
  readonly zones: Readonly<Record<SpaceId, string>>
}

/**
 * What binds a power that is neutral in the American way, and others towards it: a rule for each matter (STD-POL-19, POL-20,
 * POL-24 to POL-26, INF-USA-04 to INF-USA-08, INF-MOB-08).
 */
export type Isolation = {
  /** It attacks nobody. */
  readonly attacks: string
  /** Its land units enter no land of the other side and no contested land; its fighters, where they have a rule of their own. */
  readonly entersEnemies: string
  readonly flies?: string
  /** They enter no other land either, but its own. */
  readonly entersOthers: string
  /** Its units go aboard no transports. */
  readonly boards: string
  /** Its transports carry nobody else. */
  readonly carries: string
  /** It cannot represent an invaded neutral. */
  readonly represents: string
  /** Powers of its side may not enter its land. */
  readonly closed: string
  /** Nobody else may enter a minor power that is aligned to it. */
  readonly minorsClosed?: string
  /** An attack on its land, or its ships, brings it into the war. */
  readonly war: { readonly land: string; readonly ships: string }
}

/** What is added to the dice of two sides that do not want the same after a round at sea (ADV-09-05 to ADV-09-09). */
export type Disengagement = {
  /** The side with more of these adds so much and has the better of a tie. */
  readonly swift: UnitType
  readonly moreSwift: number
  /** Only submarines, only transports (of the defender), when they want to leave. */
  readonly submarinesLeave: number
  readonly transportsLeave: number
}

/** What one die of a raider costs, by what it shows: from one to six. */
export type DamageTable = readonly [number, number, number, number, number, number]

/** The war on convoys, restricted at first and unrestricted later: whose convoys sail where, and what a raider's die costs (ADV-10-02 to ADV-10-25). */
export type Convoys = {
  readonly by: PowerId
  readonly zones: readonly SpaceId[]
  /** Of two owners the first pays for odd dice and the second for even ones. */
  readonly owners: { readonly restricted: ConvoyOwners; readonly unrestricted: ConvoyOwners }
  readonly damage: { readonly restricted: DamageTable; readonly unrestricted: DamageTable }
  readonly escortsHitOn: number
  /** Unrestricted in this round at the latest. */
  readonly unrestrictedFrom: number
  /** Whom that brings into the war. */
  readonly bringsIn: PowerId
}
export type ConvoyOwners = Readonly<Record<SpaceId, readonly [PowerId] | readonly [PowerId, PowerId]>>

/** Whom a neutral turns to by itself, from a round or the revolution on: a side as a whole (ADV-26-16, ADV-27-01). */
export type Leaning = { readonly side: Side; readonly fromRound?: number; readonly afterRevolution?: true; readonly rule: string }

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
  readonly minorForces?: Readonly<Record<MinorId, Counts>>
  /** What it costs a power to win a neutral country with money (INF-INFL-01). */
  readonly influence?: Readonly<Record<MinorId, Readonly<Partial<Record<PowerId, number>>>>>
  /** Where a power can raise a revolt against the owner of a territory, what that costs and what rises (INF-REV-01). */
  readonly revolts?: {
    readonly cost: number
    readonly raises: Counts
    readonly places: Readonly<Record<SpaceId, { readonly by: PowerId; readonly owner: PowerId }>>
  }
  /** The rule by which a power mobilizes on land in its capital alone, where that is not the common one. */
  readonly homeOnly?: Readonly<Partial<Record<PowerId, string>>>
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
  /** What poison gas does by the lowest die of its guns: a die, or all, of which side's infantry is weakened (ADV-03-08 to ADV-03-11). */
  readonly gas?: Readonly<Record<string, { readonly attackers?: 'die'; readonly defenders?: 'die' | 'all' }>>
  /** What guns on the coast do to a fleet that is about to land, by their dice; a number that is not there does nothing (ADV-12-09 to ADV-12-13). */
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
  readonly openingDuty: { readonly round: number; readonly power: PowerId; readonly territory: SpaceId; readonly rule: string }
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
  /** The peace that a pressed power makes in some rulesets, in the place of the revolution (INF-RUS-01 to INF-RUS-21). */
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
}

export type SetupData = { readonly [P in PowerId]?: Readonly<Record<SpaceId, Counts>> }

export type GameContent = {
  /** The printed board. */
  readonly spaces: readonly Space[]
  /** Every board by name, the printed one as `standard`. */
  readonly boards: Readonly<Record<string, readonly Space[]>>
  /** Every space of any board, for names. */
  readonly everySpace: readonly Space[]
  readonly powers: readonly Power[]
  readonly units: readonly Unit[]
  readonly rulesets: Readonly<Record<string, RulesetData>>
  readonly setups: Readonly<Record<string, SetupData>>
}
