import type { Action, Counts, SpaceId } from '../engine/index.ts'

/** Loss order by price: printed prices, or guns or fighters kept longest. */
export type LossOrder = 'cheapest' | 'keep-guns' | 'keep-fighters'

export type LossChoice = LossOrder | 'best'
export type BattleSideId = 'attacker' | 'defender'

/** Assumed decisions. A missing or unknown value means the first one. */
export type Policy = {
  /** For both sides, or for each side. */
  losses?: LossChoice | Readonly<Record<BattleSideId, LossChoice>>
  /** How long the attacker presses at sea; a number counts rounds. */
  press?: 'to-the-end' | 'while-stronger' | 'best' | number
  /** When submarines dive; a number: the defence, after this many hits. */
  dive?: 'never' | 'when-alone' | 'best' | number
}

/** Decisions of the advanced rules. The first value is the default. */
export type SpecialPolicy = {
  /** Guns with gas that fire it. */
  gas: 'all' | 'none'
  /** Coastal guns that fire at the fleet instead of at landing units. */
  coast: 'none' | 'all'
  /** Destroyers that escort a convoy. */
  escort: 'none' | 'all'
  /** When the defence leaves a sea battle. */
  leave: 'never' | 'while-weaker'
}

/** A policy with optional fields, and a complete one. */
export type PartialPolicy = Policy & Partial<SpecialPolicy>
export type FullPolicy = Required<Policy> & SpecialPolicy

/** A policy whose `best` losses are replaced by an order for each side. */
export type ResolvedPolicy = {
  losses: Readonly<Record<BattleSideId, LossOrder>>
  press: NonNullable<Policy['press']>
  dive: NonNullable<Policy['dive']>
} & SpecialPolicy

/** The battle of a space, after these orders. */
export type OddsQuery = {
  space: SpaceId
  orders?: readonly Action[]
  policy?: PartialPolicy
  /** Also return every ending in `rows`. */
  table?: boolean
}

export type BattleEnd = 'cleared' | 'contested' | 'repulsed' | 'annihilated'

/** Losses of each side, and IPC taken by a convoy raid (ADV-10-10). */
export type BattleToll = { lost: Readonly<Record<BattleSideId, Counts>>; taken?: number }

/** One ending with its chance and losses. */
export type Ending = BattleToll & { chance: number; end: BattleEnd }

/** Chances of losing 0, 1, 2 … units, and of each IPC sum, ascending. */
export type Spread = { units: number[]; ipc: [ipc: number, chance: number][] }

/** Chances that a landing gets past mines, wins its sea battles, and lands units. */
export type LandingChain = { afloat: number; through: number; ashore: number }

/** Forecast. Chances add up to 1; at sea `contested` means broken off or undecided. */
export type Forecast = Record<BattleEnd, number> & {
  lost: Record<BattleSideId, { ipc: number; units: Counts }>
  /** Mean IPC taken by a convoy raid. */
  taken: number
  spread: Record<BattleSideId, Spread>
  chain?: LandingChain
  rows?: Ending[]
  exact: 'kernel' | 'graph'
  /** The complete policy used. */
  policy: FullPolicy
}
