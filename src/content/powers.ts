/** The powers: what each is called, on whose side it fights, where its capital lies. The start page needs no more of the facts than this. */
import data from '../../data/powers.json'
import { deepFreeze } from './freeze.ts'
import type { Side, SpaceId } from './ids.ts'
import type { Power } from './types.ts'

export const allPowers = deepFreeze(data) as readonly Power[]

const sides = Object.fromEntries(allPowers.map(({ id, side }) => [id, side])) as Record<Power['id'], Side>

/** The side a power fights for, whatever the politics of the moment (STD-SET-01). */
export const sideOf = (power: Power['id']): Side => sides[power]

/** Capitals of all powers. */
export const CAPITALS: ReadonlySet<SpaceId> = new Set(allPowers.map(({ capital }) => capital))
