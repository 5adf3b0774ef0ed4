import { type GameState, type Owner, POWERS, UNIT_TYPES, type UnitType, unitTypesOf } from '../../engine/index.ts'
import type { LossOrder } from '../types.ts'

type Priced = Pick<ReturnType<typeof unitTypesOf>[number], 'id' | 'tags'>

/** Tags of the units that each order keeps. */
const KEPT_TAGS: Readonly<Record<LossOrder, readonly string[]>> = {
  cheapest: [],
  'keep-guns': ['supports', 'first-shot'],
  'keep-fighters': ['air-battle'],
}
/** More than any price, so kept units are lost last. */
const KEEP_PREMIUM = 50

/**
 * Premium on the printed price. Ties are broken by table order, then turn order; the exponents make all sums distinct,
 * so the cheapest loss is unique.
 */
export function lossPremium(order: LossOrder, { id, tags }: Priced, owner: Owner): number {
  const table = UNIT_TYPES.indexOf(id) + 1
  const turn = (owner === 'neutral' ? POWERS.length : POWERS.indexOf(owner)) + 1
  const kept = KEPT_TAGS[order].some((tag) => (tags as ReadonlySet<string>).has(tag))
  return (kept ? KEEP_PREMIUM : 0) + 1e-3 * table ** 0.7 + 1e-5 * turn ** 1.1 * (1 + 0.37 * table ** 1.3)
}

/** As `lossPremium`, by unit type. */
export function lossPremiumIn(state: GameState, order: LossOrder): (type: UnitType, owner: Owner) => number {
  const types = unitTypesOf(state)
  return (type, owner) => lossPremium(order, types.find(({ id }) => id === type) as Priced, owner)
}
