// On a phone the picture of the opening stands below the edge of the window: neither its map nor a game is made before it is seen.
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Continue } from '../../../src/ui/start/Continue.tsx'
import { gameCode } from '../../../src/ui/start/game-code.ts'

let look: (seen: boolean) => void = () => {}
class Watch {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => act(() => told([{ isIntersecting }]))
  }
  observe() {}
  disconnect() {}
}

beforeAll(() => gameCode.load(), 60_000)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('holds: the rules are not asked for the opening, nor the map drawn, until it comes into sight', async () => {
  vi.stubGlobal('IntersectionObserver', Watch)
  const asked = vi.spyOn(gameCode, 'load')
  render(<Continue kept={undefined} games={[]} ruleset="standard" onChange={() => {}} />)
  look(false)
  await act(async () => {})
  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByRole('img')).toBeNull()
  look(true)
  expect(await screen.findByRole('img', undefined, { timeout: 15_000 })).toBeDefined()
  expect(asked).toHaveBeenCalledOnce()
})
