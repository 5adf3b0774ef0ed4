import { type Owner, POWERS, UNIT_TYPES, type UnitType } from '../../engine/index.ts'
import type { LossOrder } from '../types.ts'

const KEPT: Readonly<Record<LossOrder, readonly UnitType[]>> = {
  cheapest: [],
  'keep-guns': ['artillery', 'machine-gun'],
  'keep-fighters': ['fighter'],
}
/** More than any unit costs, so that what is kept is lost last. */
const KEEP = 50

/**
 * What makes a unit dearer than printed. Of two units of one price the order of the tables decides, of two owners their turn
 * order. The powers see to it that no two different ways of losing as many units cost the same, so that whoever looks for the cheapest
 * finds the same one.
 */
export function dearer(order: LossOrder, type: UnitType, owner: Owner): number {
  const table = UNIT_TYPES.indexOf(type) + 1
  const turn = (owner === 'neutral' ? POWERS.length : POWERS.indexOf(owner)) + 1
  return (KEPT[order].includes(type) ? KEEP : 0) + 1e-3 * table ** 0.7 + 1e-5 * turn ** 1.1 * (1 + 0.37 * table ** 1.3)
}
