/** The shapes of the game's facts. Types only, so that the engine may import them freely. */
export type PowerId = 'austria-hungary' | 'russia' | 'germany' | 'france' | 'britain' | 'ottoman' | 'italy' | 'usa'
export type Side = 'central' | 'allies'
export type Phase = 'purchase' | 'move' | 'combat' | 'mobilize' | 'income'
export type UnitType = 'infantry' | 'artillery' | 'tank' | 'fighter' | 'battleship' | 'cruiser' | 'submarine' | 'transport'
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

export type Unit = {
  readonly id: UnitType
  readonly name: string
  readonly plural: string
  readonly kind: 'land' | 'air' | 'sea'
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
  readonly all?: readonly SpaceId[]
  readonly count: number
  readonly among: readonly SpaceId[]
  /** At least one of these must be in the count. */
  readonly including?: readonly SpaceId[]
}

export type OptionData = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly default: boolean | number
  readonly rule: string
}

export type RulesetData = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly setup: string
  readonly turnOrder: readonly PowerId[]
  readonly phases: readonly Phase[]
  readonly seatings: Readonly<Record<string, readonly (readonly PowerId[])[]>>
  readonly tanksFromRound: number
  readonly usaEntersRound: number
  readonly minorForceFactor: number
  readonly minorForceArtillery: number
  readonly submarineWarfare: {
    readonly by: PowerId
    readonly zones: readonly SpaceId[]
    readonly hitsOn: number
    readonly victims: readonly PowerId[]
  }
  readonly canal: { readonly control: SpaceId; readonly zones: readonly [SpaceId, SpaceId] }
  readonly mines: { readonly hitsOn: number }
  readonly extraMobilization: Readonly<Partial<Record<PowerId, readonly SpaceId[]>>>
  readonly openingDuty: { readonly round: number; readonly power: PowerId; readonly territory: SpaceId }
  readonly victory: Readonly<Record<Side, VictoryTest>>
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
  }
  readonly options: readonly OptionData[]
}

export type SetupData = { readonly [P in PowerId]?: Readonly<Record<SpaceId, Counts>> }

export type GameContent = {
  readonly spaces: readonly Space[]
  readonly powers: readonly Power[]
  readonly units: readonly Unit[]
  readonly rulesets: Readonly<Record<string, RulesetData>>
  readonly setups: Readonly<Record<string, SetupData>>
}
