import type { FireStep } from './event-battle.ts'
import type { Owner, RuleId, UnitType } from './ids.ts'

/** Units of one owner, type and condition that a hit can be spent on. */
export type LossClass = {
  owner: Owner
  type: UnitType
  /** `hit` damages an undamaged two-hit ship; `lose` removes. */
  spend: 'hit' | 'lose'
  count: number
  cost: number
  diving?: true
  /** Guns with a gas marker. */
  gas?: true
  /** Transports with equal cargo, by id. */
  ids?: number[]
}

/** Hits for one side, the units they can be spent on, and the constraints on the answer. */
export type LossProblem = {
  side: 'attacker' | 'defender'
  step: FireStep
  hits: number
  classes: LossClass[]
  /** Units of each owner in the space outside `classes` (an overland force next to a landing). */
  rest: ReadonlyMap<Owner, { core: number; total: number }>
  /** Further infantry of the side here, for guest fighters (INF-UNIT-06). */
  besides?: number
  /** Fighters that cannot be hit now and need no infantry of their own (INF-UNIT-04, ADV-PT2-10, ADV-PT2-11). */
  aloft?: number
  /** Fighters may rest with allies and then need some infantry of their side (INF-UNIT-06). */
  guests?: true
  /** Defenders with only fighters here, one of them damaged (ADV-PT2-04). */
  hurtGuests?: readonly Owner[]
  /** Owners of a damaged fighter (ADV-04-07); guns kept for the fleet (ADV-12-08). */
  hurt?: readonly Owner[]
  coastal?: true
  /** Several powers attack together (INF-LAND-11). */
  joint?: true
  kind: 'land' | 'sea'
  /** Nothing is removed: fighters are damaged, or infantry is gassed. */
  does?: 'damage' | 'gas'
  seaborne: boolean
  /** Rule that protects the rest of the force now. */
  spares?: RuleId
  /** Transports need not be lost last (ADV-12-09). */
  free?: true
  rule: RuleId
}

/** Number taken of each class, in class order. */
export type LossChoice = readonly number[]
