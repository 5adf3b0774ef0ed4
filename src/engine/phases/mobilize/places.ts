import type { MobilizationPlace } from '../../../content/index.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../refusal.ts'
import { isEnemyHeld } from '../../state/evolve/turn.ts'
import { unitsOnly } from '../../state/gas.ts'
import { controllerOf, placeOf } from '../../state/selectors.ts'
import { addCounts, entries, totalUnits } from '../../state/stacks.ts'
import type { Counts, RuleId, SpaceId, UnitType } from '../../types/ids.ts'
import { checkPhaseClosed } from '../closed-phases.ts'

/** Places other than the capital (STD-MOB-02; Ruhr ADV-23-01; Canada ADV-21-01). */
export const extraPlaces = (ctx: Ctx): readonly MobilizationPlace[] =>
  ctx.rules.data.extraMobilization[ctx.state.flow.power] ?? []

const isSea = (ctx: Ctx, type: UnitType): boolean => ctx.rules.units[type].kind === 'sea'

/**
 * Why this type may not be placed here, or null; the number is limited by `roomIn` (STD-MOB-01, STD-MOB-02, STD-MOB-03,
 * STD-MOB-04, STD-MOB-05, STD-MOB-06, STD-MOB-09, STD-POL-20).
 */
export function placementFault(ctx: Ctx, space: SpaceId, type: UnitType): Refusal | null {
  const closed = checkPhaseClosed(ctx, 'mobilize', space)
  if (closed) return closed
  return isSea(ctx, type) ? shipFault(ctx, space, type) : landFault(ctx, space, type)
}

function landFault(ctx: Ctx, space: SpaceId, type: UnitType): Refusal | null {
  const { power } = ctx.state.flow
  if (placeOf(ctx, space).capitalOf === power) return null
  const extra = extraPlaces(ctx)
  const place = extra.find((p) => p.space === space)
  if (place) return closedFault(ctx, place) ?? tooNewFault(ctx, space, type)
  const home = ctx.rules.powers[power].capital
  const [first] = extra
  // Petrograd does not count as a capital for new armies (INF-PETRO-03).
  if (!first)
    return refuse(ctx, ctx.rules.data.homeOnly?.[power]?.armies ?? 'STD-MOB-01', 'only-in-the-capital', { space: home }, space)
  const others = extra.map((p) => placeOf(ctx, p.space).name).join(' or in ')
  return refuse(ctx, first.rule, 'only-in-the-capital-or', { space: home, to: others }, space)
}

/** Contested land is enough (STD-MOB-03, ADV-23-03), unless the place needs control (ADV-21-05). */
function closedFault(ctx: Ctx, { space, closedBy, needsControl }: MobilizationPlace): Refusal | null {
  const { power } = ctx.state.flow
  if (needsControl)
    return controllerOf(ctx.state, space) === power
      ? null
      : refuse(ctx, closedBy, 'needs-control-to-mobilize', { space, power }, space)
  return isEnemyHeld(ctx.rules, ctx.state.war, space, power) ? refuse(ctx, closedBy, 'enemy-holds-it', { space }, space) : null
}

/** A type available early appears only in the capital at first (ADV-22-02). */
function tooNewFault(ctx: Ctx, space: SpaceId, type: UnitType): Refusal | null {
  const { power, round } = ctx.state.flow
  const from = ctx.rules.data.unitsFrom[type]
  if (!from?.firstInCapital || from.byPower?.[power] === undefined || round >= from.round) return null
  const home = ctx.rules.powers[power].capital
  return refuse(ctx, from.firstInCapital, 'first-in-the-capital', { type, space: home, n: from.round }, space)
}

/** Ships appear at bases and off some extra places (ADV-21-02, ADV-21-03, ADV-21-06). */
function shipFault(ctx: Ctx, zone: SpaceId, type: UnitType): Refusal | null {
  const place = extraPlaces(ctx).find((p) => p.ships?.zone === zone)
  if (place?.ships?.types.includes(type)) return closedFault(ctx, place)
  const base = baseFault(ctx, zone)
  const without = ctx.rules.data.withoutBase?.[zone]
  return base && without ? gather([refuse(ctx, without, 'no-yard-for-it', { space: zone, type }, zone), base]) : base
}

