// Random games of every ruleset, with each of its options alone and with all of them together.
import { describe, expect, test } from 'vitest'
import type { Action, GameState, OptionId, RulesetId } from '../../src/engine/index.ts'
import { engine } from '../support/game.ts'
import { keepsOrder } from '../support/order.ts'
import { chooser, offersHold, randomGame, replays, survivesJson } from '../support/random.ts'
import { further, timeout } from '../support/runs.ts'
import { lateWar } from '../support/war.ts'

type Options = Record<OptionId, boolean | number>
type Table = { ruleset: RulesetId; name: string; options: Options; entered: boolean }

/** An option at work: switched on, or the least number it takes that leaves time for a game. */
const atWork = ({ id, default: value }: { id: OptionId; default: boolean | number }): Options => ({
  [id]: typeof value === 'number' ? 7 : true,
})

const tables = engine.rulesets().flatMap(({ id: ruleset, options }): Table[] => {
  const plain = { ruleset, name: 'as it is', options: {}, entered: false }
  const alone = options.map((o) => ({ ruleset, name: o.id, options: atWork(o), entered: false }))
  const all = { ruleset, name: 'all options', options: Object.assign({}, ...options.map(atWork)), entered: true }
  return options.length === 0 ? [plain, { ...plain, name: 'real dice', entered: true }] : [plain, ...alone, all]
})

/** Actions that some positions take and most refuse. */
const NOISE: readonly Action[] = [
  { type: 'end-phase' },
  { type: 'time-is-up' },
  { type: 'declare-submarine-warfare' },
  { type: 'purchase', units: { destroyer: 1, 'machine-gun': 2 } },
  { type: 'purchase', units: { artillery: 1, 'poison-gas': 2 } },
  { type: 'influence', country: 'greece' },
  { type: 'revolt', territory: 'india' },
  { type: 'retreat', to: 'sz9' },
  { type: 'disengage', on: true },
  { type: 'gas', count: 1 },
  { type: 'coastal', count: 1 },
  { type: 'convoy', submarines: 1 },
  { type: 'escort', destroyers: 1 },
  { type: 'attack', space: 'picardy', with: ['ottoman'] },
  { type: 'move', from: 'ruhr', path: ['munich', 'alsace'], units: { infantry: 1 } },
  { type: 'move', from: 'sz7', path: ['sz8'], units: { submarine: 1 }, strategic: true },
  { type: 'mobilize', units: { infantry: 1 }, to: 'ruhr' },
]

/** What is refused changes nothing, and the check says so in the same words. */
function refusesCleanly(state: GameState, action: Action): void {
  const hash = engine.hashOf(state)
  const checked = engine.checkAction(state, action)
  const out = engine.reduce(state, action)
  if (out.ok) expect(checked).toBeNull()
  else {
    expect(checked).toEqual(out.error)
    expect(out.error.message).not.toMatch(/undefined|\{|\}|\[object/)
  }
  expect(engine.hashOf(state)).toBe(hash)
}

describe.each(engine.RULESET_IDS)('random games of the %s ruleset', (id) => {
  const mine = tables.filter((t) => t.ruleset === id)

  test.each(mine)('$name', { timeout }, ({ ruleset, name, options, entered }) => {
    const named = [...`${ruleset} ${name}`].reduce((h, c) => (h * 31 + c.charCodeAt(0)) | 0, 7)
    const { seed, most } = further(named, mine.length > 8 ? 40 : 110)
    const start = lateWar(ruleset, { seed: `${name} ${seed}`, options, dice: entered ? 'entered' : 'seeded' })
    const below = chooser(seed)
    const game = randomGame(start, seed, most, (state, offered) => {
      offersHold(state, offered, below, 2)
      refusesCleanly(state, NOISE[below(NOISE.length)] as Action)
      keepsOrder(state)
    })
    survivesJson(game.state)
    replays(start, game)
  })
})
