import type { MobilizationPlace } from '../../../content/index.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../refusal.ts'
import { enemyHolds } from '../../state/evolve/turn.ts'
import { unitsOnly } from '../../state/gas.ts'
import { controllerOf, placeOf } from '../../state/selectors.ts'
import { addCounts, entries, total } from '../../state/stacks.ts'
import type { Counts, RuleId, SpaceId, UnitType } from '../../types/ids.ts'
import { checkPhaseClosed } from '../closed-phases.ts'

/** Places beside its capital where the acting power may mobilize (STD-MOB-02; Ruhr, ADV-23-01; Canada, ADV-21-01). */
export const extraPlaces = (ctx: Ctx): readonly MobilizationPlace[] =>
  ctx.rules.data.extraMobilization[ctx.state.flow.power] ?? []

const isSea = (ctx: Ctx, type: UnitType): boolean => ctx.rules.units[type].kind === 'sea'

/**
 * Why no unit of this type may be placed here, or null (STD-MOB-01, STD-MOB-02, STD-MOB-03, STD-MOB-04, STD-MOB-05, STD-MOB-06,
 * STD-MOB-09, STD-POL-20). How many is another question: `roomIn`.
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
  // INF-PETRO-03: Petrograd, though called a capital, is no place for Russia's new armies.
  if (!first)
    return refuse(ctx, ctx.rules.data.homeOnly?.[power]?.armies ?? 'STD-MOB-01', 'only-in-the-capital', { space: home }, space)
  const others = extra.map((p) => placeOf(ctx, p.space).name).join(' or in ')
  return refuse(ctx, first.rule, 'only-in-the-capital-or', { space: home, to: others }, space)
}

/** Contested land will do (STD-MOB-03, ADV-23-03), unless the place serves only while its power controls it (ADV-21-05). */
function closedFault(ctx: Ctx, { space, closedBy, needsControl }: MobilizationPlace): Refusal | null {
  const { power } = ctx.state.flow
  if (needsControl)
    return controllerOf(ctx.state, space) === power
      ? null
      : refuse(ctx, closedBy, 'needs-control-to-mobilize', { space, power }, space)
  return enemyHolds(ctx.rules, ctx.state.war, space, power) ? refuse(ctx, closedBy, 'enemy-holds-it', { space }, space) : null
}

/** A type that the power has earlier than others appears in its capital only until they have it too (ADV-22-02). */
function tooNewFault(ctx: Ctx, space: SpaceId, type: UnitType): Refusal | null {
  const { power, round } = ctx.state.flow
  const from = ctx.rules.data.unitsFrom[type]
  if (!from?.firstInCapital || from.byPower?.[power] === undefined || round >= from.round) return null
  const home = ctx.rules.powers[power].capital
  return refuse(ctx, from.firstInCapital, 'first-in-the-capital', { type, space: home, n: from.round }, space)
}

/** Ships come from bases, and some off the coast of a further place, of its kinds (ADV-21-02, ADV-21-03, ADV-21-06). */
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
  if (!enemyHolds(ctx.rules, ctx.state.war, base, power)) return lost
  const held = refuse(ctx, 'STD-MOB-05', 'enemy-holds-it', { space: base }, zone)
  // An enemy who holds it all along speaks for himself; that it fell this very turn says more.
  return gather(enemyHolds(ctx.rules, ctx.state.turn.opened, base, power) ? [held, lost] : [lost, held])
}

type PlaceRoom = { most: number; left: number; rule: string; at: SpaceId }

/** What was placed here this turn, without markers (ADV-21-04, ADV-23-02). */
const placedIn = (ctx: Ctx, spaces: readonly SpaceId[]): number =>
  total(spaces.reduce<Counts>((sum, id) => addCounts(sum, unitsOnly(ctx.state.turn.placed[id] ?? {})), {}))

/** How many new units this space takes in a turn and still takes now, where that is limited (ADV-13-03, ADV-21-01, ADV-23-01); else null. */
export function roomIn(ctx: Ctx, space: SpaceId): PlaceRoom | null {
  const yard = ctx.rules.data.yardLimits?.[space]
  if (yard) return { ...yard, left: yard.most - placedIn(ctx, [space]), at: space }
  const place = extraPlaces(ctx).find((p) => p.limit && (p.space === space || p.ships?.zone === space))
  if (!place?.limit) return null
  const spaces = place.ships ? [place.space, place.ships.zone] : [place.space]
  return { ...place.limit, left: place.limit.most - placedIn(ctx, spaces), at: place.space }
}

/** Is there room for all of these? */
export function checkRoom(ctx: Ctx, space: SpaceId, units: Counts): Refusal | null {
  const room = roomIn(ctx, space)
  if (!room || total(unitsOnly(units)) <= room.left) return null
  return refuse(ctx, room.rule, 'place-is-full', { n: room.most, space: room.at }, space)
}

/** By which rule new units may appear here at all. */
export function placementRule(ctx: Ctx, space: SpaceId): string {
  const extra = extraPlaces(ctx).find((p) => p.space === space || p.ships?.zone === space)
  if (extra) return extra.rule
  return ctx.rules.data.yardLimits?.[space]?.rule ?? (placeOf(ctx, space).kind === 'sea' ? 'STD-MOB-05' : 'STD-MOB-01')
}

/** May one more of this type be placed here now? */
export const canPlace = (ctx: Ctx, space: SpaceId, type: UnitType): boolean =>
  placementFault(ctx, space, type) === null && (roomIn(ctx, space)?.left ?? 1) > 0

/** A place for new units: by which rule, how many more of them where that is limited, and how many it must be given this turn. */
export type Placement = { space: SpaceId; types: UnitType[]; rule: RuleId; room?: number; owed?: number }

/** Where each type of what is bought may be placed, as things stand now (before Mobilize a forecast, for every type there is). */
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
