import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel } from '../../../src/ui/panels/index.ts'
import { arriveAt, leaveToMouse, pressSpace } from '../../../src/ui/press.ts'

const aim = () => useUi.getState().aim
const arrive = (space: string) => act(() => arriveAt(space))
/** What a screen reader is told of what is aimed at. */
const told = () => document.querySelector('[aria-live="polite"]')?.textContent

beforeEach(() => {
  act(() =>
    useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'aim', round: 2, power: 'germany', phase: 'move' }),
  )
  render(<MovePanel />)
})

it('by key one aims as with the mouse: what would happen in a lit space is told before anything is sent', () => {
  arrive('belgium')
  expect(aim()).toBeNull()
  act(() => pressSpace('ruhr'))
  arrive('belgium')
  expect(aim()).toBe('belgium')
  expect(told()).toMatch(/Belgium|minor|rise/)
})

it('where nobody may go nothing is aimed at, and nothing is said again and again', () => {
  act(() => pressSpace('ruhr'))
  arrive('belgium')
  arrive('paris')
  expect(aim()).toBeNull()
  expect(told()).toBe('')
  expect(screen.getByText(/^Aim at a lit space/)).toBeTruthy()
})

it('a mouse that is moved aims by itself, but leaves what was aimed at in the list', () => {
  act(() => pressSpace('ruhr'))
  arrive('belgium')
  act(leaveToMouse)
  expect(aim()).toBeNull()
  act(() => useUi.getState().setAim('alsace'))
  act(leaveToMouse)
  expect(aim()).toBe('alsace')
})
