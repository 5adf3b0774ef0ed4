/** The powers: what each is called, on whose side it fights, where its capital lies. The start page needs no more of the facts than this. */
import data from '../../data/powers.json'
import { deepFreeze } from './freeze.ts'
import type { Power } from './types.ts'

export const allPowers = deepFreeze(data) as readonly Power[]
