import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { DockOverlay } from '../../../src/ui/dock/DockOverlay.tsx'
import { SideColumn } from '../../../src/ui/dock/index.ts'

const field = () => screen.queryByRole('combobox', { name: 'Name of a territory or sea zone' })
const width = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }))
afterEach(() => vi.unstubAllGlobals())

const find = () =>
  act(() => {
    useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'find', round: 2, power: 'germany' })
    useUi.getState().setSheet('find')
  })

it('on wide screens the finder opens in its own column beside the space, and leaves the orders alone', async () => {
  width(true)
  find()
  render(
    <>
      <SideColumn />
      <DockOverlay />
    </>,
  )
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Find')
  act(() => useUi.getState().setSheet(null))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Space')
  expect(field()).toBeNull()
})

it('on others it lies over the dock', async () => {
  width(false)
  find()
  render(<DockOverlay />)
  await waitFor(() => expect(field()).toBeTruthy())
  expect(screen.getByRole('dialog', { name: 'Find a space' })).toBeTruthy()
})
