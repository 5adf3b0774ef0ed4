import { type Ctx, contextOf, emit } from '../flow/context.ts'
import { check } from '../flow/reduce.ts'
import { standingBy } from '../phases/combat/land/invasion.ts'
import { willing } from '../phases/combat/land/joint.ts'
import { toAction } from '../phases/combat/losses/answer.ts'
import { listChoices } from '../phases/combat/losses/list.ts'
import { waitingProblem } from '../phases/combat/losses/take.ts'
import { neutralShipsIn } from '../phases/combat/order.ts'
import { invadingLandings } from '../phases/combat/ready.ts'
import { transportsAside } from '../phases/combat/sea/groups.ts'
import { shouldWait } from '../phases/mobilize/mobilize.ts'
import { transportsWithGuests } from '../phases/move/cargo.ts'
import { isInOrder, spacesInFault, staysInOrder } from '../phases/move/duties.ts'
import { landNow } from '../phases/move/land.ts'
import { findTransport, transportsWithCargoOf } from '../phases/move/load.ts'
import { doMove } from '../phases/move/move.ts'
import { movesStrategically } from '../phases/move/strategic.ts'
import { rulesOf } from '../rulesets/index.ts'
import { stacksAfterMove } from '../state/evolve/move.ts'
import { GAS } from '../state/gas.ts'
import { enemiesIn, ownIn, placeOf, stacksIn } from '../state/queries.ts'
import { countsOf, entries } from '../state/stacks.ts'
import type { Action, ActionOf, ReachQuery } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { Counts, SpaceId, UnitType } from '../types/ids.ts'
import type { BattleEntry, Cargo, GameState } from '../types/state.ts'
import type { LandBattle, SeaBattle } from '../types/task.ts'
import { findRemedy, spacesOf } from './finish.ts'
import { placements } from './placements.ts'
import { reachIn } from './reach.ts'

/** Different ways to take losses that are listed. */
const CASUALTIES = 64

/** What whoever acts now may do, made from the same predicates that check it. */
export function legalActions(state: GameState): Action[] {
  const ctx = contextOf(rulesOf(state), state)
  if (state.flow.winner) return []
  if (state.flow.pending) return answers(ctx, state.flow.pending)
  const list = PHASE_ACTIONS[state.flow.phase](ctx)
  for (const action of [{ type: 'declare-submarine-warfare' }, { type: 'end-phase' }] as const)
    if (check(ctx, action) === null) list.push(action)
  return list
}

function answers(ctx: Ctx, decision: Question): Action[] {
  switch (decision.kind) {
    case 'casualties': {
      const problem = waitingProblem(ctx, ctx.state.flow.agenda.at(-1) as LandBattle | SeaBattle)
      return problem ? listChoices(ctx, problem, CASUALTIES).map((choice) => toAction(problem, choice)) : []
    }
    case 'submerge':
      return allowed(
        ctx,
        upTo(decision, (count) => ({ type: 'submerge', count })),
      )
    case 'press':
      return allowed(ctx, [
        { type: 'press', on: false },
        { type: 'press', on: true },
        ...(decision.options ?? []).map((o): Action => ({ type: 'retreat', to: o.id })),
      ])
    case 'gas':
    case 'coastal':
      return upTo(decision, (count) => ({ type: decision.kind as 'gas' | 'coastal', count }))
    case 'convoy':
      return upTo(decision, (submarines) => ({ type: 'convoy', submarines }))
    case 'escort':
      return upTo(decision, (destroyers) => ({ type: 'escort', destroyers }))
    case 'disengage':
      return [
        { type: 'disengage', on: false },
        { type: 'disengage', on: true },
      ]
    case 'choice':
      return (decision.options ?? []).map((o) => ({ type: 'choose', option: o.id }))
    case 'dice':
      return [{ type: 'enter-dice', dice: Array.from({ length: decision.count ?? 0 }, (_, i) => (i % 6) + 1) }]
  }
}

