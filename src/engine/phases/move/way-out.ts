import { contextOf, emit } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { stacksAfterMove } from '../../state/evolve/move.ts'
import { ownIn, placeOf, stacksIn } from '../../state/selectors.ts'
import type { Action, ActionOf } from '../../types/action.ts'
import type { SpaceId } from '../../types/ids.ts'
import { meetsDuties, spacesWithUnmetDuties, surelyMeetsDuties } from './duties.ts'
import { findRemedy, spacesNamedBy } from './find-remedy.ts'
import { doMove } from './move.ts'
import { findTransport } from './transport/cargo.ts'
import { landNow } from './transport/landing.ts'

/** Spaces with unmet duties, and the spaces a remedy relies on; null: no remedy. */
type Remedy = { faulty: readonly SpaceId[]; reliesOn: ReadonlySet<SpaceId> | null }

/** What the remedy relies on for the same units going elsewhere. */
type CachedRemedy = { reliesOn: ReadonlySet<SpaceId> | null }

/** Returns a test whether Movement can still be ended after an allowed action. */
export function makeWayOutCheck(ctx: Ctx): (action: Action) => boolean {
  const faulty = spacesWithUnmetDuties(ctx)
  const found = findRemedy(ctx, faulty)
  const remedy: Remedy = { faulty, reliesOn: found && spacesNamedBy(ctx, found) }
  const ways = new Map<string, CachedRemedy>()
  return (action) => {
    switch (action.type) {
      case 'move': {
        const key = JSON.stringify({ ...action, path: undefined })
        const cached = ways.get(key) ?? { reliesOn: null }
        ways.set(key, cached)
        return canFinishAfterMove(ctx, action, remedy, cached)
      }
      case 'load':
        return canFinishAfterLoad(ctx, action, remedy)
      case 'offload':
        return canFinishAfterOffload(ctx, action, remedy)
      default:
        return true
    }
  }
}

const avoidsRemedy = ({ reliesOn }: Remedy, touched: readonly SpaceId[]): boolean =>
  reliesOn !== null && !touched.some((id) => reliesOn.has(id))

/**
 * True if the action touches nothing the remedy relies on and meets its own duties; else searches again. Mines never break a
 * remedy.
 */
function canFinishAfter(ctx: Ctx, touched: readonly SpaceId[], remedy: Remedy, apply: (next: Ctx) => void): boolean {
  const next = contextOf(ctx.rules, ctx.state)
  apply(next)
  if (avoidsRemedy(remedy, touched) && touched.every((id) => meetsDuties(next, id, stacksIn(next.state, id)))) return true
  return findRemedy(next, [...new Set([...remedy.faulty, ...touched])]) !== null
}

function canFinishAfterLoad(ctx: Ctx, { from, transport, units }: ActionOf<'load'>, remedy: Remedy): boolean {
  const { power } = ctx.state.flow
  const zone = findTransport(ctx.state, transport)?.zone
  if (zone === undefined) return false
  return canFinishAfter(ctx, [from, zone], remedy, (next) =>
    emit(next, { type: 'units-loaded', power, from, zone, transport, units }),
  )
}

function canFinishAfterOffload(ctx: Ctx, action: ActionOf<'offload'>, remedy: Remedy): boolean {
  const zone = findTransport(ctx.state, action.transport)?.zone
  return zone !== undefined && canFinishAfter(ctx, [zone, action.to], remedy, (next) => landNow(next, action))
}

/** The same for a move; avoids building the whole position. */
function canFinishAfterMove(ctx: Ctx, action: ActionOf<'move'>, remedy: Remedy, cached: CachedRemedy): boolean {
  const { from, path, units = {}, damaged = {}, transports = [], strategic } = action
  const to = path.at(-1) as SpaceId
  // A strategic move may take the ship a remedy needs (ADV-07-13).
  const ends = action.strategic && [...(remedy.reliesOn ?? [])].some((id) => placeOf(ctx, id).kind === 'sea')
  const isIndependent = !ends && avoidsRemedy(remedy, [from, to])
  if (isIndependent) {
    // At sea only transports and landings have duties (STD-TRN-11, STD-TRN-12).
    if (placeOf(ctx, from).kind === 'sea' && placeOf(ctx, to).kind === 'sea' && !hasZoneDuties(ctx, from)) return true
    const way = cached.reliesOn !== null && !cached.reliesOn.has(to)
    if (surelyMeetsDuties(ctx, to, units, 1) && (way || surelyMeetsDuties(ctx, from, units, -1))) return true
    const by = placeOf(ctx, from).kind === 'sea' ? 'sea' : 'land'
    const sails = strategic ? ({ strategic } as const) : {}
    const move = { power: ctx.state.flow.power, from, to, path, units, damaged, transports, by, stops: false, ...sails } as const
    const { left, there } = stacksAfterMove(ctx.rules, ctx.state.war.units, move)
    if (meetsDuties(ctx, to, there) && (way || meetsDuties(ctx, from, left))) return true
  }
  const next = contextOf(ctx.rules, ctx.state)
  doMove(next, action)
  const found = findRemedy(next, [...new Set([...remedy.faulty, from, to])])
  if (found === null) return false
  if (isIndependent && cached.reliesOn === null) {
    const reliesOn = spacesNamedBy(ctx, found)
    if (reliesOn.has(from) && !reliesOn.has(to)) cached.reliesOn = reliesOn
  }
  return true
}

const hasZoneDuties = (ctx: Ctx, zone: SpaceId): boolean =>
  ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.id !== undefined && s.used !== undefined) ||
  ctx.state.turn.landings.some((l) => l.zone === zone)
