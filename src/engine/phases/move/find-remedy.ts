import { contextOf } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { hasArmyCore, hasTag, isHostileZone, isLandUnit, ownIn, placeOf } from '../../state/selectors.ts'
import { countsOf } from '../../state/stacks.ts'
import type { Action, MoveAction } from '../../types/action.ts'
import type { Counts, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'
import { hasUnmetDuty } from './duties.ts'
import { flightsToFriends, meetingPlaces } from './fly/lone-fighters.ts'
import { stepsOnFoot } from './march/march.ts'
import { checkMove, doMove } from './move.ts'
import { areMinesDue } from './sail/mines.ts'
import { findTransport, transportsWithCargoOf, transportsWithGuests } from './transport/cargo.ts'
import { checkOffload } from './transport/check-offload.ts'
import { landNow } from './transport/landing.ts'

/** Search depth per space; enough for any single move. */
const MAX_DEPTH = 5
/** Limit of tried moves, plus some for each open space. */
const BUDGET = 120
const BUDGET_PER_SPACE = 20
/** No ship sails further (TOU-MOV-08). */
const MAX_ZONES = 4

/** Moves that would make all duties met: empty if they are, null if none found. `suspects`: spaces that may have unmet duties. */
export function findRemedy(ctx: Ctx, suspects: readonly SpaceId[]): Action[] | null {
  return search(
    ctx,
    suspects,
    { depth: MAX_DEPTH, faults: Number.POSITIVE_INFINITY },
    { left: BUDGET + BUDGET_PER_SPACE * suspects.length },
  )
}

/** `depth`: remaining moves without progress; `faults`: unmet spaces before. */
type SearchLimit = { depth: number; faults: number }

function search(ctx: Ctx, suspects: readonly SpaceId[], patience: SearchLimit, budget: { left: number }): Action[] | null {
  const faulty = suspects.filter((id) => hasUnmetDuty(ctx, id))
  const [space] = faulty
  if (space === undefined) return []
  const depth = faulty.length < patience.faults ? MAX_DEPTH : patience.depth
  if (depth === 0) return null
  const nextLimit = { depth: depth - 1, faults: faulty.length }
  for (const action of placeOf(ctx, space).kind === 'sea' ? listEscorts(ctx, space) : listRemedies(ctx, space)) {
    if (budget.left-- <= 0) return null
    const after = tryAction(ctx, action)
    const rest = after && search(after, [...new Set([...faulty, ...spacesNamedBy(ctx, [action])])], nextLimit, budget)
    if (rest) return [action, ...rest]
  }
  return null
}

/** Spaces whose units these moves use. */
export function spacesNamedBy(ctx: Ctx, actions: readonly Action[]): ReadonlySet<SpaceId> {
  const spaces = new Set<SpaceId>()
  for (const a of actions)
    if (a.type === 'move') spaces.add(a.from).add(a.path.at(-1) as SpaceId)
    else if (a.type === 'offload') {
      spaces.add(a.to)
      const zone = findTransport(ctx.state, a.transport)?.zone
      if (zone !== undefined) spaces.add(zone)
    }
  return spaces
}

/** The position after an action, or null if refused. Mine dice are ignored: they only waive duties (STD-MOV-10). */
function tryAction(ctx: Ctx, action: Action): Ctx | null {
  const next = contextOf(ctx.rules, ctx.state)
  if (action.type === 'move') {
    if (checkMove(next, action)) return null
    doMove(next, action)
    return next
  }
  if (action.type !== 'offload' || checkOffload(next, action)) return null
  if (next.rules.checks.offload.some((check) => check(next, action) !== null)) return null
  landNow(next, action)
  return next
}

/** Moves a warship in, nearest first, to escort transports or a landing (STD-TRN-11, STD-TRN-12). */
function* listEscorts(ctx: Ctx, zone: SpaceId): Generator<Action> {
  const { power } = ctx.state.flow
  const ways = new Map<SpaceId, SpaceId[]>([[zone, []]])
  for (const [from, way] of ways) {
    const ships = ownIn(ctx.state, from, power).filter((s) => hasTag(ctx, s.type, 'warship'))
    if (way.length > 0)
      for (const { type, damaged } of ships)
        yield { type: 'move', from, path: way, ...(damaged ? { damaged: { [type]: 1 } } : { units: { [type]: 1 } }) }
    if (way.length < MAX_ZONES) for (const next of placeOf(ctx, from).sea) if (!ways.has(next)) ways.set(next, [from, ...way])
  }
}

/** Moves infantry in, or all units out to infantry; likeliest first. */
function* listRemedies(ctx: Ctx, space: SpaceId): Generator<Action> {
  yield* listNearbyRemedies(ctx, space)
  // Last, so that short remedies are found without this search.
  yield* listLongMarches(ctx, space)
}

function* listNearbyRemedies(ctx: Ctx, space: SpaceId): Generator<Action> {
  const power = ctx.state.flow.power
  const core = ctx.rules.types.find((t) => hasTag(ctx, t, 'army-core'))
  if (core === undefined) return
  const { land, sea } = placeOf(ctx, space)
  const spare = (id: SpaceId): number =>
    ownIn(ctx.state, id, power).reduce((n, s) => n + (s.type === core && s.used === undefined ? s.count : 0), 0)
  const neighbours = land.filter((id) => spare(id) > 0).sort((a, b) => spare(b) - spare(a))
  for (const from of neighbours) yield { type: 'move', from, path: [space], units: { [core]: 1 } }
  const rested = ownIn(ctx.state, space, power).filter((s) => s.used === undefined)
  const army: Counts = countsOf(rested.filter((s) => isLandUnit(ctx, s.type)))
  const all: Counts = countsOf(rested)
  for (const to of land.filter((id) => hasArmyCore(ctx, id, power))) {
    yield { type: 'move', from: space, path: [to], units: all }
    if (Object.keys(army).length > 0 && Object.keys(army).length < Object.keys(all).length)
      yield { type: 'move', from: space, path: [to], units: army }
  }
  yield* flightsToFriends(ctx, space)
  for (const to of meetingPlaces(ctx, space))
    for (const from of placeOf(ctx, to).land) if (spare(from) > 0) yield { type: 'move', from, path: [to], units: { [core]: 1 } }
  if (sea.length === 0) return
  for (const { ship, zone } of unminedFirst(ctx, transportsWithCargoOf(ctx.state, power)))
    if (sea.includes(zone) && ship.cargo?.some((c) => c.power === power && c.type === core))
      yield { type: 'offload', transport: ship.id as number, to: space, units: { [core]: 1 }, ...afterCombatIn(ctx, zone) }
  for (const { ship, zone } of unminedFirst(ctx, transportsWithGuests(ctx)))
    for (const owner of new Set(ship.cargo?.flatMap((c) => (c.type === core && c.power !== power ? [c.power] : []))))
      if (sea.includes(zone))
        yield {
          type: 'offload',
          transport: ship.id as number,
          to: space,
          units: { [core]: 1 },
          power: owner,
          ...afterCombatIn(ctx, zone),
        }
}

/** Marches over two territories (TOU-MOV-01, ADV-01-01). */
function* listLongMarches(ctx: Ctx, space: SpaceId): Generator<MoveAction> {
  const core = ctx.rules.types.find((t) => hasTag(ctx, t, 'army-core'))
  if (core === undefined || stepsOnFoot(ctx, [core]) < 2) return
  const { power } = ctx.state.flow
  const near = placeOf(ctx, space).land
  const army = countsOf(ownIn(ctx.state, space, power).filter((s) => s.used === undefined && isLandUnit(ctx, s.type)))
  const far = new Set(near.flatMap((over) => placeOf(ctx, over).land))
  for (const id of far) {
    if (id === space || near.includes(id) || !hasArmyCore(ctx, id, power)) continue
    yield* findMarchOver(ctx, near, id, space, { [core]: 1 })
    if (Object.keys(army).length > 0) yield* findMarchOver(ctx, near, space, id, army)
  }
}

/** Uses the first territory that lets them pass. */
function* findMarchOver(ctx: Ctx, near: readonly SpaceId[], from: SpaceId, to: SpaceId, units: Counts): Generator<MoveAction> {
  for (const over of near) {
    const way: MoveAction = { type: 'move', from, path: [over, to], units }
    if (checkMove(ctx, way) === null) return yield way
  }
}

/** Landings with mine dice last. */
const unminedFirst = (ctx: Ctx, carriers: { ship: Stack; zone: SpaceId }[]): typeof carriers =>
  carriers.sort((a, b) => Number(areMinesDue(ctx, a.zone)) - Number(areMinesDue(ctx, b.zone)))

/** From a hostile zone a landing is only declared (STD-AMP-06). */
const afterCombatIn = (ctx: Ctx, zone: SpaceId): { afterSeaCombat?: true } =>
  isHostileZone(ctx, zone, ctx.state.flow.power) ? { afterSeaCombat: true } : {}
