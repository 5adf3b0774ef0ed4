import type { Owner, PowerId, SpaceId, UnitType } from './ids.ts'

export type Cargo = {
  power: PowerId
  type: UnitType
  /** Loaded this turn: cannot leave an ally's transport yet (STD-TRN-14). */
  fresh?: true
  /** Started in contested land, so STD-MOV-07 binds it this turn. */
  bound?: true
  /** A gun with a gas marker (ADV-03-03). */
  gas?: true
}

/**
 * Units equal in all rule-relevant fields. Fields that do not apply are absent, so that equal positions are equal JSON.
 * Transports are stacks of one with an `id`.
 */
export type Stack = {
  power: Owner
  type: UnitType
  count: number
  damaged?: true
  submerged?: true
  /** A gun with a gas marker (ADV-03-01, ADV-03-03). */
  gas?: true
  /** Movement beyond the printed move, this turn. */
  extra?: number
  /** Movement spent this turn. */
  used?: number
  /** How it entered this turn; absent for ships and units that did not move. */
  via?: 'land' | 'air' | 'sea'
  /** Landed in an assault from this zone: exposed to the strike (STD-ASL-02). */
  zone?: SpaceId
  /** Ships: base zones entered without a mine roll yet, in path order (STD-MIN-05). */
  entered?: SpaceId[]
  /** Ships: zones already rolled for this turn. */
  rolled?: SpaceId[]
  /** Ships: zones left or passed this turn, for retreats, in alphabetical order (TOU-RET-04). */
  came?: SpaceId[]
  id?: number
  cargo?: Cargo[]
  /** Ships: strategic move made; out of play until combat ends (ADV-06-19, ADV-07-02). */
  strategic?: true
  /** Ships: territory whose landing they wait for (ADV-11-04, ADV-12-27); their own zone: driven off (ADV-12-15). */
  group?: SpaceId
  /** Ships: retreated, so no further battle this turn (TOU-RET-03). */
  retreated?: true
  /** Transports: territory they offloaded into this turn (STD-TRN-06, STD-TRN-07). */
  offloaded?: SpaceId
}
