import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { EarlyField } from '../../../src/ui/find/EarlyField.tsx'
import { FindSpace } from '../../../src/ui/find/FindSpace.tsx'

it('what is typed before the search has come is searched for, and the keyboard goes back where it was', () => {
  act(() => useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'find', round: 2, power: 'germany' }))
  const show = (finder: React.ReactNode) => (
    <>
      <button type="button">before</button>
      {finder}
    </>
  )
  const { rerender } = render(show(null))
  const button = screen.getByRole('button', { name: 'before' })
  button.focus()
  rerender(show(<EarlyField />))
  const field = screen.getByRole('textbox', { name: 'Name of a territory or sea zone' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'galiz' } })

  rerender(show(<FindSpace />))
  const real = screen.getByRole<HTMLInputElement>('combobox')
  expect(document.activeElement).toBe(real)
  expect([real.value, real.selectionStart]).toEqual(['galiz', 5])
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Galicia')

  rerender(show(null))
  expect(document.activeElement).toBe(button)
  rerender(show(<FindSpace />))
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('')
})

it('Enter before the search has come is obeyed when it comes', () => {
  act(() => useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'find', round: 2, power: 'germany' }))
  act(() => useUi.getState().setSheet('find'))
  const { rerender } = render(<EarlyField />)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'galicia' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(useUi.getState().inspect).toBeNull()
  rerender(<FindSpace />)
  expect(useUi.getState()).toMatchObject({ inspect: 'galicia', focusSpace: 'galicia', sheet: null })
})
