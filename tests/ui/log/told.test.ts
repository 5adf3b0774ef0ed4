import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { turn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { turnsOf } from '../../../src/store/game/reports.ts'
import * as lines from '../../../src/ui/log/lines.ts'
import { linesIn, tellAhead } from '../../../src/ui/log/told.ts'

vi.mock('../../../src/ui/log/lines.ts', { spy: true })

const game = JSON.parse(readFileSync('tests/fixtures/games/allies-by-capitals.json', 'utf8'))
const play = (from: number, to: number) => {
  for (const { action } of game.log.slice(from, to)) expect(useGame.getState().dispatch(action).ok).toBe(true)
}
const parts = () => {
  const { log, opening } = useGame.getState()
  return turnsOf(log, turn(opening!))
}
const toldNow = () => vi.mocked(lines.logLinesOf).mock.calls.length

let asked: IdleRequestCallback[] = []
/** A rest that is long enough for `steps` looks at the clock. */
const rest = (steps: number) => {
  const now = asked
  asked = []
  // Those that were cancelled are no longer in the list.
  for (const i in now) now[i]!({ didTimeout: false, timeRemaining: () => (steps-- > 0 ? 20 : 0) })
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('requestIdleCallback', (then: IdleRequestCallback) => asked.push(then))
  vi.stubGlobal('cancelIdleCallback', (id: number) => delete asked[id - 1])
  vi.mocked(lines.logLinesOf).mockClear()
  useGame.getState().open(game.start)
})
afterEach(() => vi.unstubAllGlobals())

it('a phase is told once, and again where something was added to it or taken back', () => {
  play(0, 3)
  const phase = () =>
    parts()
      .at(-1)!
      .phases.find(({ events }) => events.length > 0)!
  const first = linesIn(phase())
  expect(linesIn(phase())).toBe(first)
  expect(toldNow()).toBe(1)
  const { events } = phase()
  expect(linesIn({ ...phase(), events: events.slice(0, -1) })).not.toBe(first)
  expect(linesIn(phase())).toEqual(first)
  expect(linesIn({ ...phase(), events: [] })).toEqual([])
})

it('turns that are over are told bit by bit while the page rests, those that end later too', () => {
  play(0, 120)
  const stop = tellAhead()
  expect(toldNow()).toBe(0)
  rest(2)
  // Phases in which nothing happened are passed over.
  expect([1, 2]).toContain(toldNow())
  for (let i = 0; i < 100; i++) rest(3)
  const over = parts().slice(0, -1)
  const before = toldNow()
  expect(before).toBeGreaterThan(over.length)
  for (const part of over) for (const phase of part.phases) linesIn(phase)
  expect(toldNow()).toBe(before)

  play(120, 160)
  for (let i = 0; i < 100; i++) rest(3)
  const later = toldNow()
  expect(later).toBeGreaterThan(before)
  for (const part of parts().slice(0, -1)) for (const phase of part.phases) linesIn(phase)
  expect(toldNow()).toBe(later)
  stop()
})

it('is over when it is stopped, and asks nothing of a browser that knows no rest', () => {
  play(0, 40)
  tellAhead()()
  rest(9)
  expect(toldNow()).toBe(0)
  vi.stubGlobal('requestIdleCallback', undefined)
  tellAhead()()
  expect(toldNow()).toBe(0)
})
