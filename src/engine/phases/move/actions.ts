import type { PlayerAction } from '../../kernel/action.ts'
import { count, counts, flag, ids, optional, path, power, required, space } from '../../kernel/fields.ts'
import type { Ctx } from '../../kernel/rules.ts'
import type { Refusal } from '../../refusal.ts'
import { GAS } from '../../state/gas.ts'
import { canMoveStrategically, enemiesIn, ownIn, placeOf } from '../../state/selectors.ts'
import { countsOf, entries } from '../../state/stacks.ts'
import type { ActionOf, ReachQuery } from '../../types/action.ts'
import type { Counts, PowerId, SpaceId, UnitType } from '../../types/ids.ts'
import type { Cargo, Stack } from '../../types/state.ts'
import { oneOrAll } from '../answers.ts'
import { asIfInvaded } from '../politics/neutral-powers.ts'
import { checkMove, doMove } from './move.ts'
import { reachableSpaces } from './reach.ts'
import { checkBeforeMines } from './transport/before-dice.ts'
import { transportsWithCargoOf, transportsWithGuests } from './transport/cargo.ts'
import { checkLanding, doOffload, isOnlyDeclared, landNow } from './transport/landing.ts'
import { checkLoad, doLoad, loadNow } from './transport/load.ts'

/** Moves units to another space (STD-MOV-01). */
export const move: PlayerAction<'move'> = {
  phase: 'move',
  isOrder: true,
  shape: {
    from: required(space),
    path: required(path),
    units: optional(counts),
    damaged: optional(counts),
    transports: optional(ids),
    strategic: optional(flag),
  },
  check: checkMove,
  list: (ctx) =>
    Object.keys(ctx.state.war.units)
      .sort()
      .flatMap((from) =>
        movableGroups(ctx, from).flatMap((query) =>
          reachableSpaces(ctx, query).map(({ path }): ActionOf<'move'> => ({ type: 'move', path, ...query })),
        ),
      ),
  listIsChecked: true,
  perform: doMove,
}

/** Each movable stack, one unit or all, also for strategic moves; no duplicates. */
function movableGroups(ctx: Ctx, from: SpaceId): ReachQuery[] {
  const own = ownIn(ctx.state, from, ctx.state.flow.power)
  const groups = new Map<string, ReachQuery>()
  const add = (query: ReachQuery): void => {
    const key = JSON.stringify(query)
    if (!groups.has(key)) groups.set(key, query)
  }
  for (const s of own) {
    const isCarrier = s.id !== undefined
    if (!isCarrier && ctx.rules.units[s.type].kind !== 'sea' && s.used !== undefined) continue
    for (const n of isCarrier ? [1] : oneOrAll(s.count)) {
      const query = { from, ...queryOf(own, s, n) }
      add(query)
      if (canMoveStrategically(ctx, s.type)) add({ ...query, strategic: true })
    }
  }
  return [...groups.values()]
}

function queryOf(own: readonly Stack[], s: Stack, n: number): Omit<ReachQuery, 'from'> {
  if (s.id !== undefined) return { transports: [s.id] }
  if (s.damaged) return { damaged: { [s.type]: n } }
  const mixed = own.some((o) => o.type === s.type && o.gas !== s.gas)
  return { units: { [s.type]: n, ...(mixed ? { [GAS]: s.gas ? n : 0 } : {}) } }
}

/** Loads units onto a transport (STD-TRN-01). */
export const load: PlayerAction<'load'> = {
  phase: 'move',
  isOrder: true,
  shape: { from: required(space), transport: required(count), units: required(counts) },
  check: checkLoad,
  beforeDice: (ctx, action) => checkBeforeMines(ctx, action.transport, action.from, (next) => loadNow(next, action)),
  list: listLoads,
  perform: doLoad,
}

/** One unit or as many as fit, from every coast to each adjacent transport. */
function listLoads(ctx: Ctx): ActionOf<'load'>[] {
  const list: ActionOf<'load'>[] = []
  for (const [zone, stacks] of Object.entries(ctx.state.war.units))
    for (const ship of stacks) {
      if (ship.id === undefined) continue
      const room = (ctx.rules.units[ship.type].capacity ?? 0) - (ship.cargo?.length ?? 0)
      if (room <= 0) continue
      for (const from of placeOf(ctx, zone).land)
        for (const type of ctx.rules.types)
          for (const n of oneOrAll(Math.min(room, countUnmoved(ctx, from, type))))
            list.push({ type: 'load', from, transport: ship.id, units: { [type]: n } })
    }
  return list
}

const countUnmoved = (ctx: Ctx, from: SpaceId, type: UnitType): number =>
  ownIn(ctx.state, from, ctx.state.flow.power).reduce((n, s) => n + (s.type === type && s.used === undefined ? s.count : 0), 0)

/** Lands cargo or declares its landing (STD-TRN-07). */
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

/** A declared landing rolls no dice. */
function checkBeforeLandingDice(ctx: Ctx, action: ActionOf<'offload'>): Refusal | null {
  if (isOnlyDeclared(ctx, action)) return null
  // Landing in the neutral United States activates its mines (STD-POL-26).
  return checkBeforeMines(asIfInvaded(ctx, action.to), action.transport, action.to, (next) => landNow(next, action))
}

/** Every part of every cargo to every adjacent coast, now and after sea combat. */
function listOffloads(ctx: Ctx): ActionOf<'offload'>[] {
  const list: ActionOf<'offload'>[] = []
  const { power } = ctx.state.flow
  const carriers = [...transportsWithCargoOf(ctx.state, power)]
  for (const other of transportsWithGuests(ctx)) if (!carriers.some((c) => c.ship === other.ship)) carriers.push(other)
  for (const { ship, zone } of carriers) {
    const parts = cargoParts(ctx, ship)
    // Without an enemy in the zone nothing delays the landing (ADV-12-23).
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

/** Per owner one of each type, all of a type and everything; and everything of all owners. */
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
