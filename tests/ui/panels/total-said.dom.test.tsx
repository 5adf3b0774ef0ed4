import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAnnouncements, useAnnouncements } from '../../../src/store/notify.ts'
import { useTotalSaid } from '../../../src/ui/panels/shared/useTotalSaid.ts'

function Counted({ words }: { words: string }) {
  useTotalSaid(words)
  return null
}
const said = () => useAnnouncements.getState()

beforeEach(() => {
  clearAnnouncements()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('says the sum once when the hand rests, and nothing as the panel opens', () => {
  const { rerender } = render(<Counted words="0 IPC spent" />)
  act(() => vi.advanceTimersByTime(5000))
  expect(said().polite).toBe('')
  const before = said().count
  for (const words of ['3 IPC spent', '6 IPC spent', '9 IPC spent']) {
    rerender(<Counted words={words} />)
    act(() => vi.advanceTimersByTime(200))
  }
  expect(said().polite).toBe('')
  act(() => vi.advanceTimersByTime(1000))
  expect(said().polite).toBe('9 IPC spent')
  expect(said().count).toBe(before + 1)
})

it('says nothing where the counts come back to what was said', () => {
  const { rerender } = render(<Counted words="0 IPC spent" />)
  rerender(<Counted words="3 IPC spent" />)
  act(() => vi.advanceTimersByTime(300))
  rerender(<Counted words="0 IPC spent" />)
  act(() => vi.advanceTimersByTime(5000))
  expect(said().polite).toBe('')
})
