import { emit } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { testVictoryNow } from '../../../phases/politics/victory.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { otherSide } from '../../../state/relations.ts'
import type { Side } from '../../../types/ids.ts'
import { heldAs, homelandsOf } from './homeland.ts'

/**
 * Points of each alliance: the value of the other's homelands that it controls or contests, every territory once (TOU-VIC-06,
 * TOU-VIC-07, TOU-VIC-08, TOU-VIC-09, TOU-VIC-12), those of powers that have surrendered too; land of nobody scores for nobody
 * (TOU-VIC-11).
 */
export function pointsOf(view: View): Record<Side, number> {
  const points = { central: 0, allies: 0 }
  const contested = view.rules.data.score?.contested ?? false
  for (const power of view.rules.order)
    for (const place of homelandsOf(view.rules)[power]) {
      const held = heldAs(view, place, power)
      if (held === 'enemy' || (held === 'contested' && contested)) points[otherSide(view.rules.sideOf(power))] += place.ipc
    }
  return points
}

/** Is this the turn after which the game stops: the last of the agreed rounds, or the first to end once time is called (TOU-VIC-04, TOU-VIC-05)? */
export function isLastTurn({ rules, state }: View): boolean {
  const { limit } = rules.data
  if (!limit || state.flow.power !== limit.after) return false
  return limit.byTime ? state.war.timeUp === true : state.flow.round >= limit.rounds
}

/** The limit: the capitals of both sides once more (TOU-VIC-03), then the points (TOU-VIC-06); equal ones are a draw (TOU-VIC-10). */
export function testLimit(ctx: Ctx): void {
  if (!isLastTurn(ctx) || testVictoryNow(ctx)) return
  const points = pointsOf(ctx)
  const side = points.central === points.allies ? null : points.central > points.allies ? 'central' : 'allies'
  if (side === null) emit(ctx, { type: 'war-won', side, how: 'draw', capitals: [], points, rule: 'TOU-VIC-10' })
  else emit(ctx, { type: 'war-won', side, how: 'economic', capitals: [], points, rule: 'TOU-VIC-06' })
}

/** The table says that its time is up, once, in a game that is played against the clock (TOU-VIC-04, TOU-VIC-05). */
export function checkTimeIsUp(ctx: Ctx): Refusal | null {
  const { limit } = ctx.rules.data
  if (!limit) return refuse(ctx, 'CONTRACT', 'no-decision')
  if (!limit.byTime) return refuse(ctx, 'TOU-VIC-05', 'no-clock', { n: limit.rounds })
  return ctx.state.war.timeUp ? refuse(ctx, 'TOU-VIC-04', 'time-called-already', { power: limit.after }) : null
}

/** The table calls time: the game stops after the turn that its limit names (TOU-VIC-04). */
export const doTimeIsUp = (ctx: Ctx): void => emit(ctx, { type: 'time-called', rule: 'TOU-VIC-04' })
