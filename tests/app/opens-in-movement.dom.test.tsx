// The panel of Movement comes after the table: a game that opens there is not shown without it, and any other does not wait.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useGame } from '../../src/store/game/game.ts'
import '../support/storage.ts'

const panel = vi.hoisted(() => {
  let comes: () => void = () => undefined
  const come = new Promise<void>((resolve) => {
    comes = resolve
  })
  return { come, comes: () => comes() }
})

vi.mock('../../src/app/MapView.tsx', () => ({ MapView: () => <p>the map</p> }))
vi.mock('../../src/ui/panels/move/MovePanel.tsx', async () => {
  await panel.come
  return { MovePanel: () => <p>the panel of Movement</p> }
})

const { TablePage } = await import('../../src/app/TablePage.tsx')

const LAYING = 'Loading the map …'
const WAIT = { timeout: 15_000 }
const open = (phase: 'purchase' | 'move') => {
  useGame.getState().open({ ruleset: 'standard', base: 'opening', power: 'germany', phase })
  render(<TablePage />)
}

afterEach(() => {
  cleanup()
  useGame.getState().leave()
})

it('a game that opens in Purchase stands at once', async () => {
  open('purchase')
  await screen.findByText('the map', {}, WAIT)
  expect(screen.queryByText(LAYING)).toBeNull()
})

it('a game that opens in Movement stands with its panel, and not before', async () => {
  open('move')
  screen.getByText(LAYING)
  expect(screen.queryByText('the map')).toBeNull()
  panel.comes()
  await screen.findByText('the panel of Movement', {}, WAIT)
  await screen.findByText('the map', {}, WAIT)
})
