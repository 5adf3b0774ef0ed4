import { content } from '../content/index.ts'
import type { Counts, UnitType } from '../engine/index.ts'

export { meanHits as expectedOf } from '../engine/index.ts'

const submerging = new Set<string>(content.units.filter((unit) => unit.tags.includes('submerges')).map((unit) => unit.id))

type Tag = (typeof content.units)[number]['tags'][number]
/** The unit type that has this quality; of what is read it is one. */
export const typeWith = (tag: Tag): UnitType | null => content.units.find((unit) => unit.tags.includes(tag))?.id ?? null

export const submerges = (type: UnitType): boolean => submerging.has(type)

export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)
