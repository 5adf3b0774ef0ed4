/** Parts of a ruleset's data: victory, late entries, passages, convoys and more. */
import type { MinorId, PowerId, Side, SpaceId, UnitTag, UnitType } from './ids'

export type VictoryTest = {
  readonly testedAfter: PowerId
  readonly rule: string
  readonly all?: readonly SpaceId[]
  readonly count: number
  readonly among: readonly SpaceId[]
  /** At least one of these must be among the count. */
  readonly including?: readonly SpaceId[]
  /** Cities that count only from this round. */
  readonly fromRound?: Readonly<Record<SpaceId, number>>
}

/** A capital that a side must hold, or at least contest. */
export type VictoryNeed = {
  readonly space: SpaceId
  readonly as: 'held' | 'contested'
  readonly fromRound?: number
  /** Does not count after the revolution. */
  readonly untilRevolution?: true
}

/** A way to win: one need of each list, no space twice. */
export type VictoryCondition = {
  readonly side: Side
  readonly rule: string
  /** When a capital changes hands; as a turn of the side ends; as the round ends. */
  readonly when: 'at-once' | 'turn' | 'round'
  /** Only after this power's turn. */
  readonly after?: PowerId
  /** For `turn`: also at once when this capital is captured in such a turn. */
  readonly atOnceWith?: SpaceId
  readonly needs: readonly (readonly VictoryNeed[])[]
}

export type OptionData = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly default: boolean | number
  /** Bounds of a whole number. */
  readonly least?: number
  readonly most?: number
  /** Has an effect only while that other option is on, or off. */
  readonly needs?: { readonly option: string; readonly on: boolean }
  readonly rule: string
}

/** Homeland IPC lost at which a power collapses (TOU-COL-02). */
export type CollapseThresholds = { readonly economic: number; readonly political: number }

/** Ends a game without victory: after this power's turn in the last round, or when time is called (TOU-VIC-04, TOU-VIC-05). */
export type GameLimit = {
  readonly after: PowerId
  readonly rounds: number
  /** For the clock. */
  readonly minutes: number
  readonly byTime: boolean
}

/** A way between two sea zones, open only to the side that controls its shore. */
export type Passage = {
  readonly id: string
  readonly kind: 'canal' | 'strait'
  readonly zones: readonly [SpaceId, SpaceId]
  readonly control: SpaceId
  /** Ships with this tag always pass. */
  readonly free?: UnitTag
  readonly rule: string
  /** Special rules: no controller, contested shore, powers outside the war, strategic moves. */
  readonly rules?: {
    readonly nobody?: string
    readonly contested?: string
    readonly outsider?: string
    readonly strategic?: string
  }
}

/** Supplies through a neutral neighbour: a sure part, and a part by sea. */
export type Supplies = {
  readonly power: PowerId
  readonly through: MinorId
  readonly zone: SpaceId
  readonly sure: number
  readonly rule: string
  readonly seaRule: string
}

/** A territory whose income grows each round up to a ceiling. */
export type Growth = {
  readonly power: PowerId
  readonly territory: SpaceId
  readonly from: number
  readonly first: number
  readonly step: number
  readonly ceiling: number
  /** First value if unrestricted submarine warfare starts the growth early. */
  readonly earlyFirst: number
}

/** A further place where a power may mobilize. */
export type MobilizationPlace = {
  readonly space: SpaceId
  readonly rule: string
  /** Rule that closes it in enemy hands; with `needsControl` contested land is closed too. */
  readonly closedBy: string
  readonly needsControl?: true
  /** Most units a turn, ships included; absent: no limit. */
  readonly limit?: { readonly most: number; readonly rule: string }
  /** Ships that appear off its coast without a base. */
  readonly ships?: { readonly zone: SpaceId; readonly types: readonly UnitType[] }
  /** Rule by which its limit must be filled each turn. */
  readonly duty?: string
}

/** A power that enters the war later, as its turn or as the round opens. */
export type LateEntry = {
  readonly power: PowerId
  readonly entersRound: number
  readonly moment: 'turn' | 'round'
  readonly rule: string
  /** Absent: neutral like the United States. */
  readonly peace?: Peace
}

