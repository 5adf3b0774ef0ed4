/** Names, sides and capitals of the powers: all the start page needs. */
import data from '../../data/powers.json'
import { deepFreeze } from './freeze.ts'
import type { Side, SpaceId } from './ids.ts'
import type { Power } from './types.ts'

export const allPowers = deepFreeze(data) as readonly Power[]

const sides = Object.fromEntries(allPowers.map(({ id, side }) => [id, side])) as Record<Power['id'], Side>

/** A power's side, independent of politics (STD-SET-01). */
export const sideOf = (power: Power['id']): Side => sides[power]

/** Capitals of all powers. */
export const CAPITALS: ReadonlySet<SpaceId> = new Set(allPowers.map(({ capital }) => capital))
