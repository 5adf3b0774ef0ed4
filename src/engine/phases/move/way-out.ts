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

/** What keeps the phase open as it stands, and the spaces that a way out relies on (none: no way was found). */
type Remedy = { faulty: readonly SpaceId[]; reliesOn: ReadonlySet<SpaceId> | null }

/** What a way out relies on that was found for the same units leaving the same place for another. */
type CachedRemedy = { reliesOn: ReadonlySet<SpaceId> | null }

/** Could Movement still be ended after this action, which is allowed now? No move that is offered leads into a dead end. */
export function makeWayOutCheck(ctx: Ctx): (action: Action) => boolean {
  const faulty = spacesWithUnmetDuties(ctx)
  const found = findRemedy(ctx, faulty)
  const remedy: Remedy = { faulty, reliesOn: found && spacesNamedBy(ctx, found) }
  const ways = new Map<string, CachedRemedy>()
  return (action) => {
    switch (action.type) {
      case 'move': {
        const key = JSON.stringify({ ...action, path: undefined })
        const known = ways.get(key) ?? { reliesOn: null }
        ways.set(key, known)
        return canFinishAfterMove(ctx, action, remedy, known)
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
 * Can Movement still be ended after this? Yes when it touches nothing that the way out relies on and leaves its own spaces in
 * order; else a way is looked for anew. Mines' dice may take ships, but never what a way out counts on.
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

/** The same for a move, without making the whole position as long as its two spaces tell enough. */
function canFinishAfterMove(ctx: Ctx, action: ActionOf<'move'>, remedy: Remedy, known: CachedRemedy): boolean {
  const { from, path, units = {}, damaged = {}, transports = [], strategic } = action
  const to = path.at(-1) as SpaceId
  // After a strategic move no ship makes the ordinary one that a way out may rely on (ADV-07-13).
  const ends = action.strategic && [...(remedy.reliesOn ?? [])].some((id) => placeOf(ctx, id).kind === 'sea')
  const aside = !ends && avoidsRemedy(remedy, [from, to])
  if (aside) {
    // At sea nothing is owed, but to transports and landings that stay behind (STD-TRN-11, STD-TRN-12).
    if (placeOf(ctx, from).kind === 'sea' && placeOf(ctx, to).kind === 'sea' && !hasZoneDuties(ctx, from)) return true
    const way = known.reliesOn !== null && !known.reliesOn.has(to)
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
  if (aside && known.reliesOn === null) {
    const reliesOn = spacesNamedBy(ctx, found)
    if (reliesOn.has(from) && !reliesOn.has(to)) known.reliesOn = reliesOn
  }
  return true
}

/** Is there a transport that came here this turn, or a landing declared from here? */
const hasZoneDuties = (ctx: Ctx, zone: SpaceId): boolean =>
  ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.id !== undefined && s.used !== undefined) ||
  ctx.state.turn.landings.some((l) => l.zone === zone)
