import type { PlayerAction } from '../../../kernel/action.ts'
import { count, counts, flag, optional, power, required, space } from '../../../kernel/fields.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import type { Refusal } from '../../../refusal.ts'
import { enemiesIn, placeOf } from '../../../state/selectors.ts'
import { countsOf, entries } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts, PowerId } from '../../../types/ids.ts'
import type { Cargo, Stack } from '../../../types/state.ts'
import { oneOrAll } from '../../amounts.ts'
import { asIfInvaded } from '../../politics/isolation.ts'
import { checkBeforeMines } from '../before-dice.ts'
import { transportsWithGuests } from '../cargo.ts'
import { checkLanding, doOffload, isOnlyDeclared, landNow } from '../land.ts'
import { transportsWithCargoOf } from '../load.ts'

/** Cargo goes ashore, or its landing is declared (STD-TRN-07). */
export const offload: PlayerAction<'offload'> = {
  phase: 'move',
  isOrder: true,
  shape: {
    transport: required(count),
    to: required(space),
    units: required(counts),
    afterSeaCombat: optional(flag),
    power: optional(power),
  },
  check: checkLanding,
  beforeDice: checkBeforeLandingDice,
  list: listOffloads,
  perform: doOffload,
}

/** A landing that is only declared throws no dice. */
function checkBeforeLandingDice(ctx: Ctx, action: ActionOf<'offload'>): Refusal | null {
  if (isOnlyDeclared(ctx, action)) return null
  // Whoever goes ashore in the neutral United States meets its mines (STD-POL-26).
  return checkBeforeMines(asIfInvaded(ctx, action.to), action.transport, action.to, (next) => landNow(next, action))
}

/** Every part of every cargo on every coast beside it, at once and after combat at sea. */
function listOffloads(ctx: Ctx): ActionOf<'offload'>[] {
  const list: ActionOf<'offload'>[] = []
  const { power } = ctx.state.flow
  const carriers = [...transportsWithCargoOf(ctx.state, power)]
  for (const other of transportsWithGuests(ctx)) if (!carriers.some((c) => c.ship === other.ship)) carriers.push(other)
  for (const { ship, zone } of carriers) {
    const parts = cargoParts(ctx, ship)
    // Without an enemy in the zone there is nothing to wait for (ADV-12-23).
    const waits = !ctx.rules.behaviours.assaultsMeetShore || enemiesIn(ctx, zone, power).length > 0
    for (const to of placeOf(ctx, zone).land)
      for (const part of parts) {
        const action: ActionOf<'offload'> = { type: 'offload', transport: ship.id as number, to, ...part }
        list.push(action)
        if (waits) list.push({ ...action, afterSeaCombat: true })
      }
  }
  return list
}

/** Of each owner one of each type, all of it, and everything; and everything of all owners together. */
function cargoParts(ctx: Ctx, { power: owner, cargo = [] }: Stack): { units: Counts; power?: PowerId }[] {
  const { power } = ctx.state.flow
  const count = (some: readonly Cargo[]): Counts => countsOf(some.map((c) => ({ ...c, count: 1 })))
  const owners = ctx.rules.cites.landsAllies === null || owner !== power ? [power] : ctx.rules.order
  const parts = owners.flatMap((of) => {
    const aboard = count(cargo.filter((c) => c.power === of))
    const some: Counts[] = entries(aboard).flatMap(([type, n]) => oneOrAll(n).map((m) => ({ [type]: m })))
    if (entries(aboard).length > 1) some.push(aboard)
    return some.map((units) => ({ units, ...(of === power ? {} : { power: of }) }))
  })
  if (new Set(parts.map((part) => part.power)).size > 1) parts.push({ units: count(cargo) })
  return parts
}
