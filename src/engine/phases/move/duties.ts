import type { Ctx } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { unitsOnly } from '../../state/gas.ts'
import { areFriendsIn } from '../../state/relations.ts'
import { hasOwnLand, hasTag, isLandUnit, placeOf, stacksIn } from '../../state/selectors.ts'
import { entries } from '../../state/stacks.ts'
import type { Counts, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'
import { canStayAlone, wereLeftByAllies } from './fly/lone-fighters.ts'
import { guestsWithoutInfantry, invadesWithoutOwner } from './transport/cargo.ts'
import { leadershipDuties, type UnmetDuty, zoneDuties } from './transport/landing-duties.ts'

/**
 * Unmet duties that keep Movement open (STD-MOV-18). Escorts past submarines are not among them (STD-AMP-08): they are checked at
 * the landing, and later mines do not undo it (STD-MIN-11).
 */
export const unmetDuties = (ctx: Ctx): Refusal[] =>
  [...allDuties(ctx)].map(({ rule, code, space, power = ctx.state.flow.power }) =>
    refuse(ctx, rule, code, { space, power }, space),
  )

/** Spaces with unmet duties. */
export const spacesWithUnmetDuties = (ctx: Ctx): SpaceId[] => [...new Set([...allDuties(ctx)].map((f) => f.space))]

/** Whether the space keeps Movement open. Only for spaces that changed since all were checked. */
export const hasUnmetDuty = (ctx: Ctx, space: SpaceId): boolean =>
  !meetsDuties(ctx, space, stacksIn(ctx.state, space)) || openingDuty(ctx)?.space === space

/** Whether these stacks would meet the duties in this space. */
export function meetsDuties(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): boolean {
  for (const fault of dutiesIn(ctx, space, stacks)) if (!isWaived(ctx, fault)) return false
  return true
}

/** Fast check: true if the army keeps infantry or is empty and nothing came ashore. If false, ask `meetsDuties`. */
export function surelyMeetsDuties(ctx: Ctx, space: SpaceId, units: Counts, sign: 1 | -1): boolean {
  // A landing may need this infantry.
  if (ctx.state.turn.landings.some((l) => l.to === space)) return false
  let army = 0
  let core = 0
  for (const s of stacksIn(ctx.state, space)) {
    if (s.via === 'sea') return false
    if (s.power !== ctx.state.flow.power) continue
    army += s.count
    if (hasTag(ctx, s.type, 'army-core')) core += s.count
  }
  for (const [type, n] of entries(unitsOnly(units))) {
    army += sign * n
    if (hasTag(ctx, type, 'army-core')) core += sign * n
  }
  return army === 0 || core > 0
}

function* allDuties(ctx: Ctx): Generator<UnmetDuty> {
  const opening = openingDuty(ctx)
  if (opening) yield opening
  for (const fault of spaceDuties(ctx)) if (!isWaived(ctx, fault)) yield fault
}

/** Duties that mines made impossible are waived (STD-MOV-10). */
const isWaived = (ctx: Ctx, { space, power = ctx.state.flow.power }: UnmetDuty): boolean =>
  ctx.state.turn.excused?.some((e) => e.space === space && e.power === power) ?? false

/** Duties in all spaces, waived ones included. */
export function* spaceDuties(ctx: Ctx): Generator<UnmetDuty> {
  const { power } = ctx.state.flow,
    { units } = ctx.state.war,
    { landings } = ctx.state.turn
  const guests = ctx.rules.cites.landsAllies !== null
  for (const space in units) {
    const stacks = units[space] as Stack[]
    // Of other powers' units only those landed from own transports moved this turn.
    if (
      stacks.some((s) => s.power === power || (guests && s.via !== undefined)) ||
      landings.some((l) => l.to === space || l.zone === space)
    )
      yield* dutiesIn(ctx, space, stacks)
  }
  for (const to of new Set(landings.map((l) => l.to))) if (units[to] === undefined) yield* dutiesIn(ctx, to, [])
}

const dutiesIn = (ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): Generator<UnmetDuty> =>
  placeOf(ctx, space).kind === 'sea' ? zoneDuties(ctx, space, stacks) : territoryDuties(ctx, space, stacks)

/** In round 1 Austria-Hungary attacks Serbia with at least one unit (STD-POL-02, STD-POL-03, INF-MOB-03, INF-MOB-10). */
function openingDuty(ctx: Ctx): UnmetDuty | null {
  const { round, power, territory, rule, notBy } = ctx.rules.data.openingDuty
  const { state } = ctx
  if (state.flow.round !== round || state.flow.power !== power || hasOwnLand(ctx, territory, power)) return null
  // Not in positions where it could not: units in contested land are bound (STD-MOV-06).
  const { control, own } = state.turn.opened
  const could = (id: SpaceId): boolean =>
    own.includes(id) && (control[id] !== 'contested' || ctx.rules.hooks.boundMayEnter(ctx, territory, power))
  if (control[territory] === power || !placeOf(ctx, territory).land.some(could)) return null
  const missed = notBy !== undefined && hasOwnLand(ctx, notBy.territory, power)
  return { rule: missed ? notBy.rule : rule, code: 'serbia-first', space: territory }
}

/** Duties of the acting power's army here, and of allies it put ashore (INF-TRN-04, INF-TRN-07, ADV-08-06). */
export function* territoryDuties(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): Generator<UnmetDuty> {
  if (placeOf(ctx, space).kind !== 'land') return
  yield* leadershipDuties(ctx, space, stacks)
  let army = false
  let core = false
  for (const s of stacks)
    if (s.power === ctx.state.flow.power) {
      army = true
      core ||= hasTag(ctx, s.type, 'army-core')
    }
  const guests = ctx.rules.cites.landsAllies
  // A better reason than a missing infantry.
  if (guests !== null && invadesWithoutOwner(ctx, stacks)) yield { rule: 'INF-TRN-04', code: 'invasion-without-owner', space }
  if (army && !core) yield* armyDuties(ctx, space, stacks)
  else if (army) yield* landingDuties(ctx, space, stacks)
  if (guests !== null)
    for (const power of guestsWithoutInfantry(ctx, space, stacks))
      yield { rule: guests, code: 'army-without-infantry', space, power }
}

/**
 * Every army has infantry of its own power (STD-MOV-09, STD-MOV-11), an entering one its own (STD-MOV-10); fighters too
 * (STD-AIR-03).
 */
function* armyDuties(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): Generator<UnmetDuty> {
  const own = stacks.filter((s) => s.power === ctx.state.flow.power)
  if (ctx.rules.behaviours.guestFighters && own.every((s) => ctx.rules.units[s.type].kind === 'air')) {
    const alone = ctx.rules.hooks.fighterStayRefused(ctx, space, stacks, ctx.state.flow.power)
    if (alone === null || canStayAlone(ctx, space, own)) return
    const flown = own.some((s) => s.used !== undefined) || ctx.rules.behaviours.guestFighters === 'free'
    const isLeftByAllies = !flown && wereLeftByAllies(ctx, space)
    yield isLeftByAllies ? { rule: 'INF-UNIT-07', code: 'fighters-must-leave', space } : { ...alone, space }
    // The army left behind lacks infantry too.
    if (!flown && !isLeftByAllies) yield { rule: 'STD-MOV-09', code: 'army-without-infantry', space }
    return
  }
  // The same duty for declared assaults that land later (ADV-12-23).
  if (own.some((s) => s.via === 'land') && ctx.state.turn.landings.some((l) => l.to === space && l.direct))
    yield { rule: 'STD-AMP-09', code: 'infantry-overland', space }
  if (isSetAshore(ctx, space, own)) return
  const entered = own.some((s) => s.via === 'land' || s.via === 'sea')
  for (const check of entered ? [] : ctx.rules.checks.army) {
    const reason = check(ctx, space)
    if (reason !== null) yield { ...reason, space }
  }
  yield entered
    ? { rule: 'STD-MOV-10', code: 'entered-without-infantry', space }
    : { rule: 'STD-MOV-09', code: 'army-without-infantry', space }
  // Fighters are exempt (ADV-PT2-09).
  if (ctx.rules.behaviours.guestFighters === 'free' && own.some((s) => ctx.rules.units[s.type].kind === 'air'))
    yield { rule: 'ADV-PT2-09', code: 'only-fighters-need-none', space }
  // Only where fighters may stay with allies (INF-UNIT-04).
  const withAllies = ctx.rules.behaviours.guestFighters === 'guests' && stacks.some((s) => isAlliedArmy(ctx, space, s))
  if (withAllies) yield { rule: 'INF-UNIT-04', code: 'allied-infantry-will-not-do', space }
  if (!own.some((s) => isLandUnit(ctx, s.type))) yield { rule: 'STD-AIR-03', code: 'fighter-left-alone', space }
}

/** Guns the treaty put ashore need no infantry until others join (INF-RUS-20). */
const isSetAshore = (ctx: Ctx, space: SpaceId, own: readonly Stack[]): boolean =>
  own.every((s) => s.used === undefined) &&
  (ctx.state.war.setAshore?.some((a) => a.space === space && a.power === ctx.state.flow.power) ?? false)

const isAlliedArmy = (ctx: Ctx, space: SpaceId, s: Stack): boolean =>
  s.power !== ctx.state.flow.power &&
  s.via === undefined &&
  isLandUnit(ctx, s.type) &&
  areFriendsIn(ctx, space, ctx.state.flow.power, s.power)

/** Beside a landing, overland or flown units need infantry that came overland (STD-AMP-09, STD-AIR-06). */
function* landingDuties(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): Generator<UnmetDuty> {
  const own = stacks.filter((s) => s.power === ctx.state.flow.power)
  const core = own.filter((s) => hasTag(ctx, s.type, 'army-core'))
  const overland = own.some((s) => s.via === 'land' && isLandUnit(ctx, s.type))
  if (overland && !core.some((s) => s.via !== 'sea')) yield { rule: 'STD-AMP-09', code: 'infantry-overland', space }
  const flown = own.some((s) => s.via === 'air')
  if (flown && !core.some((s) => s.zone === undefined) && !canStayWithoutArmy(ctx, space, stacks))
    yield { rule: 'STD-AIR-06', code: 'fighter-needs-infantry-ashore', space }
}

/** Fighters that can stay alone need no infantry (ADV-PT2-09). */
function canStayWithoutArmy(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): boolean {
  const { power } = ctx.state.flow
  if (ctx.rules.behaviours.guestFighters !== 'free') return false
  return (
    ctx.rules.hooks.fighterStayRefused(
      ctx,
      space,
      stacks.filter((s) => s.power !== power),
      power,
    ) === null
  )
}
