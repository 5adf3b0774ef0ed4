import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { selectUndoState } from '../../../src/store/game/undo-state.ts'
import { useUi } from '../../../src/store/ui.ts'
import { History } from '../../../src/ui/dock/History.tsx'
import { TurnPassed } from '../../../src/ui/dock/TurnPassed.tsx'
import { players } from '../battle/table.tsx'

const END = { type: 'end-phase' } as const
const store = () => useGame.getState()
const flow = () => store().game!.flow
const toast = () => screen.queryByText('The turn of Austria-Hungary is over.')

function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => store().open({ ruleset: 'standard', seed: 'toast', base: 'opening', round: 2, phase: 'income', players }))
  render(
    <>
      <TurnPassed />
      <History />
    </>,
  )
  expect(toast()).toBeNull()
  act(() => void store().dispatch(END))
  expect(flow().power).toBe('russia')
}

beforeEach(() => () => vi.useRealTimers())

describe('the end of a turn', () => {
  it('can be taken back where it was pressed', () => {
    open()
    expect(toast()).not.toBeNull()
    fireEvent.click(screen.getAllByRole('button', { name: /^Undo/ })[0]!)
    expect(flow()).toMatchObject({ power: 'austria-hungary', phase: 'income' })
    expect(toast()).toBeNull()
  })

  it('is offered for a while only', () => {
    open()
    act(() => void vi.advanceTimersByTime(11_000))
    expect(toast()).toBeNull()
    expect(selectUndoState(store()).can).toBe(true)
  })

  it('is not offered over a drill, which tells its end itself', () => {
    open()
    expect(toast()).not.toBeNull()
    act(() => useGame.setState({ mode: { kind: 'lesson' } as never }))
    expect(toast()).toBeNull()
    act(() => useGame.setState({ mode: { kind: 'game' } }))
  })

  it('stays as long as the focus is on it', () => {
    open()
    const undo = screen.getAllByRole('button', { name: /^Undo/ })[0]!
    act(() => undo.focus())
    act(() => void vi.advanceTimersByTime(30_000))
    expect(toast()).not.toBeNull()
    act(() => undo.blur())
    act(() => void vi.advanceTimersByTime(3_000))
    expect(toast()).toBeNull()
  })

  it('is not offered once the next person has done something', () => {
    open()
    act(() => void store().dispatch({ type: 'purchase', units: { infantry: 1 } }))
    expect(toast()).toBeNull()
  })

  it('is not offered of a turn that was over before the table was laid', () => {
    open()
    const { container } = render(<TurnPassed />)
    expect(container.textContent).toBe('')
  })
})

it('what cannot be undone is told beside the button, not over the map', () => {
  open()
  act(() => void store().dispatch({ type: 'purchase', units: { infantry: 1 } }))
  act(() => store().undo())
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(undo)
  expect(useUi.getState().hint).toMatch(/Ben has decided/)
  expect(screen.queryByRole('dialog')).toBeNull()
})
