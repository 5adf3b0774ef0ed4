/** Unit counts, and the lines of a battle's forces. */
import { content } from '../content/index.ts'
import type { Counts, ForceLine, Owner, UnitType } from '../engine/index.ts'
import type { BattleForces, BattleSide, UnitLine } from './types.ts'

export { meanHits as expectedOf } from '../engine/index.ts'

const submerging = new Set<string>(content.units.filter((unit) => unit.tags.includes('submerges')).map((unit) => unit.id))

type Tag = (typeof content.units)[number]['tags'][number]
/** The first unit type with this tag. */
export const typeWith = (tag: Tag): UnitType | null => content.units.find((unit) => unit.tags.includes(tag))?.id ?? null

export const submerges = (type: UnitType): boolean => submerging.has(type)

export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)

export const unitLinesOf = (forces: readonly ForceLine[]): UnitLine[] => forces.map((line) => ({ ...line, submerged: 0 }))

/** Changes the lines of one side and removes empty lines. */
export function mapLines(forces: BattleForces, side: BattleSide, change: (line: UnitLine) => UnitLine): BattleForces {
  return { ...forces, [side]: forces[side].map(change).filter((line) => line.count > 0) }
}

/** Adds lines. Lines of the same owner, type and origin are merged. */
export function addLines(forces: BattleForces, side: BattleSide, more: readonly UnitLine[]): BattleForces {
  const lines = [...forces[side]]
  for (const line of more) {
    const at = lines.findIndex((l) => l.power === line.power && l.type === line.type && l.seaborne === line.seaborne)
    const known = lines[at]
    if (known) lines[at] = { ...known, count: known.count + line.count }
    else lines.push(line)
  }
  return { ...forces, [side]: lines }
}

type Removal = { power: Owner; units: Counts; submerged: number; seaborneOnly: boolean; freshOnly?: boolean }

/** Removes units: damaged ships first, in air battles undamaged fighters first, and submerged boats up to `submerged`. */
export function removeUnits(forces: BattleForces, side: BattleSide, removal: Removal): BattleForces {
  const { power, units, submerged, seaborneOnly, freshOnly = false } = removal
  const left: Counts = { ...units }
  return mapLines(forces, side, (line) => {
    const owed = left[line.type] ?? 0
    if (line.power !== power || owed === 0 || (seaborneOnly && !line.seaborne)) return line
    const gone = Math.min(owed, line.count)
    left[line.type] = owed - gone
    const dived = Math.min(submerged, line.submerged, gone)
    const hurt = freshOnly ? Math.min(line.damaged, line.count - gone) : Math.max(0, line.damaged - gone)
    return { ...line, count: line.count - gone, damaged: hurt, submerged: line.submerged - dived }
  })
}

export function damageUnits(forces: BattleForces, side: BattleSide, power: Owner, ship: UnitType, count: number): BattleForces {
  return mapLines(forces, side, (line) =>
    line.power === power && line.type === ship ? { ...line, damaged: Math.min(line.count, line.damaged + count) } : line,
  )
}

export function submergeUnits(forces: BattleForces, side: BattleSide, power: Owner, type: UnitType, count: number): BattleForces {
  return mapLines(forces, side, (line) =>
    line.power === power && line.type === type ? { ...line, submerged: Math.min(line.count, line.submerged + count) } : line,
  )
}

export const surfaceAll = (forces: BattleForces): BattleForces => ({
  attacker: forces.attacker.map((line) => ({ ...line, submerged: 0 })),
  defender: forces.defender.map((line) => ({ ...line, submerged: 0 })),
})

/** Damaged fighters are repaired after the battle; ships are not (ADV-04-08). */
export const repairFighters = (forces: BattleForces): BattleForces => {
  const whole = (line: UnitLine): UnitLine => (line.type === 'fighter' ? { ...line, damaged: 0 } : line)
  return { attacker: forces.attacker.map(whole), defender: forces.defender.map(whole) }
}

/** The owners of these lines, without duplicates. */
export const ownersOfLines = (lines: readonly { power: Owner }[]): Owner[] => [...new Set(lines.map((line) => line.power))]

export function countLines(lines: readonly { type: UnitType; count: number }[]): Counts {
  const counts: Counts = {}
  for (const { type, count } of lines) counts[type] = (counts[type] ?? 0) + count
  return counts
}
