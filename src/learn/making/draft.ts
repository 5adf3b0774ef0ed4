/** Turns a player's own play into a lesson with a solution. */
import type { Lesson, LessonAction, NamedShip, Predicate } from '../../content/lessons.ts'
import { type Action, decision, type GameState, PHASES, type PowerId, turn, unitsIn } from '../../engine/index.ts'
import { GUEST_ID } from '../links.ts'
import { firstAttempt, isOver, playLine, tryAction } from '../run.ts'
import { type ProposedGoal, proposeGoals } from './goals.ts'
import { toLessonPosition } from './lesson-position.ts'

export type RecordedAction = { readonly action: Action; readonly dice: readonly number[]; readonly before: GameState }

/** `moment`: no lesson can start here; `nothing`: no actions; `refused`: the solution is not legal; `same`: nothing changed. */
export type DraftFlaw = 'moment' | 'nothing' | 'refused' | 'same'
/** A lesson without a goal, and possible goals. */
export type LessonDraft = { readonly lesson: Lesson; readonly goals: readonly ProposedGoal[] }
export type DraftResult =
  | ({ readonly ok: true } & LessonDraft)
  | { readonly ok: false; readonly flaw: DraftFlaw; readonly sentence?: string }

/** Maximum number of dice in a link. */
const MAX_DICE = 60
const END: Action = { type: 'end-phase' }
const EXCLUDED_ACTIONS: ReadonlySet<Action['type']> = new Set(['resign', 'time-is-up', 'enter-dice'])

/** Index of the log where a lesson can start: now, or the latest such moment of this turn. Null if there is none. */
export function lessonStartIndex(log: readonly RecordedAction[], now: GameState): number | null {
  const { round, power } = turn(now)
  for (let at = log.length; at >= 0; at--) {
    const state = at === log.length ? now : log[at]!.before
    const then = turn(state)
    if (then.round !== round || then.power !== power) return null
    if (toLessonPosition(state)) return at
  }
  return null
}

/** Ships have other ids in the lesson, so they are named by zone and position. */
function nameShip(state: GameState, id: number): NamedShip {
  const { power } = turn(state)
  for (const space of Object.keys(state.war.units)) {
    const ids = unitsIn(state, space).flatMap((of) => (of.id !== undefined && of.power === power ? [of.id] : []))
    const nth = ids.sort((a, b) => a - b).indexOf(id)
    if (nth >= 0) return { in: space, nth }
  }
  return id
}

function lessonAction(state: GameState, action: Action): LessonAction {
  switch (action.type) {
    case 'move': {
      const { transports, ...move } = action
      return transports ? { ...move, transports: transports.map((id) => nameShip(state, id)) } : move
    }
    case 'load':
    case 'offload':
      return { ...action, transport: nameShip(state, action.transport) }
    default:
      return action
  }
}

/** The power's actions in the turn in which the lesson starts. */
function ownActions(you: PowerId, start: GameState, acts: readonly RecordedAction[]): readonly RecordedAction[] {
  const { round } = turn(start)
  const end = acts.findIndex(({ before }) => turn(before).round !== round || turn(before).power !== you)
  return acts
    .slice(0, end < 0 ? undefined : end)
    .filter(({ action, before }) => !EXCLUDED_ACTIONS.has(action.type) && (decision(before)?.by ?? you) === you)
}

/** Builds a lesson from these actions. It covers the phases played and ends with them. */
export function lessonDraft(start: GameState, acts: readonly RecordedAction[]): DraftResult {
  const position = toLessonPosition(start)
  if (!position) return { ok: false, flaw: 'moment' }
  const { power: you, round, phase } = turn(start)
  const own = ownActions(you, start, acts)
  const last = own.at(-1)
  if (!last) return { ok: false, flaw: 'nothing' }
  const phases = PHASES.slice(PHASES.indexOf(phase), PHASES.indexOf(turn(last.before).phase) + 1)
  const over: Predicate = { not: { any: phases.map((each) => ({ turn: { round, power: you, phase: each } })) } }
  const faces = acts.flatMap(({ dice }) => dice).slice(0, MAX_DICE)
  const line = own.map(({ action, before }) => lessonAction(before, action))
  const lesson: Lesson = {
    id: GUEST_ID,
    rung: GUEST_ID,
    rules: [],
    you,
    position,
    dice: faces.length > 0 ? faces : 'even',
    phases,
    done: over,
    goal: over,
    stars: [over, over],
    hints: 0,
    solutions: [line],
    tries: [],
    traps: [],
  }
  const first = firstAttempt(lesson)
  const played = playLine(first, line)
  if (!played.ok) return { ok: false, flaw: 'refused', sentence: played.error.message }
  const { attempt } = played
  // The solution ends the phase if the player did not.
  const closed = isOver(attempt) ? played : tryAction(attempt, END)
  if (!closed.ok) return { ok: false, flaw: 'refused', sentence: closed.error.message }
  const solution = isOver(attempt) ? line : [...line, END as LessonAction]
  const goals = proposeGoals(you, first.state, closed.attempt.state)
  if (goals.length === 0) return { ok: false, flaw: 'same' }
  const lost = closed.attempt.events.filter((event) => event.type === 'units-lost' && event.power === you).length
  const spared: Predicate = { event: { type: 'units-lost', where: { power: you }, max: lost } }
  return { ok: true, goals, lesson: { ...lesson, stars: [spared, spared], solutions: [solution] } }
}
