import { contextOf, emit } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { hasTag, mineAgainst } from '../../../state/selectors.ts'
import type { SpaceId } from '../../../types/ids.ts'
import { spacesWithUnmetDuties, unmetDuties } from '../duties.ts'
import { findRemedy } from '../find-remedy.ts'
import { mineRolledEvent, type ShipDue, shipsDue } from '../sail/mines.ts'
import { findTransport } from './cargo.ts'
import { dutiesWaivedByLoss } from './waived-duties.ts'

// An order with dice is refused if Movement could not be ended afterwards, because dice cannot be taken back (STD-MOV-18).

type ApplyOrder = (next: Ctx) => void

/**
 * Why this transport may not load or land yet: after its mine dice (STD-MIN-09) some duties could not be met. `applyOrder`: the order
 * without dice.
 */
export function checkBeforeMines(ctx: Ctx, transport: number, coast: SpaceId, applyOrder: ApplyOrder): Refusal | null {
  const zone = findTransport(ctx.state, transport)?.zone
  const mine = zone === undefined ? null : mineAgainst(ctx, zone, ctx.state.flow.power)
  if (zone === undefined || mine === null) return null
  const due = shipsDue(ctx, zone)
  if (due.length === 0) return null
  const { hitsOn } = ctx.rules.data.mines
  const faulty = spacesWithUnmetDuties(ctx)
  const suspects = [...new Set([...faulty, zone, coast])]
  const after = (isHit: (ship: ShipDue) => boolean): Ctx => {
    const next = contextOf(ctx.rules, ctx.state)
    for (const ship of due) {
      const event = mineRolledEvent(next, ship, zone, mine.by, isHit(ship) ? hitsOn : hitsOn + 1)
      const excused = event.result === 'sunk' ? dutiesWaivedByLoss(next, event) : []
      emit(next, excused.length > 0 ? { ...event, excused } : event)
    }
    applyOrder(next)
    return next
  }
  const unharmed = after(() => false)
  const first = checkWayOut(unharmed, suspects)
  // Mines add no duties.
  if (first !== null || (faulty.length === 0 && spacesWithUnmetDuties(unharmed).length === 0)) return first
  // Sunk warships escort nothing, sunk transports carry nothing.
  const carrier = ({ unit }: ShipDue): boolean => unit.id === transport
  const warship = ({ unit }: ShipDue): boolean => hasTag(ctx, unit.type, 'warship')
  for (const isHit of [carrier, warship, (ship: ShipDue) => carrier(ship) || warship(ship)]) {
    const error = checkWayOut(after(isHit), suspects)
    if (error !== null) return error
  }
  return null
}

/** Why dice may not be rolled now: no orders could meet the duties of a space; or null. */
export function checkWayOut(next: Ctx, suspects: readonly SpaceId[]): Refusal | null {
  if (findRemedy(next, suspects) !== null) return null
  const duties = unmetDuties(next)
  const beyond = duties.filter(({ space }) => space !== undefined && findRemedy(next, [space]) === null)
  const { rule, space } = (beyond[0] ?? duties[0]) as Refusal
  return gather([refuse(next, rule, 'dice-come-last', { space }, space), ...duties.filter((duty) => duty.space === space)])
}
