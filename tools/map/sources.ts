/**
 * The authored half of the map, as typed values. Places are degrees [lon, lat]; ['xy', x, y] is a place in the open ocean, in
 * pixels of the projection before the frame is laid on it, for ends where degrees would fall into the folded Atlantic.
 * The grouping of atoms into spaces lies in data/map/groupings.json, since the program reads it too.
 */
import groupingData from '../../data/map/groupings.json'
import borderData from './sources/borders.json'
import configData from './sources/config.json'
import lakeData from './sources/lakes.json'
import landLineData from './sources/land-lines.json'
import patchData from './sources/patches.json'
import projectionData from './sources/projection.json'
import seaLineData from './sources/sea-lines.json'
import seedData from './sources/seeds.json'

export type Degrees = readonly [lon: number, lat: number]
export type Place = Degrees | readonly ['xy', number, number]

/** How an end of a sea line comes ashore: at the nearest port, and perhaps with a step straight out to sea before the line proper. */
export type Landfall = 'port' | 'port and step'
export type SeaLine = { readonly line: readonly Place[]; readonly start?: Landfall; readonly end?: Landfall }

/** Water cut into the land: a line, of one width in pixels or of one at each of its points, or a round basin. */
export type Channel = { readonly id: string; readonly why: string } & (
  | { readonly line: readonly Degrees[]; readonly width: number | readonly number[] }
  | { readonly basin: Degrees; readonly radius: number }
)
/** Land laid over water. */
export type Fill = { readonly id: string; readonly why: string; readonly ring: readonly Degrees[] }
/** A box of degrees where the pinch filter must not cut. */
export type Protection = {
  readonly id: string
  readonly box: readonly [west: number, south: number, east: number, north: number]
}

export type Config = Readonly<typeof configData>
export type Projection = Readonly<typeof projectionData>

export const config: Config = configData
export const projection: Projection = projectionData
/** Pairs of today's countries whose common border is a frontier of the board. */
export const borders = borderData as unknown as readonly (readonly [string, string])[]
/** Frontiers of 1914 that no border of today follows; ids starting with v- are cuts of the variants. */
export const landLines = landLineData as unknown as Readonly<Record<string, readonly Place[]>>
export const seaLines = seaLineData as unknown as Readonly<Record<string, SeaLine>>
export const patches = patchData as unknown as {
  readonly channels: readonly Channel[]
  readonly fills: readonly Fill[]
  readonly protected: readonly Protection[]
}
/** One point for each piece of each atom. */
export const seeds = seedData as unknown as Readonly<Record<string, readonly Degrees[]>>
export const lakes = lakeData as unknown as Readonly<Record<string, readonly Degrees[]>>
export const groupings = groupingData as Readonly<Record<string, Readonly<Record<string, string | null>>>>

export const isSeaAtom = (atom: string): boolean => /^sz\d/.test(atom)
