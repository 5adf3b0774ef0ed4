// After turns of the computer the orders come to the front, whatever was read meanwhile; in turns of people nothing is turned over.
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { startBackground } from '../../../src/ui/dock/background.ts'
import { Dock } from '../../../src/ui/dock/Dock.tsx'
import { players } from '../battle/table.tsx'

const store = () => useGame.getState()
const END = { type: 'end-phase' } as const
const shown = () => screen.getByRole('tab', { selected: true }).textContent
const read = () => act(() => useUi.getState().setTab('income'))

beforeEach(async () => {
  localStorage.clear()
  const at = { round: 2, power: 'austria-hungary', phase: 'income' } as const
  act(() => store().open({ ruleset: 'standard', seed: 'own', base: 'opening', players, ...at }))
  render(<Dock />)
  const stop = startBackground()
  await act(async () => {})
  return stop
})

it('edge: the turn of the computer is over', async () => {
  act(() => store().handOver('russia', { level: 'easy' }))
  await act(async () => void store().dispatch(END))
  expect(store().game!.flow.power).toBe('russia')
  read()
  // What it does is read about; in its own turn nothing changes that.
  await act(async () => void store().dispatch(END))
  expect(shown()).toBe('Income')
  for (let n = 0; n < 12 && store().game!.flow.power === 'russia'; n++) await act(async () => void store().dispatch(END))
  expect(store().game!.flow.power).toBe('germany')
  expect(shown()).toMatch(/^Orders/)
})

it('not: another person’s turn begins', async () => {
  read()
  await act(async () => void store().dispatch(END))
  expect(store().game!.flow.power).toBe('russia')
  expect(shown()).toBe('Income')
})
