/** Everything a person reads or hears comes through here: ICU messages, and the names of spaces, powers and units. */
import { content } from '../content/index.ts'
import { LANGUAGE } from '../content/language.ts'
import { phrasebook } from '../content/message.ts'
import { messages } from '../content/text.ts'
import { type Counts, type Owner, POWERS, type PowerId, type SpaceId, UNIT_TYPES, type UnitType } from '../engine/index.ts'

/** Words that come later are known as soon as they are there. */
const said = phrasebook((id) => messages.get(id))

export function hasText(id: string): boolean {
  return messages.has(id)
}

export function t(id: string, values?: Record<string, unknown>): string {
  return said(id)?.(values) ?? `[${id}]`
}

const spaces = new Map(content.everySpace.map(({ id, name }) => [id, name]))
const zones = new Set(content.everySpace.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])))
const powers = new Map(content.powers.map((power) => [power.id as string, power]))
const units = new Map(content.units.map((unit) => [unit.id as string, unit]))

export function spaceName(id: SpaceId): string {
  return spaces.get(id) ?? id
}

/** Short, for titles: "SZ 11"; land by its name. */
export const spaceCode = (id: SpaceId): string => (zones.has(id) ? t('board.seaZone', { number: id.slice(2) }) : spaceName(id))

export function powerName(id: Owner): string {
  return powers.get(id)?.name ?? t('widgets.neutral')
}

/** For use inside a sentence: "the Ottoman Empire". */
export function powerInText(id: Owner): string {
  return t('widgets.powerInText', { power: id, name: powerName(id) })
}

/** For the beginning of a sentence: "The Ottoman Empire". */
export function powerAtStart(id: Owner): string {
  return t('widgets.powerAtStart', { power: id, name: powerName(id) })
}

export function powerAdjective(id: Owner): string {
  return powers.get(id)?.adjective ?? t('widgets.neutralAdjective')
}

export function powerCode(id: PowerId): string {
  return powers.get(id)?.code ?? id
}

export function isPower(id: string): id is PowerId {
  return (POWERS as readonly string[]).includes(id)
}

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

/** "3 infantry, 1 artillery", in the order in which tables list units. */
export function countsText(counts: Counts): string {
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
  return parts.length > 0 ? parts.join(', ') : t('widgets.nothing')
}

const tenthFormat = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** A mean, to one decimal: "3.3". */
export const tenths = (value: number): string => tenthFormat.format(value)

const listFormat = new Intl.ListFormat(LANGUAGE, { style: 'long', type: 'conjunction' })
/** "Paris, Rome and London". */
export function listText(words: readonly string[]): string {
  return listFormat.format(words)
}

/** The same in its parts: the words, and what stands between them. */
export const listParts = (words: readonly string[]): { type: 'element' | 'literal'; value: string }[] =>
  listFormat.formatToParts(words)

export function spaceNames(ids: readonly SpaceId[]): string {
  return listText(ids.map(spaceName))
}
