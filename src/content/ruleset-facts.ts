/** What a ruleset's data is made of: victory, late entries, passages, places, convoys and the like. */
import type { MinorId, PowerId, Side, SpaceId, UnitTag, UnitType } from './ids'

export type VictoryTest = {
  readonly testedAfter: PowerId
  readonly rule: string
  readonly all?: readonly SpaceId[]
  readonly count: number
  readonly among: readonly SpaceId[]
  /** At least one of these must be in the count. */
  readonly including?: readonly SpaceId[]
  /** Cities that count only from this round on. */
  readonly fromRound?: Readonly<Record<SpaceId, number>>
}

/** A capital that a side must hold, or at least contest. */
export type VictoryNeed = {
  readonly space: SpaceId
  readonly as: 'held' | 'contested'
  /** Counts only from this round on. */
  readonly fromRound?: number
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
  /** Of a condition tested as a turn of the side ends: at once, too, on such a turn, as this capital is captured. */
  readonly atOnceWith?: SpaceId
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
  /** Rules of their own for a shore that nobody holds or that is contested, for powers that are out of the war, and for strategic moves. */
  readonly rules?: {
    readonly nobody?: string
    readonly contested?: string
    readonly outsider?: string
    readonly strategic?: string
  }
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
  readonly ships?: { readonly zone: SpaceId; readonly types: readonly UnitType[] }
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
 * What binds a power that is neutral in the American way, and others towards it: a rule for each matter (STD-POL-19, STD-POL-20,
 * STD-POL-24, STD-POL-25, STD-POL-26, INF-USA-04, INF-USA-05, INF-USA-06, INF-USA-07, INF-USA-08, INF-MOB-08).
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

/**
 * What is added to the dice of two sides that do not want the same after a round at sea (ADV-09-05, ADV-09-06, ADV-09-07,
 * ADV-09-08, ADV-09-09).
 */
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

/**
 * The war on convoys, restricted at first and unrestricted later: whose convoys sail where, and what a raider's die costs
 * (ADV-10-02, ADV-10-03, ADV-10-04, ADV-10-05, ADV-10-06, ADV-10-07, ADV-10-08, ADV-10-09, ADV-10-10, ADV-10-11, ADV-10-12,
 * ADV-10-13, ADV-10-14, ADV-10-15, ADV-10-16, ADV-10-17, ADV-10-18, ADV-10-19, ADV-10-20, ADV-10-21, ADV-10-22, ADV-10-23,
 * ADV-10-24, ADV-10-25).
 */
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
