/**
 * An attempt at a lesson. The learner's actions go through the engine; other powers answer automatically, and phases that are
 * not practised end automatically.
 */
import type { Lesson, LessonAction, LessonDice, NamedShip, Play } from '../content/lessons.ts'
import {
  type Action,
  checkAction,
  decision,
  type GameEvent,
  type GameState,
  legalActions,
  type PositionSpec,
  positionFrom,
  type RuleError,
  reduce,
  turn,
  unitsIn,
  winner,
} from '../engine/index.ts'
import { type Evidence, holds } from './predicates.ts'

/** `log`: all actions since the lesson began. `replied`: indexes of replies already played. */
export type Attempt = Evidence & {
  readonly lesson: Lesson
  readonly log: readonly Action[]
  readonly replied: ReadonlySet<number>
}
export type AttemptResult = { readonly ok: true; readonly attempt: Attempt } | { readonly ok: false; readonly error: RuleError }

const END: Action = { type: 'end-phase' }
/** Fair faces, enough for every lesson. */
const EVEN_FACES = [3, 5, 1, 6, 2, 4]
const EVEN_ROUNDS = 10
/** A shared lesson may never end. */
const MAX_AUTOMATIC = 200

const faces = (dice: LessonDice): number[] =>
  dice === 'even' ? Array.from({ length: EVEN_ROUNDS }, () => EVEN_FACES).flat() : [...dice]

/** The position of a lesson, with its dice. */
export const lessonSpec = ({ id, position, dice }: Lesson): PositionSpec => ({ ...position, seed: id, queue: faces(dice) })

/** The start position. Throws `ContractError` if it is invalid. */
export const lessonStart = (lesson: Lesson): GameState => positionFrom(lessonSpec(lesson))

/** Id of a ship named by zone and position; 0 if there is none. */
function shipIn(state: GameState, ship: NamedShip): number {
  if (typeof ship === 'number') return ship
  const { power } = turn(state)
  const ids = unitsIn(state, ship.in).flatMap((of) => (of.id !== undefined && of.power === power ? [of.id] : []))
  return ids.sort((a, b) => a - b)[ship.nth] ?? 0
}

/** An action of a lesson with resolved ship ids. */
export function resolveAction(state: GameState, action: LessonAction): Action {
  switch (action.type) {
    case 'move': {
      const { transports, ...move } = action
      return transports ? { ...move, transports: transports.map((ship) => shipIn(state, ship)) } : move
    }
    case 'load':
    case 'offload':
      return { ...action, transport: shipIn(state, action.transport) }
    default:
      return action
  }
}

/** Is the lesson finished or the war over? */
export const isOver = ({ lesson, ...seen }: Attempt): boolean => winner(seen.state) !== null || holds(seen, lesson.done)

function play(attempt: Attempt, action: Action): AttemptResult {
  const outcome = reduce(attempt.state, action)
  if (!outcome.ok) return outcome
  const events: GameEvent[] = [...attempt.events, ...outcome.events]
  return { ok: true, attempt: { ...attempt, state: outcome.state, events, log: [...attempt.log, action] } }
}

/** Null if the action is refused. */
function playOrNull(attempt: Attempt, action: Action): Attempt | null {
  const tried = play(attempt, action)
  return tried.ok ? tried.attempt : null
}

/** The attempt after the prelude, at the learner's first decision. */
export function firstAttempt(lesson: Lesson): Attempt {
  const first: Attempt = { lesson, state: lessonStart(lesson), events: [], log: [], replied: new Set() }
  const after = (lesson.prelude ?? []).reduce<Attempt>(
    (attempt, action) => playOrNull(attempt, resolveAction(attempt.state, action)) ?? attempt,
    first,
  )
  return playAutomatic(after)
}

/** Does the learner act next? */
export function isLearnersMove({ lesson: { you, phases }, state }: Pick<Attempt, 'lesson' | 'state'>): boolean {
  const asked = decision(state)
  if (asked) return asked.by === you
  const { power, phase } = turn(state)
  return power === you && phases.includes(phase)
}

