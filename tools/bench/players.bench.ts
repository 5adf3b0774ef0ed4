// How fast the computer players think: npm run bench players. A round is that of all eight powers in the middle of a war, its engine
// included; goals are ratios to one JSON copy of the position in the same run (about 0.1 ms).
import { createGame, decision, type GameState, POWERS, reduce, turn, winner } from '../../src/engine/index.ts'
import { answer, choose, type Level, type PlayerOptions, plan } from '../../src/players/index.ts'
import { compare, print, ratio, timed } from './measure.ts'

const optionsOf = (level: Level): PlayerOptions => ({ level, seed: 'bench' })

/** One step of the game: what is planned up to the next die or question. */
function step(state: GameState, opts: PlayerOptions): GameState {
  const actions = decision(state) ? [answer(state, POWERS, opts).action] : plan(state, POWERS, opts).actions
  return actions.reduce((now, action) => {
    const out = reduce(now, action)
    if (!out.ok) throw new Error(out.error.message)
    return out.state
  }, state)
}

/** Plays to the beginning of a round. */
function until(state: GameState, round: number, opts: PlayerOptions): GameState {
  let now = state
  while (!winner(now) && turn(now).round < round) now = step(now, opts)
  return now
}

const middle = until(createGame({ ruleset: 'standard', seed: 'bench' }), 4, optionsOf('normal'))
const round = (level: Level) => () => until(middle, 5, optionsOf(level))
let marching = middle
while (turn(marching).phase !== 'move') marching = step(marching, optionsOf('normal'))
const single = (level: Level) => () => choose(marching, POWERS, optionsOf(level))

const quick = compare({ copy: () => JSON.parse(JSON.stringify(middle)) })
const times = compare(
  { easy: round('easy'), normal: round('normal'), hard: round('hard'), one: single('normal'), oneHard: single('hard') },
  { batches: 6, ms: 200 },
)
const slow = compare({ expert: round('expert'), oneExpert: single('expert') }, { batches: 3, ms: 200 })

print([
  timed('JSON copy of the position', quick.copy),
  timed('a round of eight powers, easy', times.easy),
  timed('  normal', times.normal, 250),
  timed('  hard', times.hard, 600),
  timed('  expert', slow.expert, 3000),
  ratio('  normal, to a JSON copy', times.normal, quick.copy, 2500),
  ratio('  hard, to a JSON copy', times.hard, quick.copy, 6000),
  ratio('  expert, to a JSON copy', slow.expert, quick.copy, 30_000),
  timed('one choice in Movement, normal', times.one, 30),
  timed('  hard', times.oneHard, 100),
  timed('  expert', slow.oneExpert, 400),
])
