import { emit } from '../../kernel/context.ts'
import type { OptionOverlays, Overlay } from '../../kernel/overlay.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { testVictoryNow } from '../../phases/politics/victory.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { otherSide } from '../../state/relations.ts'
import type { Side } from '../../types/ids.ts'
import type { Scores } from '../../types/views.ts'
import { holderOf, homelandsOf } from './homeland.ts'

/**
 * Points: value of enemy homeland that a side controls or contests (TOU-VIC-06, TOU-VIC-07, TOU-VIC-08, TOU-VIC-09, TOU-VIC-12),
 * surrendered powers included; vacant land does not score (TOU-VIC-11).
 */
export function pointsOf(view: View): Record<Side, number> {
  const points = { central: 0, allies: 0 }
  const contested = view.rules.data.score?.contested ?? false
  for (const power of view.rules.order)
    for (const place of homelandsOf(view.rules)[power]) {
      const held = holderOf(view, place, power)
      if (held === 'enemy' || (held === 'contested' && contested)) points[otherSide(view.rules.sideOf(power))] += place.ipc
    }
  return points
}

/** The last turn: of the agreed rounds, or the first to end after time is called (TOU-VIC-04, TOU-VIC-05). */
export function isLastTurn({ rules, state }: View): boolean {
  const { limit } = rules.data
  if (!limit || state.flow.power !== limit.after) return false
  return limit.byTime ? state.war.timeUp === true : state.flow.round >= limit.rounds
}

/** At the limit: capitals first (TOU-VIC-03), then points (TOU-VIC-06); equal points are a draw (TOU-VIC-10). */
export function testLimit(ctx: Ctx): void {
  if (!isLastTurn(ctx) || testVictoryNow(ctx)) return
  const points = pointsOf(ctx)
  const side = points.central === points.allies ? null : points.central > points.allies ? 'central' : 'allies'
  if (side === null) emit(ctx, { type: 'war-won', side, how: 'draw', capitals: [], points, rule: 'TOU-VIC-10' })
  else emit(ctx, { type: 'war-won', side, how: 'economic', capitals: [], points, rule: 'TOU-VIC-06' })
}

/** Time can be called once, in a game against the clock (TOU-VIC-04, TOU-VIC-05). */
export function checkTimeIsUp(ctx: Ctx): Refusal | null {
  const { limit } = ctx.rules.data
  if (!limit) return refuse(ctx, 'CONTRACT', 'no-decision')
  if (!limit.byTime) return refuse(ctx, 'TOU-VIC-05', 'no-clock', { n: limit.rounds })
  return ctx.state.war.timeUp ? refuse(ctx, 'TOU-VIC-04', 'time-called-already', { power: limit.after }) : null
}

/** Calls time: the game stops after the turn named by the limit (TOU-VIC-04). */
export const doTimeIsUp = (ctx: Ctx): void => emit(ctx, { type: 'time-called', rule: 'TOU-VIC-04' })

/** Current points and the game's limit (TOU-VIC-04, TOU-VIC-05, TOU-VIC-06); null in other rulesets. */
export function scoresIn(view: View): Scores | null {
  const { limit, score } = view.rules.data
  if (!limit || !score) return null
  const { after, rounds, minutes } = limit
  return {
    ...pointsOf(view),
    limit: limit.byTime
      ? { by: 'time', after, minutes, called: view.state.war.timeUp === true }
      : { by: 'rounds', after, rounds, round: view.state.flow.round },
    contested: score.contested,
  }
}

/**
 * The game ends at its limit with a count. Winning capitals are data: Paris is required (TOU-VIC-01), the Allies' are standard
 * (TOU-VIC-02), a surrendered power's counts only under enemy control (TOU-COL-14).
 */
export const score: Overlay = {
  steps: { endTurn: (list) => [...list, { id: 'limit', run: testLimit }] },
  views: { scores: scoresIn },
}

/** Length of the game and scoring (TOU-VIC-05, TOU-VIC-07). */
export const options: OptionOverlays = {
  rounds: (value) => ({ data: { limit: { rounds: Number(value) } } }),
  'time-limit': { data: { limit: { byTime: true } } },
  minutes: (value) => ({ data: { limit: { minutes: Number(value) } } }),
  'score-control-only': { data: { score: { contested: false } } },
}
