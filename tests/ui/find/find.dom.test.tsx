import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Selection } from '../../../src/planning/selection.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useAnnouncements } from '../../../src/store/notify.ts'
import { useSpaces, visit } from '../../../src/store/spaces.ts'
import { useUi } from '../../../src/store/ui.ts'
import { FindSpace } from '../../../src/ui/find/FindSpace.tsx'
import { pressSpace } from '../../../src/ui/press.ts'

const field = () => screen.getByRole('combobox', { name: 'Name of a territory or sea zone' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

beforeEach(() => {
  act(() => {
    useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'find', round: 2, power: 'germany' })
    useUi.getState().setSheet('find')
    useSpaces.setState({ visited: [], at: -1 })
  })
  render(<FindSpace />)
})

it('has the keyboard at once, shows what each space is, and goes there with Enter', () => {
  expect(document.activeElement).toBe(field())
  type('galizia')
  expect(options()).toEqual(['GaliciaAustria-Hungary3 IPC6 + 2'])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(useUi.getState()).toMatchObject({ sheet: null, inspect: 'galicia', focusSpace: 'galicia', ring: ['galicia'] })
  expect(useUi.getState().tab).toBe('space')
})

it('leaves an army that was chosen in the dock: a place is looked for to send it to', () => {
  act(() => useUi.getState().select({ space: 'berlin', units: {}, transports: [] } as unknown as Selection))
  act(() => useUi.getState().setTab('orders'))
  type('galizia')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(useUi.getState()).toMatchObject({ inspect: 'galicia', tab: 'orders' })
})

it('arrows, Home and End go through what is found; a press goes there', () => {
  type('north sea')
  expect(options().map((text) => text?.slice(0, 11))).toEqual(['Sea Zone 9 ', 'Sea Zone 10', 'Sea Zone 5 '])
  fireEvent.keyDown(field(), { key: 'End' })
  expect(chosen()).toContain('Sea Zone 5')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(chosen()).toContain('Sea Zone 5')
  fireEvent.keyDown(field(), { key: 'Home' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(chosen()).toContain('Sea Zone 10')
  fireEvent.click(screen.getByRole('option', { selected: true }))
  expect(useUi.getState().inspect).toBe('sz10')
})

it('says how many were found once the typing rests, and that none is called so', () => {
  vi.useFakeTimers()
  type('turkey')
  act(() => void vi.advanceTimersByTime(1000))
  expect(useAnnouncements.getState().polite).toBe('3 spaces found')
  type('xyzzy')
  act(() => void vi.advanceTimersByTime(1000))
  expect(useAnnouncements.getState().polite).toBe('No space found')
  expect(screen.getByText('No space has the name “xyzzy”.')).toBeTruthy()
  vi.useRealTimers()
})

it('before anything is typed it offers what was looked at, the latest first', () => {
  act(() => ['vienna', 'sz9', 'vienna', 'rome'].forEach(visit))
  expect(options().map((text) => text?.slice(0, 6))).toEqual(['RomeIt', 'Vienna', 'Sea Zo'])
})

it('a press on the map takes away what lay over the orders', () => {
  act(() => useUi.getState().setSheet('find'))
  act(() => useUi.getState().openRule('STD-MOV-02'))
  act(() => pressSpace('paris'))
  expect(useUi.getState()).toMatchObject({ sheet: null, rule: null, inspect: 'paris' })
})
