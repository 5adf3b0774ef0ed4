/**
 * A try at a lesson: what the learner does goes through the engine like everything else, the others answer by themselves, and
 * phases that are not practised end by themselves.
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

/** `log`: all that was done since the lesson began, by whomever; `replied`: the replies that were given, by their places. */
export type Attempt = Evidence & {
  readonly lesson: Lesson
  readonly log: readonly Action[]
  readonly replied: ReadonlySet<number>
}
export type AttemptResult = { readonly ok: true; readonly attempt: Attempt } | { readonly ok: false; readonly error: RuleError }

const END: Action = { type: 'end-phase' }
/** Faces that favour nobody, for more rolls than any line of a lesson needs. */
const EVEN_FACES = [3, 5, 1, 6, 2, 4]
const EVEN_ROUNDS = 10
/** Actions that follow by themselves at most: no lesson comes near, but a guest’s may have no end. */
const MAX_AUTOMATIC = 200

const faces = (dice: LessonDice): number[] =>
  dice === 'even' ? Array.from({ length: EVEN_ROUNDS }, () => EVEN_FACES).flat() : [...dice]

/** What a lesson's position is made of; its players are nobody's matter. */
export const lessonSpec = ({ id, position, dice }: Lesson): PositionSpec => ({ ...position, seed: id, queue: faces(dice) })

/** The position that a lesson begins from, before anything is played. Throws `ContractError` where it cannot be. */
export const lessonStart = (lesson: Lesson): GameState => positionFrom(lessonSpec(lesson))

/** The number of a ship that is named by zone and place; one that there never is where nobody lies there. */
function shipIn(state: GameState, ship: NamedShip): number {
  if (typeof ship === 'number') return ship
  const { power } = turn(state)
  const ids = unitsIn(state, ship.in).flatMap((of) => (of.id !== undefined && of.power === power ? [of.id] : []))
  return ids.sort((a, b) => a - b)[ship.nth] ?? 0
}

/** An action of a lesson's data, with the numbers of its ships. */
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

/** Whether nothing is left to do: what the lesson waits for has come, or the war is over. */
export const isOver = ({ lesson, ...seen }: Attempt): boolean => winner(seen.state) !== null || holds(seen, lesson.done)

/** One action, whoever does it. */
function play(attempt: Attempt, action: Action): AttemptResult {
  const outcome = reduce(attempt.state, action)
  if (!outcome.ok) return outcome
  const events: GameEvent[] = [...attempt.events, ...outcome.events]
  return { ok: true, attempt: { ...attempt, state: outcome.state, events, log: [...attempt.log, action] } }
}

/** The same where a refusal is no matter; null there. */
function playOrNull(attempt: Attempt, action: Action): Attempt | null {
  const tried = play(attempt, action)
  return tried.ok ? tried.attempt : null
}

/** The learner's try as it begins: the prelude is played, and it is the learner who acts. */
export function firstAttempt(lesson: Lesson): Attempt {
  const first: Attempt = { lesson, state: lessonStart(lesson), events: [], log: [], replied: new Set() }
  const after = (lesson.prelude ?? []).reduce<Attempt>(
    (attempt, action) => playOrNull(attempt, resolveAction(attempt.state, action)) ?? attempt,
    first,
  )
  return playAutomatic(after)
}

/** Does the learner decide what comes next? */
export function isLearnersMove({ lesson: { you, phases }, state }: Pick<Attempt, 'lesson' | 'state'>): boolean {
  const asked = decision(state)
  if (asked) return asked.by === you
  const { power, phase } = turn(state)
  return power === you && phases.includes(phase)
}

/** What somebody else answers: by the lesson's rule, else what stands first. */
function answerOf({ lesson: { others = {} }, state }: Attempt): Action | undefined {
  const legal = legalActions(state)
  const press = decision(state)?.kind === 'press'
  return legal.find((action) => press && action.type === 'press' && action.on === (others.press ?? false)) ?? legal[0]
}

/** The reply that is due, by its place. */
function replyDue(attempt: Attempt): number {
  const { power, phase } = turn(attempt.state)
  return (attempt.lesson.replies ?? []).findIndex(
    (reply, n) => !attempt.replied.has(n) && reply.power === power && reply.phase === phase && holds(attempt, reply.when),
  )
}

/** The next thing that happens by itself; null where nothing can. */
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
  // What must be fought is fought before a phase can end.
  const needed = legalActions(state).find((action) => action.type !== 'end-phase')
  return needed ? playOrNull(attempt, needed) : null
}

/** Everything that happens until the learner acts again, or it is over. */
function playAutomatic(attempt: Attempt): Attempt {
  let now = attempt
  while (!isOver(now) && !isLearnersMove(now) && now.log.length - attempt.log.length < MAX_AUTOMATIC) {
    const next = automaticStep(now)
    if (!next) break
    now = next
  }
  return now
}

/** What the others do after this, in order, until it is the learner's turn again; nothing where it is, or where it is over. */
export const automaticActions = (attempt: Attempt): readonly Action[] => playAutomatic(attempt).log.slice(attempt.log.length)

/** An action of the learner's, with all that follows by itself. A refusal changes nothing. */
export function tryAction(attempt: Attempt, action: Action): AttemptResult {
  const tried = play(attempt, action)
  return tried.ok ? { ok: true, attempt: playAutomatic(tried.attempt) } : tried
}

/** All open questions of the learner's, each with the first answer that is allowed. */
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

/** A whole line of play, up to where it is over, or more was played than `most`; the first refusal ends it. */
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

/** The worked example: what the learner does in the first solution, one action after another. */
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
