import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decode } from '../../src/save/decode.ts'
import { startClock, useClock } from '../../src/store/game/clock.ts'
import { useGame } from '../../src/store/game/game.ts'
import { selectUndoState } from '../../src/store/game/undo-state.ts'
import { removePlayTimes, storedPlayTime } from '../../src/store/persistence/play-time.ts'

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useGame.getState().newGame({ ruleset: 'tournament', seed: 'clock', options: { 'time-limit': true, minutes: 1 } })
  stop = startClock()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const called = () => useGame.getState().game?.war.timeUp

it('runs from the start, and calls time when the minutes are over', () => {
  vi.advanceTimersByTime(59_000)
  expect(called()).toBeUndefined()
  expect(useGame.getState().played).toBe(59_000)
  vi.advanceTimersByTime(2_000)
  expect(called()).toBe(true)
})

it('stands still while it is paused', () => {
  vi.advanceTimersByTime(10_000)
  useClock.getState().toggle()
  vi.advanceTimersByTime(100_000)
  expect(useGame.getState().played).toBe(10_000)
  expect(called()).toBeUndefined()
})

it('is not set back by leaving the game and coming back', () => {
  vi.advanceTimersByTime(20_000)
  const { id } = useGame.getState()
  useClock.setState({ id: null })
  useGame.setState({ played: 0 })
  vi.advanceTimersByTime(1_000)
  expect(useGame.getState().id).toBe(id)
  expect(useGame.getState().played).toBe(20_000)
})

it('runs in no game that counts rounds', () => {
  useGame.getState().newGame({ ruleset: 'tournament', seed: 'rounds' })
  vi.advanceTimersByTime(100_000)
  expect(useGame.getState().played).toBe(0)
  expect(called()).toBeUndefined()
})

it('stands in the save: opened elsewhere the game goes on with the time that is left', async () => {
  vi.advanceTimersByTime(20_000)
  const save = useGame.getState().exportSave()
  expect(save.played).toBe(20_000)
  localStorage.clear()
  useGame.getState().leave()
  vi.advanceTimersByTime(5_000)
  expect(await useGame.getState().importSave(JSON.stringify(save))).toEqual({ ok: true })
  vi.advanceTimersByTime(1_000)
  expect(useGame.getState().played).toBe(20_000)
  vi.advanceTimersByTime(39_000)
  expect(called()).toBeUndefined()
  vi.advanceTimersByTime(1_000)
  expect(called()).toBe(true)
})

it('begins afresh with a save that knows of no time, and refuses one that makes no sense', async () => {
  vi.advanceTimersByTime(20_000)
  const { played: _, ...old } = useGame.getState().exportSave()
  expect(await useGame.getState().importSave(JSON.stringify(old))).toEqual({ ok: true })
  vi.advanceTimersByTime(1_000)
  expect(useGame.getState().played).toBe(0)
  expect(await useGame.getState().importSave(JSON.stringify({ ...old, played: -1 }))).toMatchObject({ ok: false })
})

it('is not set back when another tab fetches the game as it stood after the last action', () => {
  vi.advanceTimersByTime(20_000)
  const save = useGame.getState().exportSave()
  vi.advanceTimersByTime(20_000)
  const { id, resume } = useGame.getState()
  const decoded = decode(JSON.stringify(save))
  if (!decoded.ok || !id) return expect.fail('the save does not open')
  resume(decoded, id)
  expect(useGame.getState().played).toBe(20_000)
  vi.advanceTimersByTime(1_000)
  expect(useGame.getState()).toMatchObject({ id, played: 40_000 })
})

it('is not undone: what goes back is the last thing that a player did', () => {
  const { dispatch, undo } = useGame.getState()
  vi.advanceTimersByTime(58_000)
  dispatch({ type: 'purchase', units: { infantry: 2 } })
  vi.advanceTimersByTime(3_000)
  expect(called()).toBe(true)
  undo()
  expect(useGame.getState().game?.turn.purchase).toEqual({})
  expect(called()).toBe(true)
  expect(selectUndoState(useGame.getState())).toMatchObject({ can: false, canRedo: false })
})

it('says nothing that could be undone where nobody has done anything', () => {
  vi.advanceTimersByTime(61_000)
  expect(called()).toBe(true)
  expect(selectUndoState(useGame.getState()).can).toBe(false)
})

it('is forgotten with its game, and only with that', () => {
  vi.advanceTimersByTime(5_000)
  const { id } = useGame.getState()
  localStorage.setItem('contested-1914:clock:gone', '7000')
  localStorage.setItem('contested-1914:settings', '{}')
  removePlayTimes((other) => other !== id)
  expect([storedPlayTime('gone'), storedPlayTime(id!)]).toEqual([0, 5_000])
  expect(localStorage.getItem('contested-1914:settings')).toBe('{}')
  removePlayTimes((other) => other === id)
  expect(storedPlayTime(id!)).toBe(0)
})
