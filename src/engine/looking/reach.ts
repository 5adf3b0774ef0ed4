import type { UnitTag } from '../../content/index.ts'
import { told, toldOrNull } from '../door/refusals.ts'
import { type Ctx, contextOf } from '../flow/context.ts'
import { checkShape } from '../flow/shape.ts'
import { neutralShipsIn } from '../phases/combat/order.ts'
import { canRaid, isConvoyRaider } from '../phases/combat/sea/convoys.ts'
import { onlyLoneFighters } from '../phases/move/lone-fighters.ts'
import { minesStop } from '../phases/move/mined-waters.ts'
import { checkMove, checkPlan } from '../phases/move/move.ts'
import { mustStopIn } from '../phases/move/patrol.ts'
import { checkMovementLeft, planMove } from '../phases/move/plan.ts'
import { asIfInvaded } from '../phases/politics/isolation.ts'
import { friendOf } from '../phases/politics/minors.ts'
import type { Refusal } from '../refusal.ts'
import { rulesOf } from '../rulesets/index.ts'
import { GAS, unitsOnly, wantedIn } from '../state/gas.ts'
import {
  enemiesIn,
  hasOwnWarship,
  hasTag,
  isUnmobilizedMinor,
  mineAgainst,
  ownIn,
  placeOf,
  shutPassage,
} from '../state/queries.ts'
import { areFriends } from '../state/relations.ts'
import { addCounts, entries, pick, rangeOf } from '../state/stacks.ts'
import type { MoveAction, ReachQuery, ReachTarget } from '../types/action.ts'
import type { SpaceId, UnitType } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'
import type { GameState, Stack } from '../types/state.ts'

/** Further than any ship sails in one move. */
const MOST_ZONES = 5

type Path = { path: SpaceId[]; mines: number }

const moveOf = ({ from, units, damaged, transports, strategic }: ReachQuery, path: SpaceId[]): MoveAction => ({
  type: 'move',
  from,
  path,
  ...(units ? { units } : {}),
  ...(damaged ? { damaged } : {}),
  ...(transports ? { transports } : {}),
  ...(strategic ? { strategic } : {}),
})

/** Where all of them may go now, one path a space. Never throws: nonsense reaches nothing. */
export function reach(state: GameState, query: ReachQuery): ReachTarget[] {
  const ctx = contextOf(rulesOf(state), state)
  if (state.flow.winner || state.flow.pending || state.flow.phase !== 'move' || typeof query !== 'object' || query === null)
    return []
  if (checkShape(ctx, moveOf(query, [query.from])) !== null) return []
  return reachIn(ctx, query)
}

/** The same for a query whose shape is known to be right. */
export function reachIn(ctx: Ctx, query: ReachQuery): ReachTarget[] {
  const all = entries(unitsOnly(addCounts(query.units ?? {}, query.damaged ?? {})))
  const kinds = new Set(all.map(([type]) => ctx.rules.units[type].kind))
  if (query.transports?.length) kinds.add('sea')
  const paths = kinds.has('sea') ? seaPaths(ctx, query) : overlandPaths(ctx, query.from, range(ctx, all), kinds.has('land'))
  const targets: ReachTarget[] = []
  const planned = planMove(ctx, moveOf(query, [query.from]))
  if ('error' in planned) return targets
  // Whether they have movement left hangs on the length of the way alone.
  const left = new Map<number, Refusal | null>()
  const leftFor = (path: SpaceId[]): Refusal | null => {
    if (!left.has(path.length)) left.set(path.length, checkMovementLeft(ctx, { ...planned.plan, path }))
    return left.get(path.length) ?? null
  }
  for (const [space, ways] of paths) {
    const way = ways.find(({ path }) => checkPlan(ctx, { ...planned.plan, path, to: space }, leftFor(path)) === null)
    if (way) targets.push({ space, path: way.path, combat: allowsBattle(ctx, query, space) })
  }
  return targets.sort((a, b) => (a.space < b.space ? -1 : 1))
}

