import type { Rules } from '../kernel/rules.ts'
import { type Counts, type Owner, type SpaceId, UNIT_TYPES, type UnitType } from '../types/ids.ts'

/** The printed name, or the id if it is not a space. */
export const nameOfSpace = (rules: Rules, id: SpaceId): string => rules.map.places.get(id)?.name ?? id

/** Within a sentence: "the Ottoman Empire". */
export function nameOfPower(rules: Rules, id: Owner): string {
  if (!Object.hasOwn(rules.powers, id)) return id
  const { name, inText = name } = rules.powers[id as keyof Rules['powers']]
  return inText
}

/** In lower case: "machine gun". */
export const nameOfUnit = (rules: Rules, id: UnitType): string => rules.units[id]?.name.toLowerCase() ?? id

/** "2 infantry, 1 artillery" in table order; empty for none. */
export function nameOfCounts(rules: Rules, counts: Counts): string {
  const parts: string[] = []
  for (const type of UNIT_TYPES) {
    const n = counts[type] ?? 0
    if (n > 0) parts.push(`${n} ${n === 1 ? nameOfUnit(rules, type) : (rules.units[type]?.plural ?? type)}`)
  }
  return parts.join(', ')
}

/** The name of any id; other texts stay as they are. */
export function nameOf(rules: Rules, id: string): string {
  if (rules.map.places.has(id)) return nameOfSpace(rules, id)
  if (Object.hasOwn(rules.powers, id)) return nameOfPower(rules, id as Owner)
  return Object.hasOwn(rules.units, id) ? nameOfUnit(rules, id as UnitType) : id
}

/** With an upper-case first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