/** The answer of another power: by the lesson's rule, else the first legal one. */
function answerOf({ lesson: { others = {} }, state }: Attempt): Action | undefined {
  const legal = legalActions(state)
  const press = decision(state)?.kind === 'press'
  return legal.find((action) => press && action.type === 'press' && action.on === (others.press ?? false)) ?? legal[0]
}

/** Index of the reply that is due, or -1. */
function replyDue(attempt: Attempt): number {
  const { power, phase } = turn(attempt.state)
  return (attempt.lesson.replies ?? []).findIndex(
    (reply, n) => !attempt.replied.has(n) && reply.power === power && reply.phase === phase && holds(attempt, reply.when),
  )
}

/** The next automatic action, or null. */
function automaticStep(attempt: Attempt): Attempt | null {
  const { lesson, state, replied } = attempt
  if (decision(state)) {
    const answer = answerOf(attempt)
    return answer ? playOrNull(attempt, answer) : null
  }
  const n = replyDue(attempt)
  const reply = lesson.replies?.[n]
  if (reply) {
    return reply.do.reduce<Attempt>((now, action) => playOrNull(now, resolveAction(now.state, action)) ?? now, {
      ...attempt,
      replied: new Set([...replied, n]),
    })
  }
  if (!checkAction(state, END)) return playOrNull(attempt, END)
  // Required battles must be fought before the phase can end.
  const needed = legalActions(state).find((action) => action.type !== 'end-phase')
  return needed ? playOrNull(attempt, needed) : null
}

/** Plays automatic actions until the learner acts or the lesson ends. */
function playAutomatic(attempt: Attempt): Attempt {
  let now = attempt
  while (!isOver(now) && !isLearnersMove(now) && now.log.length - attempt.log.length < MAX_AUTOMATIC) {
    const next = automaticStep(now)
    if (!next) break
    now = next
  }
  return now
}

/** The automatic actions that follow, in order. */
export const automaticActions = (attempt: Attempt): readonly Action[] => playAutomatic(attempt).log.slice(attempt.log.length)

/** Plays an action of the learner and the automatic ones after it. */
export function tryAction(attempt: Attempt, action: Action): AttemptResult {
  const tried = play(attempt, action)
  return tried.ok ? { ok: true, attempt: playAutomatic(tried.attempt) } : tried
}

/** Answers all open questions of the learner with the first legal answer. */
function answerAll(attempt: Attempt): Attempt {
  let now = attempt
  while (!isOver(now) && decision(now.state)?.by === now.lesson.you && now.log.length - attempt.log.length < MAX_AUTOMATIC) {
    const [first] = legalActions(now.state)
    const next = first && playOrNull(now, first)
    if (!next) break
    now = playAutomatic(next)
  }
  return now
}

/** Plays a line until the lesson ends, an action is refused or the log exceeds `most`. */
export function playLine(attempt: Attempt, line: readonly Play[], most = Number.POSITIVE_INFINITY): AttemptResult {
  let now = attempt
  for (const each of line) {
    if (now.log.length > most || isOver(now)) break
    if (each === 'rest') {
      now = answerAll(now)
      continue
    }
    const tried = tryAction(now, resolveAction(now.state, each))
    if (!tried.ok) return tried
    now = tried.attempt
  }
  return { ok: true, attempt: now }
}

/** The learner's actions in the first solution. */
export function solutionActions(lesson: Lesson): readonly Action[] {
  const solved = playLine(firstAttempt(lesson), lesson.solutions[0] ?? [])
  if (!solved.ok) return []
  const own: Action[] = []
  let state = lessonStart(lesson)
  for (const action of solved.attempt.log) {
    if (isLearnersMove({ lesson, state })) own.push(action)
    const outcome = reduce(state, action)
    if (!outcome.ok) break
    state = outcome.state
  }
  return own
}
