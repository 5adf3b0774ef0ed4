import type { Action, Counts, SpaceId } from '../engine/index.ts'

/** The order in which a side loses its units, by price: at the printed ones, or with guns or fighters dearer than all others. */
export type LossOrder = 'cheapest' | 'keep-guns' | 'keep-fighters'

export type LossChoice = LossOrder | 'best'
export type BattleSideId = 'attacker' | 'defender'

/** What people are taken to decide. Every answer that is not given, or that there is not, is the first of its line. */
export type Policy = {
  /** Of both sides the same, or of each its own. */
  losses?: LossChoice | Readonly<Record<BattleSideId, LossChoice>>
  /** How long the attacker goes on at sea; a number: so many rounds. */
  press?: 'to-the-end' | 'while-stronger' | 'best' | number
  /** When boats dive; a number: of the defence, once so many hits have been scored. */
  dive?: 'never' | 'when-alone' | 'best' | number
}

/** What only the advanced rules ask: of what there is all or nothing. Every answer that is not given is the first of its line. */
export type SpecialPolicy = {
  /** Of the guns that have gas, how many fire it. */
  gas: 'all' | 'none'
  /** Of the guns on a shore, how many fire at the fleet, and then at nothing else. */
  coast: 'none' | 'all'
  /** Of the destroyers beside a convoy, how many escort it. */
  escort: 'none' | 'all'
  /** When a defence that may leave the battle at sea does. */
  leave: 'never' | 'while-weaker'
}

/** All that may be said, and all that has been. */
export type PartialPolicy = Policy & Partial<SpecialPolicy>
export type FullPolicy = Required<Policy> & SpecialPolicy

/** A policy with nothing left open but what the backward pass decides; what is best to lose has become an order for each side. */
export type ResolvedPolicy = {
  losses: Readonly<Record<BattleSideId, LossOrder>>
  press: NonNullable<Policy['press']>
  dive: NonNullable<Policy['dive']>
} & SpecialPolicy

/** What is asked: the battle of a space as it stands, or as it would stand after these orders. */
export type OddsQuery = {
  space: SpaceId
  orders?: readonly Action[]
  policy?: PartialPolicy
  /** Every single ending too, in `rows`. */
  table?: boolean
}

export type BattleEnd = 'cleared' | 'contested' | 'repulsed' | 'annihilated'

/** What a battle has cost each side, and the IPC that a convoy raid in it has taken from enemy treasuries, if any (ADV-10-10). */
export type BattleToll = { lost: Readonly<Record<BattleSideId, Counts>>; taken?: number }

/** One way in which it may end: how likely, and what it has cost by then. */
export type Ending = BattleToll & { chance: number; end: BattleEnd }

/** Chances of losing nothing, one unit, two …; and of each sum of IPCs, the smallest first. */
export type Spread = { units: number[]; ipc: [ipc: number, chance: number][] }

/**
 * What a landing has to come through before its battle, as chances from the first die on: something is afloat past the mines, the
 * battles at sea are won where there are some, something is ashore.
 */
export type LandingChain = { afloat: number; through: number; ashore: number }

/** What is to be expected of a battle. Chances add up to 1; at sea `contested` is broken off or left standing. */
export type Forecast = Record<BattleEnd, number> & {
  lost: Record<BattleSideId, { ipc: number; units: Counts }>
  /** IPC that a convoy raid in it takes from enemy treasuries, on average. */
  taken: number
  spread: Record<BattleSideId, Spread>
  chain?: LandingChain
  rows?: Ending[]
  exact: 'kernel' | 'graph'
  /** By which it was worked out, with nothing left open. */
  policy: FullPolicy
}
