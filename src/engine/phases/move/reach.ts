import type { UnitTag } from '../../../content/index.ts'
import type { Ctx } from '../../kernel/rules.ts'
import type { Refusal } from '../../refusal.ts'
import { GAS, unitsOnly, wantedIn } from '../../state/gas.ts'
import { areFriends } from '../../state/relations.ts'
import {
  closedPassage,
  enemiesIn,
  hasOwnWarship,
  hasTag,
  isUnmobilizedMinor,
  mineAgainst,
  minesStop,
  ownIn,
  placeOf,
} from '../../state/selectors.ts'
import { addCounts, entries, pickStacks, rangeOf } from '../../state/stacks.ts'
import type { MoveAction, ReachQuery, ReachTarget } from '../../types/action.ts'
import type { SpaceId, UnitType } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'
import { neutralShipsIn } from '../combat/battle-list.ts'
import { minorArmyOwner } from '../politics/minors.ts'
import { asIfInvaded } from '../politics/neutral-powers.ts'
import { onlyLoneFighters } from './fly/lone-fighters.ts'
import { checkPlan } from './move.ts'
import { checkMovementLeft, planMove } from './plan.ts'
import { mustStopIn } from './sail/patrol.ts'

/** More than any ship's range. */
const MAX_ZONES = 5

type Path = { path: SpaceId[]; mines: number }

/** The move of all queried units along this path. */
export const moveAlong = ({ from, units, damaged, transports, strategic }: ReachQuery, path: SpaceId[]): MoveAction => ({
  type: 'move',
  from,
  path,
  ...(units ? { units } : {}),
  ...(damaged ? { damaged } : {}),
  ...(transports ? { transports } : {}),
  ...(strategic ? { strategic } : {}),
})

/** Where all units may go now, one path per space. The query must be well-formed. */
export function reachableSpaces(ctx: Ctx, query: ReachQuery): ReachTarget[] {
  const all = entries(unitsOnly(addCounts(query.units ?? {}, query.damaged ?? {})))
  const kinds = new Set(all.map(([type]) => ctx.rules.units[type].kind))
  if (query.transports?.length) kinds.add('sea')
  const paths = kinds.has('sea') ? seaPaths(ctx, query) : overlandPaths(ctx, query.from, landRange(ctx, all), kinds.has('land'))
  const targets: ReachTarget[] = []
  const planned = planMove(ctx, moveAlong(query, [query.from]))
  if ('error' in planned) return targets
  // Depends on the path's length only.
  const errorsByLength = new Map<number, Refusal | null>()
  const leftFor = (path: SpaceId[]): Refusal | null => {
    if (!errorsByLength.has(path.length)) errorsByLength.set(path.length, checkMovementLeft(ctx, { ...planned.plan, path }))
    return errorsByLength.get(path.length) ?? null
  }
  for (const [space, ways] of paths) {
    const way = ways.find(({ path }) => checkPlan(ctx, { ...planned.plan, path, to: space }, leftFor(path)) === null)
    if (way) targets.push({ space, path: way.path, combat: allowsBattle(ctx, query, space) })
  }
  return targets.sort((a, b) => (a.space < b.space ? -1 : 1))
}

/** Steps over land all units can make, at most two. */
export const landRange = (ctx: Ctx, all: readonly [UnitType, number][]): number =>
  Math.min(2, ...all.map(([type]) => (type === GAS ? 2 : ctx.rules.units[type].move)))

const isBetter = (a: Path, b: Path | undefined): boolean => b === undefined || comparePaths(a, b) < 0
const comparePaths = (a: Path, b: Path): number =>
  a.mines - b.mines || a.path.length - b.path.length || compareSpaces(a.path, b.path)
const compareSpaces = (a: readonly string[], b: readonly string[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as string) < (b[i] as string) ? -1 : 1
  return 0
}

/** All paths of one or two steps, best first: the best may be closed (STD-AIR-01). */
export function overlandPaths(ctx: Ctx, from: SpaceId, steps: number, onFoot: boolean): Map<SpaceId, Path[]> {
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
  for (const list of ways.values()) list.sort(comparePaths)
  return ways
}

/** Sea zones within range: fewest mined zones, then shortest, then alphabetical path. */
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
        if (closedPassage(ctx, zone, to, power, types)) continue
        const p = { path: [...path, to], mines: mines + (mineAgainst(ctx, to, power) ? 1 : 0) }
        if (isBetter(p, next.get(to))) next.set(to, p)
      }
    }
    for (const [zone, p] of next) if (zone !== query.from && isBetter(p, best.get(zone))) best.set(zone, p)
    front = next
  }
  return new Map([...best].map(([zone, p]) => [zone, [p]]))
}

const carriersIn = (ctx: Ctx, { from, transports = [] }: ReachQuery): UnitType[] =>
  ownIn(ctx.state, from, ctx.state.flow.power).flatMap((s) => (s.id !== undefined && transports.includes(s.id) ? [s.type] : []))

function movementLeft(ctx: Ctx, query: ReachQuery): number {
  const own = ownIn(ctx.state, query.from, ctx.state.flow.power)
  // A strategic move is always one zone (ADV-06-18).
  const remainingMoves = (s: Stack): number => (query.strategic ? (s.strategic ? 0 : 1) : rangeOf(ctx.rules, s) - (s.used ?? 0))
  let steps = MAX_ZONES
  for (const id of query.transports ?? []) {
    const ship = own.find((s) => s.id === id)
    if (ship) steps = Math.min(steps, remainingMoves(ship))
  }
  const wanted = [
    ...entries(query.damaged ?? {}).map(([type, count]) => ({ type, count, damaged: true })),
    ...wantedIn(ctx.rules, query.units ?? {}),
  ]
  for (const want of wanted)
    while (steps > 0 && !pickStacks(own, ctx.state.flow.power, want, (s) => remainingMoves(s) >= steps)) steps--
  return steps
}

function allowsBattle(ctx: Ctx, query: ReachQuery, space: SpaceId): boolean {
  const power = ctx.state.flow.power
  if (placeOf(ctx, space).kind === 'sea') {
    const coming = entries(addCounts(query.units ?? {}, query.damaged ?? {})).map(([type]) => type)
    const brings = (tag: UnitTag): boolean => !query.strategic && coming.some((type) => hasTag(ctx, type, tag))
    const raid = ctx.rules.hooks.canRaid(ctx, space, query.strategic ? [] : coming)
    if (!raid && enemiesIn(ctx, space, power).length === 0 && !neutralShipsIn(ctx, space)) return false
    const warship = brings('warship')
    return warship || hasOwnWarship(ctx, space, power)
  }
  // Landing in the neutral United States is war (STD-POL-26).
  const at = asIfInvaded(ctx, space)
  const foes = enemiesIn(at, space, power)
  if (foes.length > 0) return !onlyLoneFighters(ctx, foes)
  if (!isUnmobilizedMinor(ctx, space)) return false
  const friend = minorArmyOwner(ctx, space, power)
  return friend === null || !areFriends(ctx, power, friend)
}
