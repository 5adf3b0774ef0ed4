/** Theatres of war and alternative names of spaces, for search. */
import gazetteer from '../../data/gazetteer.json'
import type { PowerId, SpaceId } from './types.ts'

export type TheatreName = keyof typeof gazetteer.theatres

/** Every space is in exactly one theatre. */
export const theatres: Readonly<Record<TheatreName, readonly SpaceId[]>> = gazetteer.theatres

/** Former and foreign names, towns, seas and countries, with their spaces. */
export const otherNames: Readonly<Record<string, readonly SpaceId[]>> = gazetteer.names

/** Alternative names of powers. */
export const powerNames: Readonly<Partial<Record<PowerId, readonly string[]>>> = gazetteer.powers
