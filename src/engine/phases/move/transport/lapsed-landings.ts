import { emit, popTask } from '../../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../../kernel/rules.ts'
import { controllerOf, placeOf, stacksIn } from '../../../state/selectors.ts'
import { addCounts, entries } from '../../../state/stacks.ts'
import type { Counts, PowerId, RuleId, SpaceId } from '../../../types/ids.ts'
import type { Landing, Stack } from '../../../types/state.ts'
import { infantryTest } from '../../combat/ready-landings.ts'
import { territoryDuties } from '../duties.ts'
import { partiesOfLanding } from './cargo.ts'
import { isLandingBarred, leadershipDuties } from './landing-duties.ts'

/**
 * After mines: landings without infantry or escort lapse; units ashore without infantry return to their ship or are lost
 * (STD-MOV-10, STD-MIN-11).
 */
function runLapses(ctx: Ctx): void {
  popTask(ctx)
  for (const to of landingShores(ctx)) lapseLandings(ctx, to)
  for (const { space, power } of ctx.state.turn.excused ?? [])
    if (placeOf(ctx, space).kind === 'land') sendBack(ctx, space, power)
}

/** In alphabetical order. */
export const landingShores = (ctx: Ctx): SpaceId[] => [...new Set(ctx.state.turn.landings.map((l) => l.to))].sort()

/** Keeps landings aboard that lost escort or infantry, without a question. */
export function lapseLandings(ctx: Ctx, to: SpaceId): void {
  const here = (): Landing[] => ctx.state.turn.landings.filter((l) => l.to === to)
  for (const l of here())
    if (isLandingBarred(ctx, l, stacksIn(ctx.state, l.zone))) emitStayedAboard(ctx, l, l.direct ? 'STD-AMP-08' : 'STD-TRN-11')
  const hasLeader = ![...leadershipDuties(ctx, to, stacksIn(ctx.state, to))].some(
    (f) => (f.power ?? ctx.state.flow.power) === ctx.state.flow.power,
  )
  const hasInfantry = infantryTest(ctx, to, here())
  for (const l of here())
    if (!hasLeader || !partiesOfLanding(ctx, l).some((party) => hasInfantry(party.power))) emitStayedAboard(ctx, l, 'STD-AMP-12')
}

const emitStayedAboard = (ctx: Ctx, { zone, to, transport }: Landing, rule: RuleId): void =>
  emit(ctx, { type: 'landing-stayed-aboard', power: ctx.state.flow.power, zone, to, transport, rule })

/** Sends back units without infantry, and allies after a lost invasion (INF-TRN-04). */
function sendBack(ctx: Ctx, space: SpaceId, power: PowerId): void {
  const faults = [...territoryDuties(ctx, space, stacksIn(ctx.state, space))].filter(
    (f) => (f.power ?? ctx.state.flow.power) === power,
  )
  if (faults.length === 0) return
  const leaderless = faults.some((f) => f.rule === 'INF-TRN-04')
  const isLeft = (s: Stack): boolean => s.power === power || (leaderless && s.zone !== undefined)
  const owners = new Set(
    stacksIn(ctx.state, space)
      .filter(isLeft)
      .map((s) => s.power as PowerId),
  )
  for (const owner of owners) {
    for (const stack of stacksIn(ctx.state, space)) if (stack.power === owner && stack.via === 'sea') reembark(ctx, space, stack)
    const remaining = stacksIn(ctx.state, space).filter((s) => s.power === owner)
    const units = remaining.reduce<Counts>((sum, s) => addCounts(sum, { [s.type]: s.count }), {})
    if (entries(units).length > 0) emit(ctx, { type: 'units-stranded', power: owner, space, units, rule: 'STD-MOV-10' })
  }
  undoEntry(ctx, space)
}

/** Back to the ships that landed here, if they have room. */
function reembark(ctx: Ctx, from: SpaceId, { type, count, power, zone: came }: Stack): void {
  let left = count
  for (const zone of came === undefined ? placeOf(ctx, from).sea : [came])
    for (const ship of stacksIn(ctx.state, zone)) {
      if (ship.id === undefined || ship.offloaded !== from) continue
      const room = (ctx.rules.units[ship.type].capacity ?? 0) - (ship.cargo?.length ?? 0)
      const n = Math.min(left, room)
      if (n <= 0) continue
      left -= n
      const units = { [type]: n }
      emit(ctx, { type: 'units-went-back', power: power as PowerId, from, zone, transport: ship.id, units })
    }
}

function undoEntry(ctx: Ctx, space: SpaceId): void {
  const { power } = ctx.state.flow,
    { opened } = ctx.state.turn
  const before = opened.control[space] ?? null
  const side = ctx.rules.sideOf(power)
  const isAbandoned = !stacksIn(ctx.state, space).some((s) => s.power !== 'neutral' && ctx.rules.sideOf(s.power) === side)
  if (!isAbandoned || before === 'contested' || controllerOf(ctx.state, space) !== 'contested') return
  emit(ctx, { type: 'control-changed', space, from: 'contested', to: before, cause: 'held', rule: 'STD-MOV-10' })
}

export const lapsesTask: TaskRunner<'lapses'> = { run: runLapses }
