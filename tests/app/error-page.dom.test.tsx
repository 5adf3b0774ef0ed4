// Whoever meets a broken table gets away from it, and is not led back.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { useGame } from '../../src/store/game/game.ts'
import { whenSaved } from '../../src/store/persistence/open-saved-game.ts'
import { freshDatabase } from '../support/storage.ts'

const table = vi.hoisted(() => ({ broken: true }))
vi.mock('../../src/app/TablePage.tsx', () => ({
  TablePage() {
    if (table.broken) throw new Error('a panel that breaks')
    return <p>the table</p>
  },
}))

const WAIT = { timeout: 8000 }
beforeEach(() => {
  freshDatabase()
  table.broken = true
  history.replaceState(null, '', '/')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  useGame.getState().leave()
  vi.restoreAllMocks()
})
const home = () => screen.findByRole('heading', { name: 'Contested 1914' }, WAIT)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function meetTheErrorPage(): Promise<void> {
  render(<App />)
  await home()
  useGame.getState().newGame({ ruleset: 'standard', seed: 'broken' })
  await screen.findByRole('heading', { name: 'This part of the table failed' }, WAIT)
  expect(location.hash).toMatch(/^#game=/)
}

it('holds: leaving the error page leads to the start page, and the address names the broken game no more', {
  timeout: 30_000,
}, async () => {
  await meetTheErrorPage()
  press('Back to the start page')
  await home()
  expect(location.hash).toBe('')
  expect(useGame.getState().id).toBeNull()
  await whenSaved()
  expect(screen.queryByText('This part of the table failed')).toBeNull()
})

it('holds: what broke for a moment is drawn anew with the same game', { timeout: 30_000 }, async () => {
  await meetTheErrorPage()
  const { id } = useGame.getState()
  table.broken = false
  press('Try again')
  expect(await screen.findByText('the table', {}, WAIT)).toBeTruthy()
  expect(useGame.getState().id).toBe(id)
})

it.each(['#game=%', '#game=%E0%A4%A', '#game=no such game'])(
  'an address that ends in %s is no game: it is said, and forgotten',
  {
    timeout: 30_000,
  },
  async (hash) => {
    history.replaceState(null, '', `/${hash}`)
    render(<App />)
    await home()
    expect(await screen.findByText(/no longer on this device/, {}, WAIT)).toBeTruthy()
    expect(location.hash).toBe('')
  },
)
