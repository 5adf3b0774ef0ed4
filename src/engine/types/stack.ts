import type { Owner, PowerId, SpaceId, UnitType } from './ids.ts'

export type Cargo = {
  power: PowerId
  type: UnitType
  /** Loaded in this turn: no offloading from an ally's transport yet (STD-TRN-14). */
  fresh?: true
  /** Began the turn in a contested territory, so STD-MOV-07 binds it until the turn ends. */
  bound?: true
  /** A gun with a gas marker under it (ADV-03-03). */
  gas?: true
}

/**
 * Units that are alike in everything the rules ask about. Optional fields are left out when they do not apply,
 * so that equal positions are equal JSON. Transports are stacks of one with an `id`, because each has its own cargo.
 */
export type Stack = {
  power: Owner
  type: UnitType
  count: number
  damaged?: true
  submerged?: true
  /** A gun with a gas marker under it (ADV-03-01, ADV-03-03). */
  gas?: true
  /** Spaces it may go this turn beyond its printed move. */
  extra?: number
  /** Movement spent this turn. */
  used?: number
  /** How it entered this territory this turn; ships and units at rest have none. */
  via?: 'land' | 'air' | 'sea'
  /** Came ashore in an assault from this zone: exposed to the strike (STD-ASL-02). */
  zone?: SpaceId
  /** Ships: naval-base zones entered this turn and not yet rolled for, in the order of the path (STD-MIN-05). */
  entered?: SpaceId[]
  /** Ships: zones already rolled for this turn. */
  rolled?: SpaceId[]
  /** Ships, where retreats at sea are known: zones they have left or passed this turn, in alphabetical order (TOU-RET-04). */
  came?: SpaceId[]
  id?: number
  cargo?: Cargo[]
  /** Ships: made the one strategic move this turn, and are out of everything until combat is over (ADV-06-19, ADV-07-02). */
  strategic?: true
  /** Ships: the territory for whose landing they stand by and fight no other battle this turn (ADV-11-04, ADV-12-27); their own zone: driven off (ADV-12-15). */
  group?: SpaceId
  /** Ships: came out of a battle by retreat and take part in no other one this turn (TOU-RET-03). */
  retreated?: true
  /** Transports: the territory into which they offloaded this turn (STD-TRN-06, STD-TRN-07). */
  offloaded?: SpaceId
}
