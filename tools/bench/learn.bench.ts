// How soon the coach knows what to say after an action: npm run bench learn
import { readdirSync, readFileSync } from 'node:fs'
import { type GameState, reduce } from '../../src/engine/index.ts'
import { lineFor, UNTAUGHT } from '../../src/learn/coach/index.ts'
import { begin, type Fixture } from '../fixture/record.ts'
import { compare, print, timed } from './measure.ts'

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
function lines(phase: string): () => unknown {
  const states = inPhase(phase)
  let i = 0
  return () => {
    const state = structuredClone(states[i++ % states.length]!)
    return lineFor({ state, events: [], chosen: null, aimed: null, board: null }, UNTAUGHT, 'bench')
  }
}

const phases = ['purchase', 'move', 'combat', 'mobilize', 'income'] as const
const times = compare(Object.fromEntries(phases.map((phase) => [phase, lines(phase)])))
/** The aim (ms). */
const MOST = 4
print(phases.map((phase) => timed(`the coach's line in ${phase}, the position new to it`, times[phase]!, MOST)))