/** Rules of a power's peace before it enters the war. */
export type Peace = {
  /** A future enemy enters its land or attacks its units. */
  readonly invaded: string
  /** A future friend enters its land. */
  readonly visited: string
  /** Others fly over its land. */
  readonly overflown: string
  /** Others enter a minor aligned with it. */
  readonly minor: string
  /** It attacks, or enters enemy or contested land. */
  readonly attacks: string
  /** It enters land of a future friend. */
  readonly visits: string
  /** It enters any other land. */
  readonly leaves: string
  /** It boards others' transports, or others board its own. */
  readonly carries: string
}

/** Zones in which a fleet stays until its power enters the war, with the rule for each. */
export type HomeWaters = {
  readonly power: PowerId
  readonly rule: string
  readonly zones: Readonly<Record<SpaceId, string>>
}

/**
 * Rules that bind a neutral of the American kind, and others towards it (STD-POL-19, STD-POL-20, STD-POL-24, STD-POL-25,
 * STD-POL-26, INF-USA-04, INF-USA-05, INF-USA-06, INF-USA-07, INF-USA-08, INF-MOB-08).
 */
export type Isolation = {
  /** It cannot attack. */
  readonly attacks: string
  /** Its land units cannot enter enemy or contested land; fighters, if they have their own rule. */
  readonly entersEnemies: string
  readonly flies?: string
  /** They cannot enter other foreign land. */
  readonly entersOthers: string
  /** Its units cannot board transports. */
  readonly boards: string
  /** Its transports carry no foreign units. */
  readonly carries: string
  /** It cannot represent an invaded neutral. */
  readonly represents: string
  /** Powers of its side cannot enter its land. */
  readonly closed: string
  /** Others cannot enter a minor aligned with it. */
  readonly minorsClosed?: string
  /** An attack on its land or ships brings it into the war. */
  readonly war: { readonly land: string; readonly ships: string }
}

/** Bonuses on engagement dice (ADV-09-05, ADV-09-06, ADV-09-07, ADV-09-08, ADV-09-09). */
export type Disengagement = {
  /** The side with more of these adds `moreSwift` and wins ties. */
  readonly swift: UnitType
  readonly moreSwift: number
  /** Bonus of a leaving side of only submarines, or of a defence of only transports. */
  readonly submarinesLeave: number
  readonly transportsLeave: number
}

/** Damage by die face, 1 to 6. */
export type DamageTable = readonly [number, number, number, number, number, number]

/**
 * Convoy war: zones, owners and damage, restricted and unrestricted (ADV-10-02, ADV-10-03, ADV-10-04, ADV-10-05, ADV-10-06,
 * ADV-10-07, ADV-10-08, ADV-10-09, ADV-10-10, ADV-10-11, ADV-10-12, ADV-10-13, ADV-10-14, ADV-10-15, ADV-10-16, ADV-10-17,
 * ADV-10-18, ADV-10-19, ADV-10-20, ADV-10-21, ADV-10-22, ADV-10-23, ADV-10-24, ADV-10-25).
 */
export type Convoys = {
  readonly by: PowerId
  readonly zones: readonly SpaceId[]
  /** Of two owners the first pays for odd dice, the second for even ones. */
  readonly owners: { readonly restricted: ConvoyOwners; readonly unrestricted: ConvoyOwners }
  readonly damage: { readonly restricted: DamageTable; readonly unrestricted: DamageTable }
  readonly escortsHitOn: number
  /** Latest round of the unrestricted war. */
  readonly unrestrictedFrom: number
  /** The power it brings into the war. */
  readonly bringsIn: PowerId
}
export type ConvoyOwners = Readonly<Record<SpaceId, readonly [PowerId] | readonly [PowerId, PowerId]>>

/** The side a neutral joins, from a round or the revolution on (ADV-26-16, ADV-27-01). */
export type Leaning = { readonly side: Side; readonly fromRound?: number; readonly afterRevolution?: true; readonly rule: string }
