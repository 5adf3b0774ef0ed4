/** The shapes of the game's facts. Types only, so that the engine may import them freely. */
import type { RulesetData } from './ruleset'

export type * from './ruleset'
export type * from './ruleset-facts'

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
  /** Within a sentence, where that is not the plain name: "the Ottoman Empire". */
  readonly inText?: string
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

export type SetupData = { readonly [P in PowerId]?: Readonly<Record<SpaceId, Counts>> }

export type GameContent = {
  /** The printed board. */
  readonly spaces: readonly Space[]
  /** Every board by name, the printed one as `standard`. */
  readonly boards: Readonly<Record<string, readonly Space[]>>
  /** Every space of any board: what it is called and what it is. Its borders and its value are asked of the board that is played on. */
  readonly everySpace: readonly Pick<Space, 'id' | 'name' | 'kind'>[]
  readonly powers: readonly Power[]
  readonly units: readonly Unit[]
  readonly rulesets: Readonly<Record<string, RulesetData>>
  readonly setups: Readonly<Record<string, SetupData>>
}