const range = (ctx: Ctx, all: readonly [UnitType, number][]): number =>
  Math.min(2, ...all.map(([type]) => (type === GAS ? 2 : ctx.rules.units[type].move)))

const better = (a: Path, b: Path | undefined): boolean => b === undefined || rank(a, b) < 0
const rank = (a: Path, b: Path): number => a.mines - b.mines || a.path.length - b.path.length || compare(a.path, b.path)
const compare = (a: readonly string[], b: readonly string[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as string) < (b[i] as string) ? -1 : 1
  return 0
}

/** Neighbours, and one space further for whoever has the range (STD-AIR-01), all ways to a space with the best first: some may lead over closed land. */
function overlandPaths(ctx: Ctx, from: SpaceId, steps: number, onFoot: boolean): Map<SpaceId, Path[]> {
  const next = (id: SpaceId) => (onFoot ? placeOf(ctx, id).land : placeOf(ctx, id).adjacent)
  const ways = new Map<SpaceId, Path[]>()
  const add = (p: Path) => {
    const end = p.path.at(-1) as SpaceId
    if (end !== from) ways.set(end, [...(ways.get(end) ?? []), p])
  }
  for (const a of next(from)) {
    add({ path: [a], mines: 0 })
    if (steps > 1) for (const b of next(a)) if (placeOf(ctx, a).kind !== 'impassable') add({ path: [a, b], mines: 0 })
  }
  for (const list of ways.values()) list.sort(rank)
  return ways
}

/** Sea zones within the movement left, past no zone where one must stop; fewest mined zones, then shortest, then alphabetical. */
function seaPaths(ctx: Ctx, query: ReachQuery): Map<SpaceId, Path[]> {
  const power = ctx.state.flow.power
  const steps = movementLeft(ctx, query)
  const types = [...entries(addCounts(query.units ?? {}, query.damaged ?? {})).map(([type]) => type), ...carriersIn(ctx, query)]
  const stops =
    (query.transports?.length ?? 0) > 0 ||
    entries(addCounts(query.units ?? {}, query.damaged ?? {})).some(([type]) => !hasTag(ctx, type, 'passes-hostile'))
  const best = new Map<SpaceId, Path>()
  let front = new Map<SpaceId, Path>([[query.from, { path: [], mines: 0 }]])
  for (let i = 0; i < steps; i++) {
    const next = new Map<SpaceId, Path>()
    for (const [zone, { path, mines }] of front) {
      if (i > 0 && ((stops && mustStopIn(ctx, zone, power, types)) || minesStop(ctx, zone, power))) continue
      for (const to of placeOf(ctx, zone).sea) {
        if (shutPassage(ctx, zone, to, power, types)) continue
        const p = { path: [...path, to], mines: mines + (mineAgainst(ctx, to, power) ? 1 : 0) }
        if (better(p, next.get(to))) next.set(to, p)
      }
    }
    for (const [zone, p] of next) if (zone !== query.from && better(p, best.get(zone))) best.set(zone, p)
    front = next
  }
  return new Map([...best].map(([zone, p]) => [zone, [p]]))
}

const carriersIn = (ctx: Ctx, { from, transports = [] }: ReachQuery): UnitType[] =>
  ownIn(ctx.state, from, ctx.state.flow.power).flatMap((s) => (s.id !== undefined && transports.includes(s.id) ? [s.type] : []))

function movementLeft(ctx: Ctx, query: ReachQuery): number {
  const own = ownIn(ctx.state, query.from, ctx.state.flow.power)
  // A strategic move is one zone, whatever movement is left (ADV-06-18).
  const left = (s: Stack): number => (query.strategic ? (s.strategic ? 0 : 1) : rangeOf(ctx.rules, s) - (s.used ?? 0))
  let steps = MOST_ZONES
  for (const id of query.transports ?? []) {
    const ship = own.find((s) => s.id === id)
    if (ship) steps = Math.min(steps, left(ship))
  }
  const wanted = [
    ...entries(query.damaged ?? {}).map(([type, count]) => ({ type, count, damaged: true })),
    ...wantedIn(ctx.rules, query.units ?? {}),
  ]
  for (const want of wanted) while (steps > 0 && !pick(own, ctx.state.flow.power, want, (s) => left(s) >= steps)) steps--
  return steps
}

