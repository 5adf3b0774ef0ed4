import { emit, popTask, pushTasks } from '../../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { addMarkers, markedGuns, unitsOnly, wantedIn } from '../../../state/gas.ts'
import { areFriends, isIsolated } from '../../../state/relations.ts'
import { isHostileZone, isLandUnit, isPatrolled, ownIn, placeOf, stacksIn } from '../../../state/selectors.ts'
import { entries, pickStacks, totalUnits } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { PowerId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { TaskOf } from '../../../types/task.ts'
import { peaceOf } from '../../politics/neutral-powers.ts'
import { checkFrontStaysManned } from '../march/march.ts'
import { cargoRule, checkMarkers, noBorderRule } from '../plan.ts'
import { isCovered } from '../sail/patrol.ts'
import { checkCalledOff, findTransport } from './cargo.ts'

/**
 * All reasons against loading (STD-TRN-01, STD-TRN-02, STD-TRN-03, STD-TRN-04, STD-TRN-05, STD-TRN-06, STD-MOV-17); allies share
 * transports (STD-MOV-16).
 */
export function checkLoad(ctx: Ctx, action: ActionOf<'load'>): Refusal | null {
  const power = ctx.state.flow.power
  const found = findTransport(ctx.state, action.transport)
  if (!found) return refuse(ctx, 'CONTRACT', 'no-such-transport')
  const { ship, zone } = found
  const own = ownIn(ctx.state, action.from, power)
  const errors: (Refusal | null)[] = []
  const wanted = wantedIn(ctx.rules, action.units)
  for (const [type, count] of entries(unitsOnly(action.units))) {
    const there = own.reduce((n, s) => n + (s.type === type ? s.count : 0), 0)
    if (ctx.rules.units[type].kind === 'sea') return refuse(ctx, 'STD-TRN-01', 'cargo-is-land-or-air', { type }, action.from)
    if (there < count)
      return gather([
        checkReloading(ctx, action.from, type),
        checkWhoseTurn(ctx, action.from, type, count),
        refuse(ctx, 'CONTRACT', 'not-there', { units: { [type]: count }, space: action.from, power }, action.from),
      ])
    if (!wanted.filter((w) => w.type === type).every((w) => pickStacks(own, power, w, (s) => s.used === undefined)))
      errors.push(
        refuse(ctx, cargoRule(ctx, type), 'carried-or-moved', { type }, action.from),
        refuse(
          ctx,
          isLandUnit(ctx, type) ? 'STD-MOV-17' : 'STD-AIR-01',
          'moved-already',
          { type, space: action.from },
          action.from,
        ),
      )
  }
  const unmarked = checkMarkers(ctx, own, action.units, action.from)
  if (unmarked) return unmarked
  if (totalUnits(action.units) === 0) return refuse(ctx, 'CONTRACT', 'nothing-named', {}, action.from)
  const neutral = checkNeutralCargo(ctx, power, ship.power as PowerId, action.from)
  if (!areFriends(ctx, power, ship.power)) return gather([neutral ?? refuse(ctx, 'STD-TRN-01', 'not-your-ally', {}, zone)])
  errors.push(neutral)
  if (!placeOf(ctx, zone).land.includes(action.from))
    errors.push(
      refuse(ctx, noBorderRule(ctx, action.from, zone, 'STD-TRN-03'), 'not-on-this-coast', { space: action.from, zone }, zone),
    )
  if (ship.offloaded !== undefined) errors.push(refuse(ctx, 'STD-TRN-06', 'offloaded-already', { space: ship.offloaded }, zone))
  errors.push(checkCalledOff(ctx, ship, zone), checkQuietZone(ctx, zone))
  const room = (ctx.rules.units[ship.type].capacity ?? 0) - (ship.cargo?.length ?? 0)
  if (totalUnits(unitsOnly(action.units)) > room) errors.push(refuse(ctx, 'STD-TRN-01', 'no-room', { n: room }, zone))
  errors.push(checkFrontStaysManned(ctx, action.from, action.units))
  return gather(errors)
}

/** Allies load their own cargo themselves (INF-TRN-03, ADV-08-01). */
function checkWhoseTurn(ctx: Ctx, from: SpaceId, type: UnitType, count: number): Refusal | null {
  const rule = ctx.rules.cites.alliesBoard
  if (rule === null) return null
  const ally = stacksIn(ctx.state, from).find(
    (s) =>
      s.type === type && s.count >= count && s.power !== ctx.state.flow.power && areFriends(ctx, ctx.state.flow.power, s.power),
  )
  return ally ? refuse(ctx, rule, 'allies-board-themselves', { power: ally.power as PowerId, space: from }, from) : null
}

/** Nothing loads in a hostile zone (STD-TRN-04), in a patrolled one only with a big ship (ADV-05-08, ADV-05-10). */
function checkQuietZone(ctx: Ctx, zone: SpaceId): Refusal | null {
  const { power } = ctx.state.flow
  if (!isHostileZone(ctx, zone, power)) return null
  if (!isPatrolled(ctx, zone, power)) return refuse(ctx, 'STD-TRN-04', 'hostile-zone', { space: zone }, zone)
  return isCovered(ctx, zone, power) ? null : refuse(ctx, 'ADV-05-10', 'patrol-bars-loading', { space: zone }, zone)
}

/** Cargo cannot change transports at sea (STD-TRN-08). */
function checkReloading(ctx: Ctx, from: SpaceId, type: UnitType): Refusal | null {
  const afloat = stacksIn(ctx.state, from).some((s) => s.cargo?.some((c) => c.power === ctx.state.flow.power && c.type === type))
  return afloat ? refuse(ctx, 'STD-TRN-08', 'no-reloading-at-sea', {}, from) : null
}

/**
 * A neutral United States is neither cargo nor carrier (STD-POL-20, INF-USA-05); powers with an own peace carry themselves
 * (ADV-25-12, INF-ITA-08).
 */
function checkNeutralCargo(ctx: Ctx, power: PowerId, carrier: PowerId, space: SpaceId): Refusal | null {
  const neutral = isIsolated(ctx, power) ? power : isIsolated(ctx, carrier) ? carrier : null
  if (neutral === null) return null
  const peace = peaceOf(ctx, neutral)
  if (peace && power === carrier) return null
  const { boards, carries } = ctx.rules.data.isolation
  return refuse(
    ctx,
    peace?.carries ?? (neutral === power ? boards : carries),
    'neutral-carries-nobody',
    { power: neutral },
    space,
  )
}

/** Mine dice come first (STD-MIN-09). */
export function doLoad(ctx: Ctx, { from, transport, units }: ActionOf<'load'>): void {
  const found = findTransport(ctx.state, transport)
  if (!found) return
  pushTasks(ctx, { task: 'load', from, transport, units })
  pushTasks(ctx, { task: 'mines', zone: found.zone, ships: null })
}

function runLoad(ctx: Ctx, task: TaskOf<'load'>): void {
  popTask(ctx)
  loadNow(ctx, task)
}

/** Loads, unless mines sank the transport or its cover (ADV-05-10). */
export function loadNow(ctx: Ctx, { from, transport, units }: Omit<ActionOf<'load'>, 'type'>): void {
  const found = findTransport(ctx.state, transport)
  if (!found || checkQuietZone(ctx, found.zone) !== null) return
  const { power } = ctx.state.flow
  const ready = markedGuns(ownIn(ctx.state, from, power).filter((s) => s.used === undefined))
  const loadedUnits = addMarkers(ctx.rules, units, ready)
  emit(ctx, { type: 'units-loaded', power, from, zone: found.zone, transport, units: loadedUnits })
}

export const loadTask: TaskRunner<'load'> = { run: runLoad }
