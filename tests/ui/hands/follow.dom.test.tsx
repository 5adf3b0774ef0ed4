import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardHandle } from '../../../src/app/board-handle.ts'
import { useFollowing } from '../../../src/app/follow.ts'
import { decision, turn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useSettings } from '../../../src/store/settings/settings.ts'
import { useUi } from '../../../src/store/ui.ts'
import type { BoardHandle } from '../../../src/store/view/board-view.ts'
import { leaveMoment, showMoment } from '../../../src/store/view/moments.ts'
import { useBoardView } from '../../../src/store/view/use-board-view.ts'
import { lights } from '../../../src/ui/panels/lit.ts'
import '../../../src/ui/panels/move/lights.ts'

const [frame, begin, keep, show, fit] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()]
const keepDrawn = vi.fn(() => false)

beforeEach(() => {
  vi.clearAllMocks()
  boardHandle.current = { frame, begin, keep, keepDrawn, show, fit } as unknown as BoardHandle
  useSettings.setState({ follow: true })
  useGame.getState().open({
    ruleset: 'standard',
    seed: 'follow',
    base: 'empty',
    round: 2,
    power: 'austria-hungary',
    phase: 'combat',
    players: [
      { name: 'Anna', powers: ['germany', 'austria-hungary', 'ottoman'] },
      { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
    ],
    units: {
      vienna: { 'austria-hungary': { infantry: 2 } },
      galicia: { 'austria-hungary': { infantry: 3 }, russia: { infantry: 3 } },
      moscow: { russia: { infantry: 3 } },
    },
    control: { galicia: 'contested' },
  })
})
afterEach(() => {
  boardHandle.current = null
})

const follow = () => renderHook(() => useFollowing(useBoardView(lights)))
const core = (call: unknown[] | undefined) => (call?.[0] ?? null) as string[] | null

describe('the map follows the game', () => {
  it('to the power whose turn opens, once a turn', () => {
    follow()
    expect(frame).toHaveBeenCalledTimes(1)
    expect(core(frame.mock.lastCall)).toEqual(['vienna'])
    act(() => {
      while (turn(useGame.getState().game!).power === 'austria-hungary') useGame.getState().dispatch({ type: 'end-phase' })
    })
    expect(frame).toHaveBeenCalledTimes(2)
    expect(core(frame.mock.lastCall)).toEqual(['moscow'])
    act(() => void useGame.getState().dispatch({ type: 'end-phase' }))
    expect(frame).toHaveBeenCalledTimes(2)
  })

  it('to the whole board once the war is over, and back to the turn where its end is taken back', () => {
    follow()
    expect(fit).not.toHaveBeenCalled()
    act(() => void useGame.getState().dispatch({ type: 'resign', side: 'central' }))
    expect(fit).toHaveBeenCalledTimes(1)
    expect(frame).toHaveBeenCalledTimes(1)
    act(() => useGame.getState().undo())
    expect(core(frame.mock.lastCall)).toEqual(['vienna'])
    expect(frame).toHaveBeenCalledTimes(2)
  })

  it('to the battles as combat begins, and to the one that is opened, no farther than to have it in view', () => {
    follow()
    expect(core(begin.mock.lastCall)).toEqual(['galicia'])
    act(() => useUi.getState().setBattleSpace('galicia'))
    expect(begin).toHaveBeenLastCalledWith(['galicia'], [])
    expect(frame).toHaveBeenCalledTimes(1)
    // The same place pointed out again is the battle once more, and no other view of it.
    act(() => useUi.getState().setRing(['galicia']))
    expect(show).not.toHaveBeenCalled()
  })

  it('to the space the coach means only together with all battles that are still open', () => {
    useGame.getState().open({
      ...{ ruleset: 'standard', seed: 'follow', base: 'opening', round: 2, power: 'germany', phase: 'combat' },
      units: {
        prussia: { germany: { infantry: 4 }, russia: { infantry: 1 } },
        sz2: { germany: { cruiser: 1 }, britain: { cruiser: 1 } },
      },
      control: { prussia: 'contested' },
    })
    follow()
    act(() => useUi.setState({ coachSpace: 'prussia' }))
    expect(keep).toHaveBeenLastCalledWith(['prussia'], ['sz2', 'prussia'])
    expect(show).not.toHaveBeenCalled()
    act(() => useUi.setState({ coachSpace: null }))
  })

  it('to the space the coach means together with what is chosen and all its targets', () => {
    useGame.getState().open({ ruleset: 'standard', seed: 'follow', base: 'opening', power: 'austria-hungary', phase: 'move' })
    follow()
    act(() => {
      useUi.getState().select({ space: 'budapest', units: { infantry: 3 }, transports: [] })
      useUi.setState({ coachSpace: 'serbia' })
    })
    expect(core(keep.mock.lastCall)).toEqual(['budapest', 'serbia'])
    expect(keep.mock.lastCall![1]).toEqual(expect.arrayContaining(['galicia', 'vienna', 'trieste', 'romania', 'serbia']))
    expect(show).not.toHaveBeenCalled()
    act(() => useUi.setState({ coachSpace: null }))
  })

  it('to where what is chosen may go', () => {
    follow()
    act(() => {
      useGame.getState().dispatch({ type: 'end-phase' })
      while (turn(useGame.getState().game!).power === 'austria-hungary') useGame.getState().dispatch({ type: 'end-phase' })
      useGame.getState().dispatch({ type: 'end-phase' })
    })
    expect(turn(useGame.getState().game!).phase).toBe('move')
    act(() => useUi.getState().select({ space: 'moscow', units: { infantry: 3 }, transports: [] }))
    expect(core(keep.mock.lastCall)).toEqual(['moscow'])
    expect(keep.mock.lastCall![1]).toEqual(expect.arrayContaining(['belarus', 'ukraine']))
  })

  it('first to the battle that stands first in the list', () => {
    useGame.getState().open({
      ruleset: 'standard',
      seed: 'follow',
      base: 'opening',
      round: 2,
      power: 'germany',
      phase: 'combat',
      units: {
        prussia: { germany: { infantry: 4 }, russia: { infantry: 1 } },
        sz2: { germany: { cruiser: 1 }, britain: { cruiser: 1 } },
      },
      control: { prussia: 'contested' },
    })
    follow()
    expect(begin).toHaveBeenLastCalledWith(['sz2'], ['prussia'])
  })

  it('to where new units may appear as mobilisation begins', () => {
    useGame.getState().open({
      ruleset: 'standard',
      seed: 'follow',
      base: 'opening',
      round: 2,
      power: 'russia',
      phase: 'purchase',
    })
    follow()
    act(() => {
      useGame.getState().dispatch({ type: 'purchase', units: { infantry: 1, transport: 1 } })
      while (turn(useGame.getState().game!).phase !== 'mobilize') useGame.getState().dispatch({ type: 'end-phase' })
    })
    expect(core(begin.mock.lastCall)).toEqual(['moscow'])
    expect(begin.mock.lastCall![1]).toEqual(expect.arrayContaining(['sz12']))
  })

  it('to the ways out of a refusal', () => {
    follow()
    act(() => useUi.getState().setBlue(['serbia'], [{ space: 'greece', from: 'serbia', refused: true }]))
    expect(keep).not.toHaveBeenCalled()
    act(() =>
      useUi.getState().setBlue(
        ['serbia'],
        [
          { space: 'serbia', from: 'trieste', number: 1 },
          { space: 'budapest', number: 2 },
        ],
      ),
    )
    expect(keep).toHaveBeenCalledWith(['serbia', 'trieste'], ['budapest'])
  })

  it('to what another person is asked about, wherever the hand has left it', () => {
    useGame.getState().open({
      ruleset: 'standard',
      seed: 'follow',
      base: 'empty',
      round: 2,
      power: 'ottoman',
      phase: 'move',
      units: { constantinople: { ottoman: { infantry: 3 } } },
      players: [
        { name: 'Anna', powers: ['germany', 'austria-hungary', 'ottoman'] },
        { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
      ],
    })
    follow()
    act(() => {
      useGame.getState().dispatch({ type: 'move', from: 'constantinople', path: ['greece'], units: { infantry: 3 } })
      useGame.getState().dispatch({ type: 'end-phase' })
    })
    expect(decision(useGame.getState().game!)?.topic).toBe('represent-neutral')
    expect(show).toHaveBeenCalledWith(['greece'])
  })

  it.each([
    ['full', 2],
    ['reduced', 1],
  ] as const)('to what changed in a step of the past; with motion %s also while it plays by itself', (motion, times) => {
    useSettings.setState({ motion })
    follow()
    act(() => {
      while (turn(useGame.getState().game!).phase !== 'purchase') useGame.getState().dispatch({ type: 'end-phase' })
      useGame.getState().dispatch({ type: 'end-phase' })
      useGame.getState().dispatch({ type: 'move', from: 'moscow', path: ['belarus'], units: { infantry: 1 } })
      useGame.getState().dispatch({ type: 'move', from: 'moscow', path: ['belarus'], units: { infantry: 1 } })
      useGame.getState().dispatch({ type: 'end-phase' })
    })
    const { log } = useGame.getState()
    const marched = log.findIndex(({ action }) => action.type === 'move') + 1
    begin.mockClear()
    keep.mockClear()
    act(() => showMoment(marched))
    expect(begin.mock.lastCall?.[0]).toEqual(expect.arrayContaining(['moscow', 'belarus']))
    act(() => showMoment(marched + 1, { played: true }))
    expect(begin.mock.calls.length + keep.mock.calls.length).toBe(times)
    act(() => leaveMoment())
    useSettings.setState({ motion: 'auto' })
  })

  it('to the last of several steps of the past, once the hand rests, where motion is not wanted', () => {
    vi.useFakeTimers()
    useSettings.setState({ motion: 'reduced' })
    follow()
    act(() => {
      while (turn(useGame.getState().game!).phase !== 'purchase') useGame.getState().dispatch({ type: 'end-phase' })
      useGame.getState().dispatch({ type: 'end-phase' })
      useGame.getState().dispatch({ type: 'move', from: 'moscow', path: ['belarus'], units: { infantry: 1 } })
      useGame.getState().dispatch({ type: 'move', from: 'moscow', path: ['livonia'], units: { infantry: 1 } })
      useGame.getState().dispatch({ type: 'end-phase' })
    })
    const { log } = useGame.getState()
    const marched = log.findIndex(({ action }) => action.type === 'move') + 1
    act(() => showMoment(marched + 1))
    keep.mockClear()
    act(() => showMoment(marched))
    act(() => showMoment(marched + 1))
    expect(keep).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(150))
    expect(keep).toHaveBeenCalledTimes(1)
    expect(keep.mock.lastCall?.[0]).toEqual(expect.arrayContaining(['livonia']))
    // Where the map is drawn already, nobody waits, but a key that is held down.
    keepDrawn.mockReturnValueOnce(true)
    act(() => showMoment(marched))
    act(() => vi.advanceTimersByTime(150))
    expect(keep).toHaveBeenCalledTimes(1)
    keepDrawn.mockClear()
    act(() => showMoment(marched + 1, { passing: true }))
    expect(keepDrawn).not.toHaveBeenCalled()
    // A hand that had rested does not wait either, unless the key is held down.
    keep.mockClear()
    act(() => vi.advanceTimersByTime(1000))
    keep.mockClear()
    act(() => showMoment(marched))
    expect(keep).toHaveBeenCalledTimes(1)
    act(() => vi.advanceTimersByTime(1000))
    act(() => showMoment(marched + 1, { passing: true }))
    expect(keep).toHaveBeenCalledTimes(1)
    act(() => vi.advanceTimersByTime(1000))
    act(() => leaveMoment())
    useSettings.setState({ motion: 'auto' })
    vi.useRealTimers()
  })

  it('nowhere by itself where that is switched off, but to what somebody asks to see', () => {
    useSettings.setState({ follow: false })
    follow()
    act(() => useUi.getState().setBattleSpace('galicia'))
    act(() => useUi.getState().setRing(['galicia']))
    expect(frame).not.toHaveBeenCalled()
    expect(begin).not.toHaveBeenCalled()
    expect(keep).not.toHaveBeenCalled()
    expect(show).toHaveBeenCalledWith(['galicia'])
  })
})
