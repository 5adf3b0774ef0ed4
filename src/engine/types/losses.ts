import type { FireStep } from './event-battle.ts'
import type { Owner, RuleId, UnitType } from './ids.ts'

/** One thing a hit can be spent on: units of one owner and type in one condition. */
export type LossClass = {
  owner: Owner
  type: UnitType
  /** `hit` damages a fresh ship that takes two; `lose` removes. */
  spend: 'hit' | 'lose'
  count: number
  cost: number
  diving?: true
  /** Guns with a gas marker. */
  gas?: true
  /** Transports that carry the same, by id. */
  ids?: number[]
}

/** Hits to be taken by one side, everything they may be spent on, and what every answer must keep to. */
export type LossProblem = {
  side: 'attacker' | 'defender'
  step: FireStep
  hits: number
  classes: LossClass[]
  /** Units of each owner in the space that are not among the classes' (an overland force beside a landing). */
  rest: ReadonlyMap<Owner, { core: number; total: number }>
  /** Infantry the side has in the territory besides all of these, where fighters may rest with allies (INF-UNIT-06). */
  besides?: number
  /** Fighters that cannot be hit now, where no fighter needs an infantry of its own (INF-UNIT-04, ADV-PT2-10, ADV-PT2-11). */
  aloft?: number
  /** Fighters rest with allies, and so need some infantry of their side (INF-UNIT-06). */
  guests?: true
  /** Defenders without land units here one of whose fighters is damaged (ADV-PT2-04). */
  hurtGuests?: readonly Owner[]
  /** Who has a damaged fighter here (ADV-04-07), and whether guns were kept for the fleet (ADV-12-08). */
  hurt?: readonly Owner[]
  coastal?: true
  /** Several powers attack together (INF-LAND-11). */
  joint?: true
  kind: 'land' | 'sea'
  /** Nobody is removed: fighters are damaged, or infantry weakened by gas. */
  does?: 'damage' | 'gas'
  seaborne: boolean
  /** The rule by which others of the force that are here cannot be hit now. */
  spares?: RuleId
  /** Transports need not be the last to be lost (ADV-12-09). */
  free?: true
  rule: RuleId
}

/** A choice: how many of each class, in the order of the classes. */
export type LossChoice = readonly number[]
