import { costOf, decision } from '../../engine/index.ts'
import { typesWith } from './played-turn.ts'
import type { Detector, Remark } from './types.ts'

/** Submarines that did not submerge and were sunk in that battle (STD-NAV-06). */
export const notDived: Detector = ({ entries, power }) => {
  const told = new Set<string>()
  return entries.flatMap(({ action, before }, entry): Remark[] => {
    const asked = decision(before)
    if (action.type !== 'submerge' || !asked?.space || asked.by !== power || told.has(asked.space)) return []
    const { space } = asked
    const stayed = (asked.count ?? 0) - action.count
    const boats = typesWith(before, 'submerges')
    const [type] = boats
    const sunk = entries
      .slice(entry)
      .flatMap(({ events }) => events)
      .reduce((sum, event) => {
        if (event.type !== 'units-lost' || event.power !== power || event.space !== space) return sum
        return sum + (type === undefined ? 0 : (event.units[type] ?? 0)) - event.submerged
      }, 0)
    const lost = Math.min(stayed, sunk)
    if (lost <= 0 || type === undefined) return []
    told.add(space)
    return [
      { id: 'not-dived', rule: 'STD-NAV-06', spaces: [space], cost: lost * costOf(before, type), entry, facts: { lost, stayed } },
    ]
  })
}
