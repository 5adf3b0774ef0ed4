import { dieAt } from '../dice/rng.ts'
import { evolve } from '../state/evolve/index.ts'
import type { DecisionTopic, Question } from '../types/decision.ts'
import type { GameEvent } from '../types/event.ts'
import type { PowerId, RuleId, SpaceId } from '../types/ids.ts'
import type { Flow, GameState } from '../types/state.ts'
import type { Task } from '../types/task.ts'
import type { Ctx, Rules } from './rules.ts'

/** A new context without events or dice; enough for checks and queries. */
export const contextOf = (rules: Rules, state: GameState): Ctx => ({
  rules,
  state,
  events: [],
  dice: [],
  recorded: null,
  entered: null,
})

/** Records an event and folds it into the state. Rules change the state in no other way, except agenda and question. */
export function emit(ctx: Ctx, event: GameEvent): void {
  ctx.state = evolve(ctx.rules, ctx.state, event)
  ctx.events.push(event)
}

/** Copies field by field: a spread of these objects is several times slower. A missing field does not compile. */
function setAgenda(ctx: Ctx, agenda: Task[]): void {
  const { table, war, turn, flow } = ctx.state
  const { round, power, phase, pending, asked, winner } = flow
  const next = { round, power, phase, agenda, pending, asked, winner } satisfies Required<Flow>
  ctx.state = { table, war, turn, flow: next } satisfies Required<GameState>
}

/** Pushes tasks; the first one runs first. */
export function pushTasks(ctx: Ctx, ...tasks: Task[]): void {
  setAgenda(ctx, [...ctx.state.flow.agenda, ...tasks.reverse()])
}

/** Ends the innermost task. */
export function popTask(ctx: Ctx): void {
  setAgenda(ctx, ctx.state.flow.agenda.slice(0, -1))
}

/** Replaces the innermost task. */
export function replaceTask(ctx: Ctx, task: Task): void {
  setAgenda(ctx, [...ctx.state.flow.agenda.slice(0, -1), task])
}

/** Removes all tasks. */
export function clearAgenda(ctx: Ctx): void {
  setAgenda(ctx, [])
}

/** Stops the game until the power answers. */
export function ask(ctx: Ctx, question: Omit<Question, 'id'>): void {
  const id = `${ctx.state.flow.asked + 1}`
  ctx.state = { ...ctx.state, flow: { ...ctx.state.flow, pending: { id, ...question } } }
  const { by, kind, topic, space, count } = question
  emit(ctx, {
    type: 'decision-asked',
    id,
    by,
    kind,
    topic,
    ...(space === undefined ? {} : { space }),
    ...(count === undefined ? {} : { count }),
  })
}

export type DiceRequest = { by: PowerId; topic: DecisionTopic; space?: SpaceId; count: number; rule: RuleId }

/**
 * Takes the dice of one roll, or asks for them and returns null if players enter dice. Sources in order: replay record, queue,
 * entered dice, seed. A step rolls once and first, because it runs again after the answer; it must emit the event with the dice
 * at once.
 */
export function roll(ctx: Ctx, { by, topic, space, count, rule }: DiceRequest): number[] | null {
  if (count === 0) return []
  const { queue, seed, taken } = ctx.state.table.rng
  // Entered dice belong to this roll only, even if a record precedes them.
  const { entered } = ctx
  ctx.entered = null
  const recorded = ctx.recorded?.slice(ctx.dice.length, ctx.dice.length + count) ?? []
  const dice = [...recorded, ...queue.slice(recorded.length, count)]
  if (dice.length < count && ctx.state.table.dice === 'entered') {
    const missing = count - dice.length
    if (entered === null || entered.length !== missing) {
      ask(ctx, { by, kind: 'dice', topic, ...(space === undefined ? {} : { space }), count: missing, rule })
      return null
    }
    for (const die of entered) dice.push(die)
  }
  while (dice.length < count) dice.push(dieAt(seed, taken + dice.length))
  // No spread: very large rolls exceed the argument limit.
  for (const die of dice) ctx.dice.push(die)
  return dice
}
