import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

/** The buttons over the table and their piece as a page has them that nobody has used yet. */
async function fresh() {
  vi.resetModules()
  const { useGame } = await import('../../../src/store/game/game.ts')
  useGame.getState().open({ ruleset: 'standard', seed: 'gear' })
  const { Tools } = await import('../../../src/ui/header/Tools.tsx')
  const { sheets } = await import('../../../src/ui/chunks/sheets.ts')
  return { Tools, sheets }
}
/** The gear under a hand that is down when what opens the menu comes. */
async function heldAsItComes(): Promise<HTMLElement> {
  const { Tools, sheets } = await fresh()
  render(<Tools />)
  const button = gear()
  fireEvent.pointerDown(button)
  await act(() => sheets.load())
  return button
}
const gear = () => screen.getByRole('button', { name: 'Menu' })
const items = () => screen.queryAllByRole('menuitem').length

it('holds: what opens the menu comes in the middle of a press, and the menu is open when the hand has let go', async () => {
  const button = await heldAsItComes()
  expect(gear()).toBe(button)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(items()).toBeGreaterThan(3)
})

it('edge: a press that ends elsewhere opens nothing, and leaves the button its place', async () => {
  const button = await heldAsItComes()
  fireEvent.pointerUp(document.body)
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(gear()).not.toBe(button)
  expect(items()).toBe(0)
})
