/** The shapes of the game's facts. Types only, so that the engine may import them freely. */
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
