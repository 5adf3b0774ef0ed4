// How fast the rules are: npm run bench engine
import { readdirSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { produce, setAutoFreeze } from 'immer'
import type { Action, Counts, GameState, PowerId, SpaceId } from '../../src/engine/index.ts'
import * as engine from '../../src/engine/index.ts'
import { begin, type Fixture } from '../fixture/record.ts'
import { compare, memory, print, type Row, ratio, type Time, timed } from './measure.ts'

const GAMES = 'tests/fixtures/games'
const all = readdirSync(GAMES).map((file) => JSON.parse(readFileSync(`${GAMES}/${file}`, 'utf8')) as Fixture)
// The standard game is the reference for comparisons over time.
const games = all.filter(({ start }) => start.ruleset === 'standard')
const others = all.filter(({ start }) => start.ruleset !== 'standard')
const rows: Row[] = []

const opening = (power: PowerId, ruleset: GameState['table']['ruleset'] = 'standard'): GameState =>
  engine.positionFrom({ ruleset, seed: 'bench', base: 'opening', power, phase: 'move' })

function after(state: GameState, action: Action): GameState {
  const out = engine.reduce(state, action)
  if (!out.ok) throw new Error(`${JSON.stringify(action)}: ${out.error.message}`)
  return out.state
}

// One move, from the opening and deep in a game: over land, into battle, by air, by sea.
const march = (from: SpaceId, to: SpaceId, units: Counts): Action => ({ type: 'move', from, path: [to], units })
const german: Action[] = [
  march('munich', 'ruhr', { infantry: 3 }),
  march('alsace', 'lorraine', { infantry: 6, artillery: 3 }),
  march('hanover', 'ruhr', { infantry: 5 }),
  march('silesia', 'poland', { infantry: 5, artillery: 3 }),
  march('berlin', 'silesia', { infantry: 4, fighter: 1 }),
  march('sz10', 'sz9', { battleship: 1, cruiser: 2 }),
]
const germany = opening('germany')
const early = german.map((action) => ({ state: germany, action }))
/** Every move of the recorded games, as often in round 9 as in round 1. */
const played = games.flatMap(({ start, log }) => {
  let state = begin(start)
  return log.flatMap(({ action }) => {
    const before = state
    state = after(state, action)
    return action.type === 'move' ? [{ state: before, action }] : []
  })
})
/** The next of them at each call. */
function turns<T>(list: readonly T[], use: (item: T) => unknown): () => unknown {
  let i = 0
  return () => use(list[i++ % list.length] as T)
}

/** The opening move as it would be with Immer: 3 infantry from one stack to another, no rule asked. */
const immerMove = (state: GameState): GameState =>
  produce(state, (draft) => {
    const left = draft.war.units.munich?.find((s) => s.power === 'germany' && s.type === 'infantry')
    if (!left) return
    left.count -= 3
    draft.war.units.ruhr?.push({ power: 'germany', type: 'infantry', count: 3, used: 1, via: 'land' })
  })

const refused = march('munich', 'paris', { infantry: 3 })
const [first] = german as [Action]
setAutoFreeze(false)
const one = compare({
  copy: () => JSON.parse(JSON.stringify(germany)),
  copies: turns(played, ({ state }) => JSON.parse(JSON.stringify(state))),
  early: turns(early, ({ state, action }) => engine.reduce(state, action)),
  played: turns(played, ({ state, action }) => engine.reduce(state, action)),
  same: () => engine.reduce(germany, first),
  immer: () => immerMove(germany),
  check: turns(early, ({ state, action }) => engine.checkAction(state, action)),
  refused: () => engine.reduce(germany, refused),
  hash: () => engine.hashOf(germany),
})
setAutoFreeze(true)
const frozen = compare({ immer: () => immerMove(germany) })

rows.push(
  timed('JSON copy of the opening', one.copy),
  timed('JSON copy of states of the recorded games', one.copies),
  timed('a move of the opening', one.early, 0.06),
  ratio('  to a JSON copy', one.early, one.copy, 0.15),
  timed('a move of the recorded games', one.played, 0.06),
  ratio('  to a JSON copy of the same states', one.played, one.copies, 0.15),
  timed('three infantry, with all rules and events', one.same, 0.06),
  ratio('  to a JSON copy', one.same, one.copy, 0.15),
  timed('three infantry with Immer, no rule asked', one.immer),
  ratio('  ours to Immer', one.same, one.immer),
  timed('three infantry with Immer, and frozen', frozen.immer),
  timed('checkAction of a move', one.check, 0.06),
  timed('a refusal', one.refused, 0.06),
  timed('hashOf', one.hash),
)

// What may be done: the opening Movement phases.
const [austria, britain, advanced] = [opening('austria-hungary'), opening('britain'), opening('germany', 'advanced')]
const legal = compare(
  {
    austria: () => engine.legalActions(austria),
    germany: () => engine.legalActions(germany),
    britain: () => engine.legalActions(britain),
    advanced: () => engine.legalActions(advanced),
  },
  { batches: 18, ms: 60 },
)
rows.push(
  timed(`legalActions, Austria-Hungary (${engine.legalActions(austria).length})`, legal.austria, 20),
  timed(`legalActions, Germany (${engine.legalActions(germany).length})`, legal.germany, 20),
  timed(`legalActions, Britain (${engine.legalActions(britain).length})`, legal.britain, 20),
  timed(`legalActions, Germany in the advanced game (${engine.legalActions(advanced).length})`, legal.advanced, 20),
)

// Whole games.
const again = (list: readonly Fixture[]) => () => list.map(({ start, log }) => engine.replay(start, log))
const replays = compare({ printed: again(games), others: again(others) }, { batches: 7, ms: 1 })
const of3000 = ({ wall, cpu }: Time, list: readonly Fixture[]): Time => {
  const share = 3000 / list.reduce((n, g) => n + g.log.length, 0)
  return { wall: wall * share, cpu: cpu * share }
}
rows.push(
  timed('replay of 3,000 actions', of3000(replays.printed, games), 300),
  timed('  of the other games', of3000(replays.others, others), 300),
)

/** A random game: a seeded choice among what is offered, the end of the phase a quarter of the time. */
function random(seed: number, rounds: number): { actions: number; round: number } {
  let n = seed
  const below = (k: number): number => {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0
    return Math.floor((n / 2 ** 32) * k)
  }
  let state = engine.createGame({ ruleset: 'standard', seed: String(seed) })
  let count = 0
  while (!engine.winner(state) && state.flow.round <= rounds) {
    const offered = engine.legalActions(state)
    const end = offered.find((a) => a.type === 'end-phase')
    const action = end && below(4) === 0 ? end : (offered[below(offered.length)] as Action)
    state = after(state, action)
    count++
  }
  return { actions: count, round: state.flow.round }
}
const began = performance.now()
const cpu = process.cpuUsage()
const game = random(1, 20)
const { user, system } = process.cpuUsage(cpu)
rows.push(
  timed(`a random game of 20 rounds (${game.actions} actions, each chosen from legalActions)`, {
    wall: performance.now() - began,
    cpu: (user + system) / 1000,
  }),
)

// All the states of a game, as undo and the history keep them.
if (globalThis.gc) {
  globalThis.gc()
  const empty = process.memoryUsage().heapUsed
  const kept = games.flatMap(({ start, log }) => {
    let state = begin(start)
    return log.map(({ action }) => {
      state = after(state, action)
      return state
    })
  })
  globalThis.gc()
  const bytes = process.memoryUsage().heapUsed - empty
  rows.push(memory('3,000 kept states', (bytes / kept.length) * 3000, 60 * 2 ** 20))
}

print(rows)
