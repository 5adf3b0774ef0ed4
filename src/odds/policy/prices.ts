import { type GameState, type Owner, POWERS, UNIT_TYPES, type UnitType, unitTypesOf } from '../../engine/index.ts'
import type { LossOrder } from '../types.ts'

type Priced = Pick<ReturnType<typeof unitTypesOf>[number], 'id' | 'tags'>

/** What tells the units that are kept: guns that support or shoot first, what fights in the air. */
const KEPT_TAGS: Readonly<Record<LossOrder, readonly string[]>> = {
  cheapest: [],
  'keep-guns': ['supports', 'first-shot'],
  'keep-fighters': ['air-battle'],
}
/** More than any unit costs, so that what is kept is lost last. */
const KEEP_PREMIUM = 50

/**
 * What makes a unit dearer than printed. Of two units of one price the order of the tables decides, of two owners their turn
 * order. The powers see to it that no two different ways of losing as many units cost the same, so that whoever looks for the cheapest
 * finds the same one.
 */
export function lossPremium(order: LossOrder, { id, tags }: Priced, owner: Owner): number {
  const table = UNIT_TYPES.indexOf(id) + 1
  const turn = (owner === 'neutral' ? POWERS.length : POWERS.indexOf(owner)) + 1
  const kept = KEPT_TAGS[order].some((tag) => (tags as ReadonlySet<string>).has(tag))
  return (kept ? KEEP_PREMIUM : 0) + 1e-3 * table ** 0.7 + 1e-5 * turn ** 1.1 * (1 + 0.37 * table ** 1.3)
}

/** The same for types by name, as a question of losses has them. */
export function lossPremiumIn(state: GameState, order: LossOrder): (type: UnitType, owner: Owner) => number {
  const types = unitTypesOf(state)
  return (type, owner) => lossPremium(order, types.find(({ id }) => id === type) as Priced, owner)
}