const upTo = (decision: Question, make: (n: number) => Action): Action[] =>
  Array.from({ length: (decision.count ?? 0) + 1 }, (_, n) => make(n))

const allowed = (ctx: Ctx, actions: Action[]): Action[] => actions.filter((a) => check(ctx, a) === null)

/** One of it and all of it. */
const amounts = (n: number): number[] => (n > 1 ? [1, n] : n === 1 ? [1] : [])

const PHASE_ACTIONS: Record<GameState['flow']['phase'], (ctx: Ctx) => Action[]> = {
  purchase: (ctx) => {
    const { purchase: order } = ctx.state.turn,
      { power } = ctx.state.flow
    const orders = ctx.rules.data.units.map(
      (type): Action => ({ type: 'purchase', units: { ...order, [type]: (order[type] ?? 0) + 1 } }),
    )
    const repairs = ctx.rules.map.zones
      .filter((z) => stacksIn(ctx.state, z.id).some((s) => s.power === power && s.damaged))
      .map((z): Action => ({ type: 'repair', space: z.id }))
    const won = Object.keys(ctx.rules.data.influence ?? {}).map((country): Action => ({ type: 'influence', country }))
    const revolts = Object.keys(ctx.rules.data.revolts?.places ?? {}).map((territory): Action => ({ type: 'revolt', territory }))
    return allowed(ctx, [...orders, ...repairs, ...won, ...revolts])
  },
  move: (ctx) => {
    const faulty = spacesInFault(ctx)
    const found = findRemedy(ctx, faulty)
    const remedy = { faulty, reliesOn: found && spacesOf(ctx, found) }
    return [...moves(ctx, remedy), ...loads(ctx, remedy), ...offloads(ctx, remedy)]
  },
  combat: (ctx) =>
    allowed(
      ctx,
      ctx.state.turn.battles.flatMap((b): Action[] => {
        const plain: Action = { type: 'attack', space: b.space }
        const named: Action = { type: 'attack', space: b.space, usa: true }
        const aside = b.kind === 'sea' && !b.resolved ? transportsAside(ctx, b.space) : []
        const apart: Action[] = aside.length > 0 ? [{ ...plain, aside }] : []
        // An assault without ships that the guns on the coast could hit (ADV-12-04).
        if (b.kind === 'land' && !b.resolved && standingBy(ctx, b.space, invadingLandings(ctx, b.space)).length > 0)
          apart.push({ ...plain, bombard: {} })
        if (!neutralShipsIn(ctx, b.space)) return [plain, ...apart, ...jointAttacks(ctx, b)]
        return [plain, named]
      }),
    ),
  mobilize: (ctx) =>
    allowed(
      ctx,
      placements(ctx.state).flatMap(({ space, types }) =>
        types.flatMap((type) =>
          amounts(shouldWait(ctx, type, space) ? 0 : (ctx.state.turn.purchase[type] ?? 0)).map(
            (n): Action => ({ type: 'mobilize', units: { [type]: n }, to: space }),
          ),
        ),
      ),
    ),
  income: () => [],
}

/** With every single friend that may join, and with all of them (INF-LAND-01). */
function jointAttacks(ctx: Ctx, { space, kind, resolved }: BattleEntry): Action[] {
  if (kind === 'sea' || resolved) return []
  const friends = willing(ctx, space)
  const groups = friends.length > 1 ? [...friends.map((p) => [p]), friends] : friends.map((p) => [p])
  return groups.map((group) => ({ type: 'attack', space, with: group }))
}

