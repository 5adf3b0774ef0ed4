import { ask, emit, popTask, pushTasks } from '../../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../../kernel/rules.ts'
import type { EventOf } from '../../../types/event.ts'
import type { SpaceId } from '../../../types/ids.ts'
import type { TaskOf } from '../../../types/task.ts'
import { optionTaskHandler } from '../../answers.ts'
import { findTransport, partiesOfOffload } from './cargo.ts'
import { minesBarRule } from './landing.ts'
import { landingShores, lapseLandings } from './lapsed-landings.ts'
import { dutiesWaivedByCallOff } from './waived-duties.ts'

const isDecided = (ctx: Ctx, zone: SpaceId, to: SpaceId): boolean =>
  ctx.state.turn.calledOff.some((c) => c.zone === zone && c.to === to)

/** After a mine hit its landing may be called off, once per target and zone (STD-MIN-10). */
function runCallOff(ctx: Ctx, { zone, to, by }: TaskOf<'call-off'>): void {
  // Another landing with the needed infantry may have been called off (STD-AMP-12).
  if (by === null) lapseLandings(ctx, to)
  if (by === null && !hasDeclaredLanding(ctx, zone, to)) return popTask(ctx)
  if (!ctx.state.turn.mined.includes(zone) || isDecided(ctx, zone, to) || !canStillLand(ctx, zone, by?.transport ?? null))
    return popTask(ctx)
  // An impossible landing stays aboard without a question.
  const ship = by && findTransport(ctx.state, by.transport)?.ship
  if (by && ship && minesBarRule(ctx, zone, to, partiesOfOffload(ctx, ship, by) ?? []) !== null) return popTask(ctx)
  ask(ctx, {
    by: ctx.state.flow.power,
    kind: 'choice',
    topic: 'call-off',
    space: to,
    options: [{ id: 'land' }, { id: 'call-off' }],
    rule: 'STD-MIN-10',
  })
}

const hasDeclaredLanding = (ctx: Ctx, zone: SpaceId, to: SpaceId): boolean =>
  ctx.state.turn.landings.some((l) => l.zone === zone && l.to === to)

function canStillLand(ctx: Ctx, zone: SpaceId, transport: number | null): boolean {
  const landsGuests = ctx.rules.cites.landsAllies !== null
  return (ctx.state.war.units[zone] ?? []).some(
    (s) =>
      (transport === null || s.id === transport) &&
      s.cargo?.some((c) => c.power === ctx.state.flow.power || (landsGuests && s.power === ctx.state.flow.power)),
  )
}

/** Calls off the landing; its transports stay loaded here this turn (STD-MIN-10). */
function answerCallOff(ctx: Ctx, { zone, to, by }: TaskOf<'call-off'>, option: string): void {
  popTask(ctx)
  const power = ctx.state.flow.power
  if (option !== 'call-off') return emit(ctx, { type: 'landing-called-off', power, zone, to, off: false })
  const declared = ctx.state.turn.landings.filter((l) => l.zone === zone && l.to === to).map((l) => l.transport)
  const transports = [...new Set([...(by ? [by.transport] : []), ...declared])].sort((a, b) => a - b)
  for (const transport of declared) emit(ctx, { type: 'landing-stayed-aboard', power, zone, to, transport, rule: 'STD-MIN-10' })
  const event: EventOf<'landing-called-off'> = { type: 'landing-called-off', power, zone, to, off: true, transports }
  const excused = by ? dutiesWaivedByCallOff(ctx, event) : []
  emit(ctx, excused.length > 0 ? { ...event, excused } : event)
}

/**
 * As Movement closes: declared landings in zones with a mine hit, in alphabetical order; impossible ones are skipped
 * (STD-MOV-18).
 */
function runCallOffs(ctx: Ctx): void {
  popTask(ctx)
  for (const to of landingShores(ctx)) lapseLandings(ctx, to)
  const landings = [...ctx.state.turn.landings].sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : a.zone < b.zone ? -1 : 1))
  const tasks = landings
    .filter((l, i) => landings.findIndex((x) => x.to === l.to && x.zone === l.zone) === i)
    .map(({ zone, to }) => ({ task: 'call-off' as const, zone, to, by: null }))
  pushTasks(ctx, ...tasks)
}

export const callOffTask: TaskRunner<'call-off'> = { run: runCallOff, ...optionTaskHandler(answerCallOff) }
export const callOffsTask: TaskRunner<'call-offs'> = { run: runCallOffs }
