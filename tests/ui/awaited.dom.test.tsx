// Of the tests themselves (tests/support/awaited.ts): one that has waited for a part of the screen may press and tell it things at once.

import { render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

const busy = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** It takes longer to draw than React works at a stretch, so that its effects wait for another turn. */
function Slow({ onListening }: { onListening: () => void }) {
  busy(8)
  useEffect(onListening, [onListening])
  return <p>Here</p>
}

function Page({ onListening }: { onListening: () => void }) {
  const [come, setCome] = useState(false)
  useEffect(() => void setTimeout(() => setCome(true), 5), [])
  return come ? <Slow onListening={onListening} /> : null
}

it('what a test has waited for listens already, also where timers are due at once', async () => {
  const onListening = vi.fn()
  render(<Page onListening={onListening} />)
  const timer = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (then: () => void, ms?: number) => {
    const id = timer(then, ms)
    if (!ms) busy(5)
    return id
  })
  await screen.findByText('Here')
  expect(onListening).toHaveBeenCalledOnce()
})
