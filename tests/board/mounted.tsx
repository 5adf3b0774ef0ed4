import { act, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, beforeEach, vi } from 'vitest'
import { Board } from '../../src/board/Board'
import { describeSpace } from '../../src/board/describe'
import type { BoardHandle, BoardView } from '../../src/board/types'
import { stubPage, stubPaths } from './canvas'
import { spacesWith, viewWith } from './views'

export const spaces = spacesWith()
spaces.ruhr = { ...spaces.ruhr!, holders: ['germany'], stacks: [{ power: 'germany', type: 'infantry', count: 7 }] }
/** Seven infantry in the Ruhr and nothing else. */
export const view = viewWith(spaces)

/** What the board has told. */
export const onSpace = vi.fn()
export const onHover = vi.fn()
export const onFocusSpace = vi.fn()

/** For a file whose tests mount the board: a page with a size, and telling that begins anew with each test. */
export function stubBoard(): void {
  beforeAll(() => {
    stubPaths()
    stubPage()
  })
  beforeEach(() => {
    vi.clearAllMocks()
  })
}

export async function mount(shown: BoardView = view, onHoverIntent?: (intent: unknown) => void) {
  const handle = createRef<BoardHandle>()
  const rested = onHoverIntent ? { onHoverIntent } : {}
  const made = render(
    <Board
      ref={handle}
      view={shown}
      describeSpace={describeSpace}
      onSpace={onSpace}
      onHover={onHover}
      onFocusSpace={onFocusSpace}
      {...rested}
    />,
  )
  await act(async () => {})
  return { handle: handle.current!, ground: screen.getByRole('application'), ...made }
}
