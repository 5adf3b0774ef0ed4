// Moments of the game that is played: looked at, left, gone on beside, and lost with what led to them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PositionSpec, turn } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { leaveMoment, momentNow, setMomentViews, showMoment } from '../../src/store/view/moments.ts'
import { useViewed } from '../../src/store/view/viewed-moment.ts'
import { attackTrieste, END, play, store } from './playing.ts'

const MARCH: PositionSpec = {
  ruleset: 'standard',
  seed: 'moments',
  base: 'opening',
  round: 2,
  power: 'germany',
  phase: 'move',
}
const phaseShown = () => turn(useViewed.getState().look!.state).phase

beforeEach(() => {
  localStorage.clear()
  useGame.getState().leave()
  store().open(MARCH)
  play({ type: 'move', from: 'ruhr', path: ['hanover'], units: { infantry: 1 } })
  play(END)
})
afterEach(leaveMoment)

describe('a moment', () => {
  it('shows the position of then and what had been done by then, and leaves the game alone', () => {
    const { game, log } = store()
    showMoment(1)
    expect(momentNow()).toBe(1)
    expect(useViewed.getState().look).toMatchObject({ state: log[0]!.after, log: [log[0]] })
    expect(phaseShown()).toBe('move')
    showMoment(0)
    expect(useViewed.getState().look).toMatchObject({ state: store().opening, log: [] })
    expect(store().game).toBe(game)
  })

  it('ends at the present, wherever beyond it one wants to go, and begins at the opening', () => {
    showMoment(1)
    showMoment(store().log.length)
    expect(momentNow()).toBeNull()
    showMoment(1)
    showMoment(99)
    expect(momentNow()).toBeNull()
    showMoment(-3)
    expect(momentNow()).toBe(0)
    leaveMoment()
    expect(useViewed.getState().look).toBeNull()
  })

  it('shows the orders on the way to it within one turn; over more than one, what they have changed', () => {
    while (turn(store().game!).power === 'germany') play(END)
    play(END)
    play(END)
    const { length } = store().log
    showMoment(1)
    expect(useViewed.getState().look!.step!.arrows).toHaveLength(1)
    showMoment(length - 1, { from: 0 })
    const { arrows, changed } = useViewed.getState().look!.step!
    expect(arrows).toEqual([])
    expect(changed!.map(({ space }) => space).sort()).toEqual(['hanover', 'ruhr'])
  })

  it('is passed over while others follow at once: the map goes along, what is written beside it follows once the hand rests', () => {
    vi.useFakeTimers()
    try {
      const { opening, log } = store()
      showMoment(1)
      showMoment(0, { passing: true })
      vi.advanceTimersByTime(100)
      showMoment(1, { passing: true })
      showMoment(0, { passing: true })
      expect(useViewed.getState()).toMatchObject({ look: { state: opening }, settled: { state: log[0]!.after } })
      vi.advanceTimersByTime(119)
      expect(useViewed.getState().settled!.moment).toBe(1)
      vi.advanceTimersByTime(1)
      expect(useViewed.getState().settled).toBe(useViewed.getState().look)
      showMoment(1, { passing: true })
      leaveMoment()
      expect(useViewed.getState().settled).toBeNull()
      showMoment(1, { passing: true })
      expect(useViewed.getState().settled!.moment).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of dice that nobody has fallen by yet is about where they were thrown', () => {
    attackTrieste()
    play({ type: 'casualties', lose: { 'austria-hungary': { infantry: 2 } } })
    const dice = store().log.findIndex(({ events }) => events.some(({ type }) => type === 'fired'))
    showMoment(dice + 1)
    expect(useViewed.getState().look!.step!.changed).toEqual([])
    expect(useViewed.getState().look!.about).toEqual(['trieste'])
  })

  it('stays while the game goes on', () => {
    showMoment(1)
    const before = useViewed.getState().look
    const { length } = store().log
    play(END)
    expect(store().log.length).toBeGreaterThan(length)
    expect(useViewed.getState().look).toBe(before)
  })

  it('goes with what led to it, and with the game', () => {
    showMoment(1)
    store().undo()
    expect(momentNow()).toBeNull()
    play(END)
    showMoment(1)
    store().leave()
    expect(momentNow()).toBeNull()
    showMoment(0)
    expect(momentNow()).toBeNull()
  })

  it('is drawn by what draws moments, also where that comes later', () => {
    const faces = { Dock: () => null, Band: () => null }
    showMoment(1)
    setMomentViews(faces)
    expect(useViewed.getState().look).toMatchObject(faces)
    leaveMoment()
    setMomentViews(faces)
    expect(useViewed.getState().look).toBeNull()
    showMoment(0)
    expect(useViewed.getState().look).toMatchObject(faces)
  })
})
