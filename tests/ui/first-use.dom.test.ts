// What waits for somebody to be there: the table behind the start page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onFirstUse, UNUSED } from '../../src/ui/lazy.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // Somebody who is there is waited for until the page has nothing to do.
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then, 1))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asked = () => {
  const then = vi.fn()
  return { then, stop: onFirstUse(then) }
}

describe('what comes at the first sign of use', () => {
  it('does not come while nobody has touched the page', () => {
    const { then, stop } = asked()
    vi.advanceTimersByTime(UNUSED - 1)
    expect(then).not.toHaveBeenCalled()
    stop()
  })

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])('comes at a %s, once', (sign) => {
    const { then } = asked()
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    vi.advanceTimersByTime(5)
    expect(then).toHaveBeenCalledOnce()
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    vi.advanceTimersByTime(2 * UNUSED)
    expect(then).toHaveBeenCalledOnce()
  })

  it('comes as the page is scrolled, whatever of it is', () => {
    const { then } = asked()
    document.body.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(5)
    expect(then).toHaveBeenCalledOnce()
  })

  it('comes in the end without anybody', () => {
    const { then } = asked()
    vi.advanceTimersByTime(UNUSED + 5)
    expect(then).toHaveBeenCalledOnce()
  })

  it('edge: does not come where it was no longer wanted, before the sign or just after it', () => {
    const before = asked()
    before.stop()
    const after = asked()
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    after.stop()
    vi.advanceTimersByTime(2 * UNUSED)
    expect(before.then).not.toHaveBeenCalled()
    expect(after.then).not.toHaveBeenCalled()
  })
})
