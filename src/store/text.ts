/** Everything a person reads or hears comes through here: the words of the page, and the names of spaces and units. */
import { content } from '../content/index.ts'
import '../content/words/table.ts'
import { type Counts, type SpaceId, UNIT_TYPES, type UnitType } from '../engine/index.ts'
import { listText, t } from './words.ts'

export * from './words.ts'

const spaces = new Map(content.everySpace.map(({ id, name }) => [id, name]))
const zones = new Set(content.everySpace.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])))
const units = new Map(content.units.map((unit) => [unit.id as string, unit]))

export function spaceName(id: SpaceId): string {
  return spaces.get(id) ?? id
}

/** Short, for titles: "SZ 11"; land by its name. */
export const spaceCode = (id: SpaceId): string => (zones.has(id) ? t('board.seaZone', { number: id.slice(2) }) : spaceName(id))

/** In lower case, for sentences and for rows that print the number beside it. */
export function unitName(type: UnitType, count = 1): string {
  const unit = units.get(type)
  return unit ? (count === 1 ? unit.name.toLowerCase() : unit.plural) : t(`widgets.unit.${type}`, { count })
}

/** As the heading of a row: "Machine gun". */
export function unitTitle(type: UnitType): string {
  const name = unitName(type)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const bearers = UNIT_TYPES.filter((type) => units.get(type)?.tags.includes('supports'))

/** Each kind of unit with its number, in the order in which tables list units. */
export function countsParts(counts: Counts): string[] {
  const gas = counts['poison-gas']
  const bearer = gas ? bearers.find((type) => (counts[type] ?? 0) > 0) : undefined
  const parts: string[] = []
  for (const type of UNIT_TYPES) {
    const count = counts[type] ?? 0
    // A marker lies under a gun (ADV-03-01).
    if (count <= 0 || (bearer !== undefined && type === 'poison-gas')) continue
    const words = `${count} ${unitName(type, count)}`
    const all = count === gas ? 'yes' : 'no'
    parts.push(type === bearer ? t('widgets.withGas', { units: words, gas, count, all }) : words)
  }
  return parts
}

/** "3 infantry, 1 artillery". */
export const countsText = (counts: Counts): string => countsParts(counts).join(', ') || t('widgets.nothing')

export function spaceNames(ids: readonly SpaceId[]): string {
  return listText(ids.map(spaceName))
}
