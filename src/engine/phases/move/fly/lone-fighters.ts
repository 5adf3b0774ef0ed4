import type { RuleReason } from '../../../kernel/move-plan.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { isAtPeace } from '../../../state/relations.ts'
import { hasArmyCore, isLandUnit, ownIn, placeOf, stacksIn } from '../../../state/selectors.ts'
import { countsOf } from '../../../state/stacks.ts'
import type { MoveAction } from '../../../types/action.ts'
import type { Counts, Owner, RuleId, SpaceId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import { checkMove } from '../move.ts'

const NEEDS_OWN_ARMY: RuleReason = { rule: 'STD-AIR-03', code: 'fighter-needs-own-army' }

/** Fighters stay only with land units of their power (STD-AIR-03). */
export const standardFighterStayRefused = (
  view: View,
  _space: SpaceId,
  stacks: readonly Stack[],
  power: Owner,
): RuleReason | null => (stacks.some((s) => s.power === power && isLandUnit(view, s.type)) ? null : NEEDS_OWN_ARMY)

/** Lone fighters cannot hold against land units: they are destroyed (INF-UNIT-07) or fly away (ADV-PT2-05). */
export const onlyLoneFighters = (view: View, foes: readonly Stack[]): boolean =>
  view.rules.behaviours.guestFighters !== false && foes.length > 0 && foes.every((s) => view.rules.units[s.type].kind === 'air')

/** Lone fighters attack only by joining an ally (INF-UNIT-05, ADV-PT2-08). */
export function loneFightersAttackRefused(view: View, space: SpaceId, rule: RuleId, code: string): RuleReason | null {
  const { power } = view.state.flow
  if (placeOf(view, space).kind !== 'land' || hasArmyCore(view, space, power)) return null
  const own = ownIn(view.state, space, power)
  return own.every((s) => view.rules.units[s.type].kind === 'air') ? { rule, code } : null
}

const isAir = (ctx: Ctx, s: Stack): boolean => ctx.rules.units[s.type].kind === 'air'

const unmovedFighters = (ctx: Ctx, from: SpaceId): Counts =>
  countsOf(ownIn(ctx.state, from, ctx.state.flow.power).filter((s) => isAir(ctx, s) && s.used === undefined))

/** Paths to where a fighter can land, nearest first (STD-AIR-01). */
function flightPaths(ctx: Ctx, from: SpaceId): SpaceId[][] {
  const near = placeOf(ctx, from).adjacent
  const paths: SpaceId[][] = near.map((to) => [to])
  for (const over of near) for (const to of placeOf(ctx, over).land) if (to !== from && !near.includes(to)) paths.push([over, to])
  return paths
}

/** Flights that take all unmoved fighters to land units of their side, nearest first. */
export function* flightsToFriends(ctx: Ctx, from: SpaceId): Generator<MoveAction> {
  const units = unmovedFighters(ctx, from)
  if (Object.keys(units).length === 0) return
  const { power } = ctx.state.flow
  for (const path of flightPaths(ctx, from)) {
    const to = path.at(-1) as SpaceId
    if (ctx.rules.hooks.fighterStayRefused(ctx, to, stacksIn(ctx.state, to), power) !== null) continue
    const action: MoveAction = { type: 'move', from, path, units }
    if (checkMove(ctx, action) === null) yield action
  }
}

/** Lands where fighters could meet land units that move there first. */
export function meetingPlaces(ctx: Ctx, from: SpaceId): SpaceId[] {
  if (Object.keys(unmovedFighters(ctx, from)).length === 0 || !flightsToFriends(ctx, from).next().done) return []
  const places = flightPaths(ctx, from).map((path) => path.at(-1) as SpaceId)
  return [...new Set(places)].filter((to) => placeOf(ctx, to).kind === 'land')
}

/** Fighters without an own army at the start of the turn were left by allies (INF-UNIT-07, ADV-PT2-05). */
export const wereLeftByAllies = (ctx: Ctx, space: SpaceId): boolean =>
  ctx.rules.behaviours.guestFighters !== 'guests' || (ctx.state.turn.opened.alone?.includes(space) ?? false)

/** Fighters left by allies stay only if they can fly nowhere (INF-UNIT-07), but in land at peace without limit (INF-RUS-10). */
export const canStayAlone = (ctx: Ctx, space: SpaceId, own: readonly Stack[]): boolean =>
  own.every((s) => s.used === undefined) &&
  (isAtPeace(ctx, space) || (wereLeftByAllies(ctx, space) && flightsToFriends(ctx, space).next().done === true))
