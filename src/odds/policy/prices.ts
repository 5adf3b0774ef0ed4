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
 * order; the powers see to it that no two different ways of losing as many units cost the same.
 */
export const dearer = (order: LossOrder, type: UnitType, owner: Owner): number =>
  (KEPT[order].includes(type) ? KEEP : 0) + byTable(UNIT_TYPES.indexOf(type)) + byTurn(owner)

const byTable = (at: number): number => 1e-3 * (at + 1) ** 0.7
const byTurn = (owner: Owner): number => 1e-5 * ((owner === 'neutral' ? POWERS.length : POWERS.indexOf(owner)) + 1) ** 1.1
