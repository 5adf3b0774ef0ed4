/** The map in words: which part of the war each space belongs to, and by what other names it may be looked for. */
import gazetteer from '../../data/gazetteer.json'
import type { PowerId, SpaceId } from './types.ts'

export type TheatreName = keyof typeof gazetteer.theatres

/** Every space stands in exactly one of them, in this order. */
export const theatres: Readonly<Record<TheatreName, readonly SpaceId[]>> = gazetteer.theatres

/** Former and foreign names, towns, seas and countries, each with the spaces that are meant by it. */
export const otherNames: Readonly<Record<string, readonly SpaceId[]>> = gazetteer.names

/** What people call a power besides its own name. */
export const powerNames: Readonly<Partial<Record<PowerId, readonly string[]>>> = gazetteer.powers
