// Short wars with computers on all seats: every choice is accepted, none depends on the dice that are still to come.
import { describe, expect, it } from 'vitest'
import {
  ContractError,
  createGame,
  decision,
  type GameState,
  POWERS,
  RULESET_IDS,
  reduce,
  turn,
  winner,
} from '../../src/engine/index.ts'
import { answer, choose, type PlayerOptions, plan } from '../../src/players/index.ts'

const OPTS: PlayerOptions = { level: 'normal', seed: 'test' }
/** Long enough for every power to have fought. */
const ROUNDS = 2

/** Plays by `choose` until the rounds are over; hands every position with what was chosen to `look`. */
function war(state: GameState, opts: PlayerOptions, look: (state: GameState, n: number) => void): GameState {
  let now = state
  for (let n = 0; !winner(now) && turn(now).round <= ROUNDS; n++) {
    expect(n, 'it does not end').toBeLessThan(3000)
    look(now, n)
    const { action } = choose(now, POWERS, opts)
    const out = reduce(now, action)
    if (!out.ok) expect.fail(`${JSON.stringify(action)}: ${out.error.message}`)
    now = out.state
  }
  return now
}

const withDice = (state: GameState): GameState => ({
  ...state,
  table: { ...state.table, rng: { seed: state.table.rng.seed ^ 0x5bd1e995, taken: 7, queue: [6, 6, 1] } },
})

describe('computers on all seats', () => {
  it.each(RULESET_IDS)('play %s without a refusal, whatever dice are to come', { timeout: 120_000 }, (ruleset) => {
    const start = createGame({ ruleset, seed: `war ${ruleset}` })
    const end = war(start, OPTS, (state, n) => {
      if (n % 5 > 0) return
      const chosen = choose(state, POWERS, OPTS)
      expect(choose(JSON.parse(JSON.stringify(withDice(state))), POWERS, OPTS)).toEqual(chosen)
    })
    expect(winner(end) || turn(end).round > ROUNDS).toBeTruthy()
  })
})

describe('the door', () => {
  const start = createGame({ ruleset: 'standard', seed: 'door' })

  it('plans a phase to its end, in orders that are accepted one after another', () => {
    const { actions, why, done } = plan(start, POWERS, OPTS)
    expect(why).toHaveLength(actions.length)
    expect(done).toBe(true)
    const end = actions.reduce((state, action) => {
      const out = reduce(state, action)
      if (!out.ok) expect.fail(out.error.message)
      return out.state
    }, start)
    expect(turn(end).phase).toBe('move')
    expect(actions[0]).toEqual(choose(start, POWERS, OPTS).action)
  })

  it.each([undefined, null, 7, '', 'grandmaster', 'constructor'])('says so where there is no such level: %s', (level) => {
    const opts = { ...OPTS, level } as PlayerOptions
    for (const ask of [choose, plan]) expect(() => ask(start, POWERS, opts)).toThrow(ContractError)
    expect(() => choose(start, POWERS, opts)).toThrow(`There is no level "${level}".`)
  })

  it('takes the first style for one that there is not', () => {
    const move = reduce(start, { type: 'end-phase' })
    if (!move.ok) expect.fail(move.error.message)
    const by = (style: string) => choose(move.state, POWERS, { ...OPTS, style })
    expect(by('reckless')).toEqual(by('steady'))
    expect(by('constructor')).toEqual(by('steady'))
  })

  it('says so where nobody of the seat acts, where nothing is asked, and where the war is over', () => {
    expect(() => choose(start, ['russia', 'france'], OPTS)).toThrow(
      'austria-hungary acts now and is not in this seat (russia, france).',
    )
    expect(() => answer(start, POWERS, OPTS)).toThrow('No question is open.')
    const over = reduce(start, { type: 'resign', side: 'allies' })
    if (!over.ok) expect.fail(over.error.message)
    expect(decision(over.state)).toBeNull()
    expect(() => choose(over.state, POWERS, OPTS)).toThrow('The war is over')
  })
})