function baseFault(ctx: Ctx, zone: SpaceId): Refusal | null {
  const { power } = ctx.state.flow,
    { lostBases } = ctx.state.turn
  const base = placeOf(ctx, zone).baseTerritory
  if (base === null || placeOf(ctx, base).original !== power)
    return refuse(ctx, ctx.rules.data.homeOnly?.[power]?.ships ?? 'STD-MOB-05', 'no-own-base', { space: zone, power }, zone)
  const lost = lostBases.includes(base) ? refuse(ctx, 'STD-MOB-06', 'base-was-lost', { space: base }, zone) : null
  if (!isEnemyHeld(ctx.rules, ctx.state.war, base, power)) return lost
  const held = refuse(ctx, 'STD-MOB-05', 'enemy-holds-it', { space: base }, zone)
  // A base lost this turn is the better reason.
  return gather(isEnemyHeld(ctx.rules, ctx.state.turn.opened, base, power) ? [held, lost] : [lost, held])
}

type PlaceRoom = { most: number; left: number; rule: string; at: SpaceId }

/** Units placed here this turn, without markers (ADV-21-04, ADV-23-02). */
const placedIn = (ctx: Ctx, spaces: readonly SpaceId[]): number =>
  totalUnits(spaces.reduce<Counts>((sum, id) => addCounts(sum, unitsOnly(ctx.state.turn.placed[id] ?? {})), {}))

/** Limit and remaining room of this space, or null (ADV-13-03, ADV-21-01, ADV-23-01). */
export function roomIn(ctx: Ctx, space: SpaceId): PlaceRoom | null {
  const yard = ctx.rules.data.yardLimits?.[space]
  if (yard) return { ...yard, left: yard.most - placedIn(ctx, [space]), at: space }
  const place = extraPlaces(ctx).find((p) => p.limit && (p.space === space || p.ships?.zone === space))
  if (!place?.limit) return null
  const spaces = place.ships ? [place.space, place.ships.zone] : [place.space]
  return { ...place.limit, left: place.limit.most - placedIn(ctx, spaces), at: place.space }
}

/** Why there is no room, or null. */
export function checkRoom(ctx: Ctx, space: SpaceId, units: Counts): Refusal | null {
  const room = roomIn(ctx, space)
  if (!room || totalUnits(unitsOnly(units)) <= room.left) return null
  return refuse(ctx, room.rule, 'place-is-full', { n: room.most, space: room.at }, space)
}

/** The rule that allows new units here. */
export function placementRule(ctx: Ctx, space: SpaceId): string {
  const extra = extraPlaces(ctx).find((p) => p.space === space || p.ships?.zone === space)
  if (extra) return extra.rule
  return ctx.rules.data.yardLimits?.[space]?.rule ?? (placeOf(ctx, space).kind === 'sea' ? 'STD-MOB-05' : 'STD-MOB-01')
}

/** Whether one more unit of this type fits here. */
export const canPlace = (ctx: Ctx, space: SpaceId, type: UnitType): boolean =>
  placementFault(ctx, space, type) === null && (roomIn(ctx, space)?.left ?? 1) > 0

/** A place for new units; `room`: remaining limit, `owed`: units it must receive this turn. */
export type Placement = { space: SpaceId; types: UnitType[]; rule: RuleId; room?: number; owed?: number }

/** Where bought types may be placed now; before Mobilize a forecast for all types. */
export function placementsIn(ctx: Ctx): Placement[] {
  const bought = entries(unitsOnly(ctx.state.turn.purchase)).map(([type]) => type)
  const wanted = ctx.state.flow.phase === 'mobilize' ? bought : ctx.rules.types
  const list: Placement[] = []
  for (const { id, kind } of [...ctx.rules.map.territories, ...ctx.rules.map.zones]) {
    const types = wanted.filter((type) => (ctx.rules.units[type].kind === 'sea') === (kind === 'sea') && canPlace(ctx, id, type))
    if (types.length === 0) continue
    const room = roomIn(ctx, id)
    const owed = ctx.rules.views.owedIn?.(ctx, id) ?? 0
    list.push({
      space: id,
      types,
      rule: placementRule(ctx, id),
      ...(room ? { room: room.left } : {}),
      ...(owed > 0 ? { owed } : {}),
    })
  }
  return list
}
