// What needs the whole of a long game and is pressed before that has come: it is there at once, and nothing is lost by it.
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from '../../src/engine/index.ts'
import { lessonStartIndex } from '../../src/learn/making/index.ts'
import { freshDevice } from '../support/device.ts'
import { ACTS, keep, LENGTH, war } from './long-war.ts'

const WAR = war()
const closing = freshDevice()
afterEach(() => void dispatchEvent(new Event('afterprint')))

/** The long game on the table of a page that has just been opened; what led to it is still on its way. */
async function opened() {
  await keep(WAR.save)
  vi.resetModules()
  const [{ useGame }, autosave, sketch, making, { useViewed: useLook }] = await Promise.all([
    import('../../src/store/game/game.ts'),
    import('../../src/store/persistence/open-saved-game.ts'),
    import('../../src/store/modes/sketch.ts'),
    import('../../src/store/modes/lesson-maker.ts'),
    import('../../src/store/view/viewed-moment.ts'),
  ])
  closing.push(autosave.startAutosave())
  expect(await autosave.openSavedGame('x')).toEqual({ ok: true })
  const game = () => useGame.getState()
  expect(game()).toMatchObject({ log: [], earlier: { length: LENGTH } })
  expect(game().pendingLog).not.toBeNull()
  return { ...sketch, ...making, ...autosave, useLook, game }
}

describe('before what led to a long game has come', () => {
  it('its page on paper has the log from the first round on', async () => {
    const { game } = await opened()
    const [{ Print }] = await Promise.all([import('../../src/ui/print/index.tsx'), import('../../src/ui/print/PrintPage.tsx')])
    render(<Print />)
    await act(async () => void dispatchEvent(new Event('beforeprint')))
    expect(game()).toMatchObject({ pendingLog: null, log: { length: LENGTH } })
    const page = await screen.findByRole('article', { hidden: true })
    expect(page.textContent).toContain('Austria-Hungary, round 1')
  })

  it('a sketch is begun on top of all of it, and the game stands as it stood when it is dropped', async () => {
    const { game, beginSketch, dropSketch, sketchBase, whenSaved: settled } = await opened()
    beginSketch()
    expect(sketchBase(game())?.log).toHaveLength(LENGTH)
    expect(game()).toMatchObject({ pendingLog: null, log: { length: LENGTH }, mode: { kind: 'sketch', face: 'play' } })
    expect(game().dispatch(ACTS[LENGTH]!)).toMatchObject({ ok: true })
    dropSketch()
    expect(game()).toMatchObject({ mode: { kind: 'game' }, earlier: [], id: 'x' })
    expect(game().log).toEqual(WAR.entries)
    expect(hashOf(game().game!)).toBe(WAR.save.hash)
    // It is gone on with where it was left.
    expect(game().dispatch(ACTS[LENGTH]!)).toMatchObject({ ok: true })
    await settled()
    expect(game().autosave.state).toBe('saved')
  })

  it('a lesson is made from where this turn last had a beginning', async () => {
    const {
      game,
      startLessonMaker: makeFromHere,
      useLessonMaker: useMaking,
      closeLessonMaker: leaveMaking,
      useLook,
    } = await opened()
    const Band = () => null
    makeFromHere({ Band, Card: () => null })
    const at = lessonStartIndex(WAR.entries, WAR.state)
    expect(at).not.toBeNull()
    expect(useMaking.getState().beginning).toMatchObject({ id: 'x', at })
    expect(game()).toMatchObject({ pendingLog: null, log: { length: LENGTH } })
    expect(useLook.getState().band).toBe(Band)
    game().dispatch(ACTS[LENGTH]!)
    expect(useMaking.getState().beginning).toMatchObject({ id: 'x', at })
    leaveMaking()
  })
})
