/** Types of the game's facts. Types only, so that the engine may import them. */
import type { MinorId, PowerId, SetupData, Side, SpaceId, UnitTag, UnitType } from './ids'
import type { RulesetData } from './ruleset'

export type * from './ids'
export type * from './ruleset'
export type * from './ruleset-facts'

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
  /** Capital of a minor power, which has the same id. */
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
  /** Name within a sentence, if different: "the Ottoman Empire". */
  readonly inText?: string
}

export type Unit = {
  readonly id: UnitType
  readonly name: string
  readonly plural: string
  /** A marker is bought and placed like a unit and attached to one. */
  readonly kind: 'land' | 'air' | 'sea' | 'marker'
  readonly cost: number
  /** A die hits on this number or less; 0: never. */
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

export type GameContent = {
  /** The printed board. */
  readonly spaces: readonly Space[]
  /** All boards by name; the printed one is `standard`. */
  readonly boards: Readonly<Record<string, readonly Space[]>>
  /** Names and kinds of the spaces of all boards. Borders and income depend on the board in play. */
  readonly everySpace: readonly Pick<Space, 'id' | 'name' | 'kind'>[]
  readonly powers: readonly Power[]
  readonly units: readonly Unit[]
  readonly rulesets: Readonly<Record<string, RulesetData>>
  readonly setups: Readonly<Record<string, SetupData>>
}
