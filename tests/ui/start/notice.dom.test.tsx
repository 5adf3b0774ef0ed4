// A sentence for the whole table: with the sign of a warning, or of something that has been done.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { glyphs } from '../../../src/content/palette.ts'
import { useUi } from '../../../src/store/ui.ts'
import { Notice } from '../../../src/ui/start/Notice.tsx'

const warn = (words: string) => act(() => useUi.getState().setNotice(words))
const sign = () => screen.getByRole('alert').querySelector('path')!.getAttribute('d')

afterEach(() => {
  cleanup()
  useUi.getState().setNotice(null)
})

describe('a notice', () => {
  it('warns, unless nothing is wrong', () => {
    render(<Notice />)
    expect(screen.queryByRole('alert')).toBeNull()
    warn('It could not be opened.')
    expect(screen.getByRole('alert').textContent).toContain('It could not be opened.')
    expect(sign()).toBe(glyphs.icons.warn)
    act(() => useUi.getState().setNews('You play on.'))
    expect(sign()).toBe(glyphs.icons.check)
    warn('It could not be kept.')
    expect(sign()).toBe(glyphs.icons.warn)
  })
})