/** Each stack, one of it or all of it, to each space it may reach, unless Movement could not be ended any more afterwards. */
function moves(ctx: Ctx, remedy: Remedy): Action[] {
  const list: Action[] = []
  const { power } = ctx.state.flow
  for (const from of Object.keys(ctx.state.war.units).sort()) {
    const own = ownIn(ctx.state, from, power)
    const seen = new Set<string>()
    for (const s of own) {
      const carrier = s.id !== undefined
      if (!carrier && ctx.rules.units[s.type].kind !== 'sea' && s.used !== undefined) continue
      for (const n of carrier ? [1] : amounts(s.count)) {
        const query = carrier
          ? { from, transports: [s.id as number] }
          : s.damaged
            ? { from, damaged: { [s.type]: n } }
            : {
                from,
                units: {
                  [s.type]: n,
                  ...(own.some((o) => o.type === s.type && o.gas !== s.gas) ? { [GAS]: s.gas ? n : 0 } : {}),
                },
              }
        const key = JSON.stringify(query)
        if (seen.has(key)) continue
        seen.add(key)
        const queries: ReachQuery[] = movesStrategically(ctx, s.type) ? [query, { ...query, strategic: true }] : [query]
        for (const q of queries) {
          const known: KnownWay = { reliesOn: null }
          for (const { path } of reachIn(ctx, q)) {
            const action: ActionOf<'move'> = { type: 'move', path, ...q }
            if (canFinishAfterMove(ctx, action, remedy, known)) list.push(action)
          }
        }
      }
    }
  }
  return list
}

/** What keeps the phase open as it stands, and the spaces that a way out relies on (none: no way was found). */
type Remedy = { faulty: readonly SpaceId[]; reliesOn: ReadonlySet<SpaceId> | null }

const standsAside = ({ reliesOn }: Remedy, touched: readonly SpaceId[]): boolean =>
  reliesOn !== null && !touched.some((id) => reliesOn.has(id))

/**
 * Can Movement still be ended after this? Yes when it touches nothing that the way out relies on and leaves its own spaces in
 * order; else a way is looked for anew. Mines' dice may take ships, but never what a way out counts on.
 */
function canFinishAfter(ctx: Ctx, touched: readonly SpaceId[], remedy: Remedy, apply: (next: Ctx) => void): boolean {
  const next = contextOf(ctx.rules, ctx.state)
  apply(next)
  if (standsAside(remedy, touched) && touched.every((id) => isInOrder(next, id, stacksIn(next.state, id)))) return true
  return findRemedy(next, [...new Set([...remedy.faulty, ...touched])]) !== null
}

/** What a way out relies on that was found for the same units leaving the same place for another. */
type KnownWay = { reliesOn: ReadonlySet<SpaceId> | null }

/** The same for a move, without making the whole position as long as its two spaces tell enough. */
function canFinishAfterMove(ctx: Ctx, action: ActionOf<'move'>, remedy: Remedy, known: KnownWay): boolean {
  const { from, path, units = {}, damaged = {}, transports = [], strategic } = action
  const to = path.at(-1) as SpaceId
  // After a strategic move no ship makes the ordinary one that a way out may rely on (ADV-07-13).
  const ends = action.strategic && [...(remedy.reliesOn ?? [])].some((id) => placeOf(ctx, id).kind === 'sea')
  const aside = !ends && standsAside(remedy, [from, to])
  if (aside) {
    // At sea nothing is owed, but to transports and landings that stay behind (STD-TRN-11, STD-TRN-12).
    if (placeOf(ctx, from).kind === 'sea' && placeOf(ctx, to).kind === 'sea' && !staysBehind(ctx, from)) return true
    const way = known.reliesOn !== null && !known.reliesOn.has(to)
    if (staysInOrder(ctx, to, units, 1) && (way || staysInOrder(ctx, from, units, -1))) return true
    const by = placeOf(ctx, from).kind === 'sea' ? 'sea' : 'land'
    const sails = strategic ? ({ strategic } as const) : {}
    const move = { power: ctx.state.flow.power, from, to, path, units, damaged, transports, by, stops: false, ...sails } as const
    const { left, there } = stacksAfterMove(ctx.rules, ctx.state.war.units, move)
    if (isInOrder(ctx, to, there) && (way || isInOrder(ctx, from, left))) return true
  }
  const next = contextOf(ctx.rules, ctx.state)
  doMove(next, action)
  const found = findRemedy(next, [...new Set([...remedy.faulty, from, to])])
  if (found === null) return false
  if (aside && known.reliesOn === null) {
    const reliesOn = spacesOf(ctx, found)
    if (reliesOn.has(from) && !reliesOn.has(to)) known.reliesOn = reliesOn
  }
  return true
}

