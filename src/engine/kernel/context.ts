import { dieAt } from '../dice/rng.ts'
import { evolve } from '../state/evolve/index.ts'
import type { DecisionTopic, Question } from '../types/decision.ts'
import type { GameEvent } from '../types/event.ts'
import type { PowerId, RuleId, SpaceId } from '../types/ids.ts'
import type { Flow, GameState } from '../types/state.ts'
import type { Task } from '../types/task.ts'
import type { Ctx, Rules } from './rules.ts'

/** A fresh context over a state: no events, no dice thrown, recorded or typed in. For checks and questions it is all they need. */
export const contextOf = (rules: Rules, state: GameState): Ctx => ({
  rules,
  state,
  events: [],
  dice: [],
  recorded: null,
  entered: null,
})

/** Tells of an event and folds it into the state: the only way in which rules change anything but the agenda and the question. */
export function emit(ctx: Ctx, event: GameEvent): void {
  ctx.state = evolve(ctx.rules, ctx.state, event)
  ctx.events.push(event)
}

/**
 * Every step of a task moves the agenda. Field by field, as a spread of objects that came about in many ways takes several times as
 * long; a field that is forgotten here does not compile.
 */
function setAgenda(ctx: Ctx, agenda: Task[]): void {
  const { table, war, turn, flow } = ctx.state
  const { round, power, phase, pending, asked, winner } = flow
  const next = { round, power, phase, agenda, pending, asked, winner } satisfies Required<Flow>
  ctx.state = { table, war, turn, flow: next } satisfies Required<GameState>
}

/** Tasks to do next, the first of them first. */
export function pushTasks(ctx: Ctx, ...tasks: Task[]): void {
  setAgenda(ctx, [...ctx.state.flow.agenda, ...tasks.reverse()])
}

/** Ends the innermost task; the one below goes on. */
export function popTask(ctx: Ctx): void {
  setAgenda(ctx, ctx.state.flow.agenda.slice(0, -1))
}

/** The innermost task goes on as `task`. */
export function replaceTask(ctx: Ctx, task: Task): void {
  setAgenda(ctx, [...ctx.state.flow.agenda.slice(0, -1), task])
}

/** Nothing is under way any more. */
export function clearAgenda(ctx: Ctx): void {
  setAgenda(ctx, [])
}

/** The game stops here until the named power answers. */
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
 * Takes the dice of one throw, or asks for them and returns null when players type in what they rolled. A step throws at
 * most once and throws first, so that it can simply run again when the dice have come.
 * The event that tells of the throw is what counts its dice; emit it right away.
 * Sources in order: the record of a replay, the position's queue, the hand, the seed (which counts on whatever the source).
 */
export function roll(ctx: Ctx, { by, topic, space, count, rule }: DiceRequest): number[] | null {
  if (count === 0) return []
  const { queue, seed, taken } = ctx.state.table.rng
  // What was typed in belongs to this throw alone, also when a record comes before it.
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
  // One by one: a call cannot be handed as many as a war with a mint of its own may throw.
  for (const die of dice) ctx.dice.push(die)
  return dice
}
