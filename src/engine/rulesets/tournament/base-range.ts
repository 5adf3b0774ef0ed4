import type { View } from '../../kernel/rules.ts'
import { standardRepairBase } from '../../phases/purchase/purchase.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { ownIn, placeOf } from '../../state/selectors.ts'
import type { PowerId, SpaceId, UnitType } from '../../types/ids.ts'

/** A base that extends the range of ships in its zone, because it would also repair them (TOU-MOV-09). */
export function isFriendlyBase(view: View, zone: SpaceId, power: PowerId): boolean {
  const base = placeOf(view, zone).baseTerritory
  return base !== null && standardRepairBase(view, base, power)
}

/** The refusal for ships out of range: no base (TOU-MOV-08) or not a friendly one (TOU-MOV-09). */
export function rangeRefused(view: View, from: SpaceId, type: UnitType, range: number): Refusal {
  if (range > view.rules.units[type].move) return refuse(view, 'TOU-MOV-08', 'too-far-to-sail', { type, n: range }, from)
  const base = placeOf(view, from).baseTerritory
  const lay = ownIn(view.state, from, view.state.flow.power).some((s) => s.type === type && s.used === undefined)
  return base !== null && lay && !isFriendlyBase(view, from, view.state.flow.power)
    ? refuse(view, 'TOU-MOV-09', 'base-not-friendly', { type, n: range, space: base }, from)
    : refuse(view, 'TOU-MOV-08', 'only-a-base-sends-further', { type, n: range }, from)
}
