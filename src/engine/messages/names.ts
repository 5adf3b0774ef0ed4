import type { Rules } from '../kernel/rules.ts'
import { type Counts, type Owner, type SpaceId, UNIT_TYPES, type UnitType } from '../types/ids.ts'

/** Names by id as the board and the tables in play print them, for sentences that leave the engine. */

/** The name of a space as the board in play prints it; the id itself where it is no space. */
export const nameOfSpace = (rules: Rules, id: SpaceId): string => rules.map.places.get(id)?.name ?? id

/** Within a sentence: "the Ottoman Empire". */
export function nameOfPower(rules: Rules, id: Owner): string {
  if (!Object.hasOwn(rules.powers, id)) return id
  const { name, inText = name } = rules.powers[id as keyof Rules['powers']]
  return inText
}

/** In lower case: "machine gun". */
export const nameOfUnit = (rules: Rules, id: UnitType): string => rules.units[id]?.name.toLowerCase() ?? id

/** "2 infantry, 1 artillery", in the order of the tables; empty for nothing. */
export function nameOfCounts(rules: Rules, counts: Counts): string {
  const parts: string[] = []
  for (const type of UNIT_TYPES) {
    const n = counts[type] ?? 0
    if (n > 0) parts.push(`${n} ${n === 1 ? nameOfUnit(rules, type) : (rules.units[type]?.plural ?? type)}`)
  }
  return parts.join(', ')
}

/** Whatever the id is of; what is no id of the game stays as it is. */
export function nameOf(rules: Rules, id: string): string {
  if (rules.map.places.has(id)) return nameOfSpace(rules, id)
  if (Object.hasOwn(rules.powers, id)) return nameOfPower(rules, id as Owner)
  return Object.hasOwn(rules.units, id) ? nameOfUnit(rules, id as UnitType) : id
}

/** With its first letter as at the beginning of a sentence; the empty text stays empty. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
