import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGame } from '../../src/store/game/game.ts'
import { startPersistentStorage, useStorageQuota } from '../../src/store/persistence/storage-quota.ts'
import { RoomTaken, sizeText } from '../../src/ui/start/RoomTaken.tsx'
import { t } from '../../src/ui/text.ts'

const storage = {
  persist: vi.fn(async () => true),
  persisted: vi.fn(async () => false),
  estimate: vi.fn(async () => ({ usage: 3_456_000, quota: 12_000_000_000 })),
}

const SAVED = { state: 'saved', sentence: null, savedAt: '2026-01-01T00:00:00.000Z' } as const
/** The last turn of a round, at its last phase. */
const LAST = { ruleset: 'standard', seed: 'room', base: 'opening', power: 'usa', phase: 'mobilize' } as const

beforeEach(() => {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
  useStorageQuota.setState({ lasting: null, used: null, most: null })
  storage.persist.mockClear()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage')
  useGame.getState().leave()
})

describe('room that lasts', () => {
  it('is asked for once, when a game has been kept for a round', async () => {
    const stop = startPersistentStorage()
    useGame.getState().open({ ...LAST })
    useGame.setState({ autosave: SAVED })
    expect(storage.persist).not.toHaveBeenCalled()
    while (useGame.getState().game!.flow.round === 1) expect(useGame.getState().dispatch({ type: 'end-phase' }).ok).toBe(true)
    useGame.setState({ autosave: { ...SAVED } })
    expect(storage.persist).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(useStorageQuota.getState().lasting).toBe(true))
    stop()
  })

  it('is not asked for while nothing is kept', () => {
    const stop = startPersistentStorage()
    useGame.getState().open({ ...LAST })
    while (useGame.getState().game!.flow.round === 1) useGame.getState().dispatch({ type: 'end-phase' })
    useGame.setState({ autosave: { state: 'memory', sentence: '', savedAt: null } })
    expect(storage.persist).not.toHaveBeenCalled()
    stop()
  })
})

describe('beside the kept games', () => {
  const note = async (asked: boolean) => {
    const { container } = render(<RoomTaken games={1} asked={asked} />)
    await screen.findByText(new RegExp(t('app.start.room', { used: '3.5 MB', most: '12 GB' })))
    return container.textContent
  }

  it('the room is told, and what becomes of the games only once it was asked', async () => {
    expect(await note(false)).not.toContain(t('app.start.lasting', { answer: 'no' }))
  })

  it('it says when the browser may delete them', async () => {
    expect(await note(true)).toContain(t('app.start.lasting', { answer: 'no' }))
  })

  it('it says when the browser keeps them', async () => {
    storage.persisted.mockResolvedValueOnce(true)
    expect(await note(false)).toContain(t('app.start.lasting', { answer: 'yes' }))
  })

  it('nothing is said where the browser says nothing', () => {
    Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined })
    expect(render(<RoomTaken games={1} asked />).container.textContent).toBe('')
  })

  it.each([
    [0, '0 MB'],
    [140_000, '0.1 MB'],
    [25_300_000, '25.3 MB'],
    [2_600_000_000, '3 GB'],
  ])('%s bytes are %s', (bytes, words) => expect(sizeText(bytes)).toBe(words))
})
