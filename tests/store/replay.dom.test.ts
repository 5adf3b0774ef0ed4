// The war played again: from the moment that is shown or from the opening, at a pace, until somebody goes elsewhere or it is over.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PositionSpec } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { leaveMoment, momentNow, showMoment, stepMoment } from '../../src/store/view/moments.ts'
import { pauseReplay, setTempo, startReplay, toggleReplay, useWarReplay } from '../../src/store/view/war-replay.ts'
import { END, play, store } from './playing.ts'

const MARCH: PositionSpec = { ruleset: 'standard', seed: 'replay', base: 'opening', round: 2, power: 'germany', phase: 'move' }
const playing = () => useWarReplay.getState().playing

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useGame.getState().leave()
  store().open(MARCH)
  play({ type: 'move', from: 'ruhr', path: ['hanover'], units: { infantry: 1 } })
  play({ type: 'move', from: 'hanover', path: ['kiel'], units: { infantry: 1 } })
  play(END)
  setTempo('2')
})
afterEach(() => {
  pauseReplay()
  leaveMoment()
  vi.useRealTimers()
})

describe('the war again', () => {
  it('plays from the opening to the present, and ends there', () => {
    startReplay()
    expect([momentNow(), playing()]).toEqual([0, true])
    vi.advanceTimersByTime(499)
    expect(momentNow()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(momentNow()).toBe(1)
    vi.advanceTimersByTime(500 * (store().log.length - 1))
    expect([momentNow(), playing()]).toEqual([null, false])
  })

  it('plays on from the moment that is shown, and stays where it is paused', () => {
    showMoment(1)
    toggleReplay()
    vi.advanceTimersByTime(500)
    toggleReplay()
    vi.advanceTimersByTime(5000)
    expect([momentNow(), playing()]).toEqual([2, false])
  })

  it('keeps the pace that is chosen meanwhile', () => {
    setTempo('0.5')
    startReplay()
    vi.advanceTimersByTime(1900)
    expect(momentNow()).toBe(0)
    setTempo('8')
    vi.advanceTimersByTime(125)
    expect(momentNow()).toBe(1)
  })

  it('stops as soon as somebody goes elsewhere, or back', () => {
    startReplay()
    stepMoment('action', true)
    expect(playing()).toBe(false)
    vi.advanceTimersByTime(5000)
    expect(momentNow()).toBe(1)
    startReplay()
    leaveMoment()
    expect(playing()).toBe(false)
    vi.advanceTimersByTime(5000)
    expect(momentNow()).toBeNull()
  })

  it('has nothing to play before anything is done', () => {
    store().open(MARCH)
    startReplay()
    expect([momentNow(), playing()]).toEqual([null, false])
  })
})