/** Ending there makes or allows a battle. */
function allowsBattle(ctx: Ctx, query: ReachQuery, space: SpaceId): boolean {
  const power = ctx.state.flow.power
  if (placeOf(ctx, space).kind === 'sea') {
    const brings = (tag: UnitTag): boolean =>
      !query.strategic && entries(addCounts(query.units ?? {}, query.damaged ?? {})).some(([type]) => hasTag(ctx, type, tag))
    const raid = canRaid(ctx, space) || (isConvoyRaider(ctx, space) && brings('raider'))
    if (!raid && enemiesIn(ctx, space, power).length === 0 && !neutralShipsIn(ctx, space)) return false
    const warship = brings('warship')
    return warship || hasOwnWarship(ctx, space, power)
  }
  // Going ashore in the neutral United States is war (STD-POL-26).
  const at = asIfInvaded(ctx, space)
  const foes = enemiesIn(at, space, power)
  if (foes.length > 0) return !onlyLoneFighters(ctx, foes)
  if (!isUnmobilizedMinor(ctx, space)) return false
  const friend = friendOf(ctx, space, power)
  return friend === null || !areFriends(ctx, power, friend)
}

/** Why these may not go there now: the refusal of the most natural path, or null when they may. */
export function whyNot(state: GameState, query: ReachQuery, to: SpaceId): RuleError | null {
  const ctx = contextOf(rulesOf(state), state)
  const shape = checkShape(ctx, moveOf(query, [to]))
  if (shape) return told(ctx.rules, shape)
  const known = reach(state, query).find((t) => t.space === to)
  if (known) return null
  const refusals = naturalPaths(ctx, query, to).map((path) => checkMove(ctx, moveOf(query, path)))
  const reasons = (e: Refusal | null): number => (e ? 1 + (e.also?.length ?? 0) : 0)
  return toldOrNull(
    ctx.rules,
    refusals.reduce((best, e) => (reasons(e) < reasons(best) ? e : best)),
  )
}

/** All marches to there when units on foot could make more than one step, for the one with least against it; else the shortest way. */
function naturalPaths(ctx: Ctx, query: ReachQuery, to: SpaceId): SpaceId[][] {
  const shortest = naturalPath(ctx, query, to)
  const all = entries(query.units ?? {})
  if (shortest.length < 2 || !all.some(([type]) => ctx.rules.units[type].kind === 'land')) return [shortest]
  const ways = overlandPaths(ctx, query.from, range(ctx, all), true).get(to) ?? []
  return ways.length === 0 ? [shortest] : ways.map(({ path }) => path)
}

/** The shortest way over the board for units of this kind, whatever the rules say about it. */
function naturalPath(ctx: Ctx, query: ReachQuery, to: SpaceId): SpaceId[] {
  const all = entries(addCounts(query.units ?? {}, query.damaged ?? {}))
  const ships = (query.transports?.length ?? 0) > 0 || all.some(([type]) => ctx.rules.units[type].kind === 'sea')
  const air = all.some(([type]) => ctx.rules.units[type].kind === 'air')
  const found = new Map<SpaceId, SpaceId[]>([[query.from, []]])
  const queue = [query.from]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const path = found.get(at) ?? []
    const place = placeOf(ctx, at)
    for (const next of ships ? place.sea : air ? place.adjacent : place.land)
      if (!found.has(next)) {
        found.set(next, [...path, next])
        queue.push(next)
      }
  }
  const way = found.get(to)
  return way && way.length > 0 ? way.slice(0, 16) : [to]
}