/** Is there a transport that came here this turn, or a landing declared from here? */
const staysBehind = (ctx: Ctx, zone: SpaceId): boolean =>
  ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.id !== undefined && s.used !== undefined) ||
  ctx.state.turn.landings.some((l) => l.zone === zone)

function loads(ctx: Ctx, remedy: Remedy): Action[] {
  const list: Action[] = []
  const { power } = ctx.state.flow
  for (const [zone, stacks] of Object.entries(ctx.state.war.units))
    for (const ship of stacks) {
      if (ship.id === undefined) continue
      const room = (ctx.rules.units[ship.type].capacity ?? 0) - (ship.cargo?.length ?? 0)
      if (room <= 0) continue
      for (const from of placeOf(ctx, zone).land)
        for (const type of typesIn(ctx, from))
          for (const n of amounts(Math.min(room, restedCount(ctx, from, type)))) {
            const action: ActionOf<'load'> = { type: 'load', from, transport: ship.id, units: { [type]: n } }
            if (
              check(ctx, action) === null &&
              canFinishAfter(ctx, [from, zone], remedy, (next) =>
                emit(next, { type: 'units-loaded', power, from, zone, transport: ship.id as number, units: action.units }),
              )
            )
              list.push(action)
          }
    }
  return list
}

const typesIn = (ctx: Ctx, from: string): UnitType[] => ctx.rules.types.filter((type) => restedCount(ctx, from, type) > 0)
const restedCount = (ctx: Ctx, from: string, type: UnitType): number =>
  ownIn(ctx.state, from, ctx.state.flow.power).reduce((n, s) => n + (s.type === type && s.used === undefined ? s.count : 0), 0)

function offloads(ctx: Ctx, remedy: Remedy): Action[] {
  const list: Action[] = []
  const { power } = ctx.state.flow
  const count = (cargo: readonly Cargo[]): Counts => countsOf(cargo.map((c) => ({ ...c, count: 1 })))
  const carriers = [...transportsWithCargoOf(ctx.state, power)]
  for (const other of transportsWithGuests(ctx)) if (!carriers.some((c) => c.ship === other.ship)) carriers.push(other)
  for (const { ship, zone } of carriers) {
    const cargo = ship.cargo ?? []
    const owners = ctx.rules.switches.landsAllies === null || ship.power !== power ? [power] : ctx.rules.order
    const parts = owners.flatMap((owner) => {
      const aboard = count(cargo.filter((c) => c.power === owner))
      const some: Counts[] = entries(aboard).flatMap(([type, n]) => amounts(n).map((m) => ({ [type]: m })))
      if (entries(aboard).length > 1) some.push(aboard)
      return some.map((units) => ({ units, ...(owner === power ? {} : { power: owner }) }))
    })
    // Of all owners together.
    if (new Set(parts.map((part) => part.power)).size > 1) parts.push({ units: count(cargo) })
    for (const to of placeOf(ctx, zone).land)
      for (const part of parts)
        for (const afterSeaCombat of [false, true]) {
          // Without an enemy in the zone there is nothing to wait for (ADV-12-23).
          if (afterSeaCombat && ctx.rules.switches.assaultsWait && enemiesIn(ctx, zone, power).length === 0) continue
          const action: ActionOf<'offload'> = {
            type: 'offload',
            transport: ship.id as number,
            to,
            ...part,
            ...(afterSeaCombat ? { afterSeaCombat } : {}),
          }
          if (
            check(ctx, action) === null &&
            findTransport(ctx.state, action.transport) &&
            canFinishAfter(ctx, [zone, to], remedy, (next) => landNow(next, action))
          )
            list.push(action)
        }
  }
  return list
}
