import { memoizeByObject } from '../../../memoize.ts'
import type { Rules, View } from '../../kernel/rules.ts'
import type { Place } from '../../map/compile.ts'
import { controllerOf } from '../../state/selectors.ts'
import type { PowerId } from '../../types/ids.ts'
import type { Held } from '../../types/views.ts'

/**
 * Each power's capital and the original territories joined to it by land, richest first (TOU-HOM-01, TOU-HOM-02, TOU-HOM-03,
 * TOU-HOM-04, TOU-HOM-05, TOU-HOM-06, TOU-HOM-07, TOU-HOM-08); without colonies and islands (TOU-HOM-10).
 */
export const homelandsOf = memoizeByObject(
  ({ map, order, powers }: Rules) =>
    Object.fromEntries(order.map((power) => [power, joinedTerritories(map, power, powers[power].capital)])) as Record<
      PowerId,
      Place[]
    >,
)

function joinedTerritories(map: Rules['map'], power: PowerId, capital: string): Place[] {
  const found = new Set([capital])
  for (const id of found)
    for (const next of map.places.get(id)?.land ?? []) if (map.places.get(next)?.original === power) found.add(next)
  const [first, ...rest] = [...found].flatMap((id) => map.places.get(id) ?? [])
  return first ? [first, ...rest.sort((a, b) => b.ipc - a.ipc || (a.id < b.id ? -1 : 1))] : []
}

/** Holder of a homeland territory; allied control counts as own (TOU-COL-01). */
export function holderOf({ rules, state }: View, place: Place, power: PowerId): Held {
  const control = controllerOf(state, place.id)
  if (control === null) return 'none'
  if (control === 'contested') return 'contested'
  return rules.sideOf(control) === rules.sideOf(power) ? 'own' : 'enemy'
}

/** Homeland IPC that enemies control or contest (TOU-COL-01). */
export function homelandLost(view: View, power: PowerId): number {
  let sum = 0
  for (const place of homelandsOf(view.rules)[power]) {
    const held = holderOf(view, place, power)
    if (held === 'enemy' || held === 'contested') sum += place.ipc
  }
  return sum
}
