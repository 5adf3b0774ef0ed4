import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBeats } from '../../../src/ui/battle/beats.ts'

const beats = (before: number) => {
  const hook = renderHook(({ count }) => useBeats(count), { initialProps: { count: before } })
  return (count: number) => {
    hook.rerender({ count })
    return Array.from({ length: count }, (_, index) => hook.result.current(index))
  }
}

it('throws that come together are shown one after another, and nobody waits for long', () => {
  expect(beats(0)(3)).toEqual([0, 1, 2])
  expect(beats(0)(7)).toEqual([0, 1, 2, 3, 4, 4, 4])
})

it('what was there does not come again', () => {
  const show = beats(2)
  expect(show(2)).toEqual([0, 0])
  expect(show(4)).toEqual([0, 0, 0, 1])
  expect(show(4)).toEqual([0, 0, 0, 1])
  expect(show(5)).toEqual([0, 0, 0, 0, 0])
  // Taken back, and thrown anew.
  expect(show(1)).toEqual([0])
})
