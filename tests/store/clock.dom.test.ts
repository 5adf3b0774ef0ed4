import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useClock, windUp } from '../../src/store/clock.ts'
import { useGame } from '../../src/store/game.ts'

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useGame.getState().newGame({ ruleset: 'tournament', seed: 'clock', options: { 'time-limit': true, minutes: 1 } })
  stop = windUp()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const called = () => useGame.getState().game?.timeUp

it('runs from the start, and calls time when the minutes are over', () => {
  vi.advanceTimersByTime(59_000)
  expect(called()).toBeUndefined()
  expect(useClock.getState().played).toBe(59_000)
  vi.advanceTimersByTime(2_000)
  expect(called()).toBe(true)
})

it('stands still while it is paused', () => {
  vi.advanceTimersByTime(10_000)
  useClock.getState().toggle()
  vi.advanceTimersByTime(100_000)
  expect(useClock.getState().played).toBe(10_000)
  expect(called()).toBeUndefined()
})

it('is not set back by leaving the game and coming back', () => {
  vi.advanceTimersByTime(20_000)
  const { id } = useGame.getState()
  useClock.setState({ id: null, played: 0 })
  vi.advanceTimersByTime(1_000)
  expect(useGame.getState().id).toBe(id)
  expect(useClock.getState().played).toBe(20_000)
})

it('runs in no game that counts rounds', () => {
  useGame.getState().newGame({ ruleset: 'tournament', seed: 'rounds' })
  vi.advanceTimersByTime(100_000)
  expect(useClock.getState().played).toBe(0)
  expect(called()).toBeUndefined()
})
