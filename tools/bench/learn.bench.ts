// Latency of coach lines, ways out, stars, steps and reviews: npm run bench learn
import { readdirSync, readFileSync } from 'node:fs'
import { allLessons } from '../../src/content/lessons.ts'
import {
  type Action,
  applyEvents,
  checkAction,
  type GameEvent,
  type GameState,
  type LogEntry,
  type PositionSpec,
  type RuleError,
  reduce,
  replay,
} from '../../src/engine/index.ts'
import { NO_PROGRESS, nextAdvice } from '../../src/learn/coach/index.ts'
import { gradeAttempt } from '../../src/learn/grade.ts'
import { begin as beginLesson } from '../../src/learn/index.ts'
import { detectors, lastTurn, type PlayedTurn, remarksOn } from '../../src/learn/review/index.ts'
import { firstAttempt, solutionActions, tryAction } from '../../src/learn/run.ts'
import { stepsIn } from '../../src/learn/steps/index.ts'
import { findWaysOut } from '../../src/learn/ways/index.ts'
import { begin, type Fixture } from '../fixture/record.ts'
import { compare, print, type Time, timed } from './measure.ts'

const GAMES = 'tests/fixtures/games'
const games = readdirSync(GAMES).map((file) => JSON.parse(readFileSync(`${GAMES}/${file}`, 'utf8')) as Fixture)

/** Positions after every action of the recorded games, phase by phase. */
const after: GameState[] = games.flatMap(({ start, log }) => {
  let state = begin(start)
  return log.map(({ action }) => {
    const out = reduce(state, action)
    if (!out.ok) throw new Error(`${JSON.stringify(action)}: ${out.error.message}`)
    state = out.state
    return state
  })
})
const inPhase = (phase: string): GameState[] => after.filter(({ flow }) => flow.phase === phase && !flow.pending && !flow.winner)

/** The next position at each call, as new: what was found of it before is not known any more. */
function lines(phase: string, events: readonly GameEvent[] = []): () => unknown {
  const states = inPhase(phase)
  let i = 0
  return () => {
    const state = structuredClone(states[i++ % states.length]!)
    const hand = { chosen: null, picked: {}, ships: [], aimed: null, board: null, held: new Set<string>(), entering: null }
    return nextAdvice({ state, events, ...hand }, NO_PROGRESS, 'bench')
  }
}

/** The same positions, only copied. */
function copies(phase: string): () => unknown {
  const states = inPhase(phase)
  let i = 0
  return () => structuredClone(states[i++ % states.length]!)
}

const phases = ['purchase', 'move', 'combat', 'mobilize', 'income'] as const
/** Somebody has marched in this turn: it asks who else could do something, and with which odds. */
const MARCHED: GameEvent = {
  type: 'units-moved',
  power: 'germany',
  from: 'munich',
  to: 'alsace',
  path: ['alsace'],
  units: { infantry: 1 },
  damaged: {},
  transports: [],
  by: 'land',
  stops: false,
}
const asked = compare({
  ...Object.fromEntries(
    phases.flatMap((phase) => [
      [phase, lines(phase)],
      [`${phase} copied`, copies(phase)],
    ]),
  ),
  marched: lines('move', [MARCHED]),
}) as Record<string, Time>
const without = (time: Time, copy: Time): Time => ({
  wall: Math.max(0, time.wall - copy.wall),
  cpu: Math.max(0, time.cpu - copy.cpu),
})

/** Each of these in its turn, one a call. */
function inTurn<T>(list: readonly T[], call: (each: T) => unknown): () => unknown {
  let i = 0
  return () => call(list[i++ % list.length]!)
}

type Recorded = { rule: string; spec: PositionSpec; log: LogEntry[]; action: Action }
/** Refusals of every code, each in its position. */
const refusals = (JSON.parse(readFileSync('tests/fixtures/refusals.json', 'utf8')) as Recorded[]).flatMap(
  ({ spec, log, action }) => {
    const outcome = replay(spec, log)
    const error = outcome.ok ? checkAction(outcome.state, action) : null
    return outcome.ok && error ? [{ state: outcome.state, error, action }] : []
  },
)
const ways = (sought: readonly { state: GameState; error: RuleError; action: Action }[]) =>
  inTurn(sought, ({ state, error, action }) => findWaysOut(structuredClone(state), error, action))

/** Drills played to their end by their worked example. */
const over = allLessons.map((lesson) =>
  solutionActions(lesson).reduce((now, action) => {
    const tried = tryAction(now, action)
    return tried.ok ? tried.attempt : now
  }, firstAttempt(lesson)),
)
const played = games.map(({ start, log }) => {
  let before = begin(start)
  return log.flatMap(({ action }) => {
    const out = reduce(before, action)
    const act = out.ok ? [{ action, before, events: out.events, after: out.state }] : []
    if (out.ok) before = out.state
    return act
  })
})
const acts = played.flat()
/** The last turn of each power in each of these games, as new at each call. */
const turns = played.flatMap((log) =>
  [...new Set(log.map(({ before }) => before.flow.power))].flatMap((power) => lastTurn(log, [power]) ?? []),
)
const lookedAt = (call: (turn: PlayedTurn) => unknown) => inTurn(turns, (turn) => call(structuredClone(turn)))
const back = compare({
  whole: lookedAt(remarksOn),
  copied: lookedAt(() => null),
  ...Object.fromEntries(Object.entries(detectors).map(([id, detector]) => [id, lookedAt(detector)])),
}) as Record<string, Time>
/** Without the copy, which no page makes. */
const alone = (time: Time): Time => without(time, back.copied!)

const others = compare({
  ways: ways(refusals),
  grading: inTurn(over, (attempt) => gradeAttempt({ ...attempt, state: structuredClone(attempt.state) })),
  opening: inTurn(allLessons, ({ id }) => beginLesson(id)),
  steps: inTurn(acts, ({ before, events }) => stepsIn({ events }).map((_, k) => applyEvents(before, events.slice(0, k + 1)))),
})

/** The slowest refusal, which a median hides. */
const slowest = compare(Object.fromEntries(refusals.map((each, i) => [`${i}`, ways([each])])), { batches: 3, ms: 1 })
const worst = Object.values(slowest).reduce((most, time) => (time.cpu > most.cpu ? time : most))

/** The aims (ms). */
const MOST = { line: 4, ways: 100, grading: 5, opening: 300, back: 100 }
print([
  ...phases.map((phase) =>
    timed(`the coach's line in ${phase}, the position new to it`, without(asked[phase]!, asked[`${phase} copied`]!), MOST.line),
  ),
  timed("the coach's line once somebody has marched", without(asked.marched!, asked['move copied']!), MOST.line),
  timed('ways out of a refusal', others.ways, MOST.ways),
  timed('ways out, the slowest of all codes', worst, MOST.ways),
  timed('grading a drill that is over', others.grading, MOST.grading),
  timed('a drill begins, its prelude played', others.opening, MOST.opening),
  timed('the steps of an act, and their boards', others.steps),
  timed('looking back at a turn', alone(back.whole!), MOST.back),
  ...Object.keys(detectors).map((id) => timed(`looking back: ${id}`, alone(back[id]!))),
])
