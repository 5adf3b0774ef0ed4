// A game that is kept nowhere is not thrown away without a question.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { useGame } from '../../src/store/game/game.ts'
import { confirmIfUnsaved } from '../../src/store/persistence/unsaved-guard.ts'
import { gameCode } from '../../src/ui/start/game-code.ts'
import { openFile } from '../../src/ui/start/useOpenFile.tsx'
import { OPENING_MOVES, played } from '../save/samples.ts'
import '../support/storage.ts'

vi.mock('../../src/app/TablePage.tsx', async () => {
  const { useDroppedFiles } = await import('../../src/ui/start/useOpenFile.tsx')
  return {
    TablePage() {
      useDroppedFiles()
      return <p>the table</p>
    },
  }
})

const WAIT = { timeout: 15_000 }
const LONG = { timeout: 60_000 }
const TITLE = 'This game is not saved'
const BUY = { type: 'purchase', units: { infantry: 1 } } as const
const game = () => useGame.getState()

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError')
  })
})
afterEach(() => {
  cleanup()
  game().leave()
  vi.restoreAllMocks()
})

async function playInMemory(): Promise<string> {
  render(<App />)
  await screen.findByRole('heading', { name: 'Contested 1914' }, WAIT)
  await gameCode.load()
  act(() => game().newGame({ ruleset: 'standard', seed: 'memory' }))
  await vi.waitFor(() => expect(game().autosave.state).toBe('memory'), WAIT)
  act(() => void game().dispatch(BUY))
  await screen.findByText('the table', {}, WAIT)
  return game().id!
}
const asked = () => screen.findByRole('alertdialog', { name: TITLE }, WAIT)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const file = () => new File([JSON.stringify(played(OPENING_MOVES))], 'game.json', { type: 'application/json' })
const drop = () => fireEvent.drop(document.body, { dataTransfer: { files: [file()] } })
const closing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('a game that is kept nowhere', () => {
  it('stays when a file is dropped, until that is agreed to', LONG, async () => {
    const id = await playInMemory()
    drop()
    await asked()
    expect(screen.getByRole('button', { name: 'Save to a file' })).toBeTruthy()
    press('Cancel')
    expect(game().id).toBe(id)
    drop()
    await asked()
    press('Give it up')
    await vi.waitFor(() => expect(game().log).toHaveLength(OPENING_MOVES.length), WAIT)
    expect(game().id).not.toBe(id)
  })

  it('stays when the way back is taken, and so does its address', LONG, async () => {
    const id = await playInMemory()
    const { hash } = location
    history.replaceState(null, '', '/')
    act(() => void dispatchEvent(new Event('popstate')))
    await asked()
    expect(game().id).toBe(id)
    expect(location.hash).toBe(hash)
    press('Give it up')
    await vi.waitFor(() => expect(game().id).toBeNull(), WAIT)
    expect(location.hash).toBe('')
  })

  it('is asked about before the tab is closed, once something was done', LONG, async () => {
    await playInMemory()
    expect(closing()).toBe(true)
    act(() => game().undo())
    expect(closing()).toBe(false)
  })
})

describe('not asked', () => {
  it('of a game that is kept', LONG, async () => {
    await playInMemory()
    act(() => useGame.setState({ autosave: { state: 'saved', sentence: null, savedAt: null } }))
    expect(closing()).toBe(false)
    let left = false
    confirmIfUnsaved(() => {
      left = true
    })
    expect(left).toBe(true)
    await openFile(file())
    expect(game().log).toHaveLength(OPENING_MOVES.length)
  })
})
