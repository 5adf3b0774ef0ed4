// Odds come to the map a moment after the card beside the mouse: then it is placed anew.
import { act, render } from '@testing-library/react'
import { type Ref, useImperativeHandle } from 'react'
import { expect, it, vi } from 'vitest'
import { useGame } from '../../src/store/game/game.ts'
import type { BoardHandle, BoardView } from '../../src/store/view/board-view.ts'

type Props = { view: BoardView; ref?: Ref<Pick<BoardHandle, 'blocksOf'>>; onHoverIntent?: (intent: unknown) => void }
const seen = vi.hoisted(() => ({ blocks: [0, 0, 10, 10], asked: 0, rest: null as ((intent: unknown) => void) | null }))
vi.mock('../../src/board/Board.tsx', () => ({
  Board: ({ ref, onHoverIntent }: Props) => {
    useImperativeHandle(ref, () => ({
      blocksOf: () => {
        seen.asked++
        return { keep: null, spare: [], next: [seen.blocks as unknown as [number, number, number, number]] }
      },
    }))
    seen.rest = onHoverIntent ?? null
    return null
  },
}))
const chips = vi.hoisted(() => ({ now: undefined as BoardView['chips'] }))
vi.mock('../../src/app/odds.ts', () => ({
  useOdds: (view: BoardView | null) => ({ view: view && { ...view, chips: chips.now }, chips: null, onChip: () => undefined }),
}))
vi.mock('../../src/app/follow.ts', () => ({ useFollowing: () => undefined }))
vi.mock('../../src/app/Callout.tsx', () => ({ Callout: () => null }))

it('holds: it asks again what it should leave to be seen, once they are there, and only where a card is shown', async () => {
  const { MapView } = await import('../../src/app/MapView.tsx')
  act(() =>
    useGame.getState().open({ ruleset: 'standard', seed: 'card', base: 'opening', power: 'germany', round: 2, phase: 'move' }),
  )
  const { rerender } = render(<MapView />)
  const chip = { bar: [1, 0, 0] as const, chance: '99 %', swing: '+3', spoken: '', ordered: false }
  chips.now = { belgium: chip }
  rerender(<MapView />)
  act(() => undefined)
  expect(seen.asked).toBe(0)
  act(() => seen.rest?.({ space: 'belgium', x: 200, y: 200, keep: null, spare: [] }))
  const before = seen.asked
  chips.now = { belgium: { ...chip, chance: '50 %' } }
  rerender(<MapView />)
  expect(seen.asked).toBe(before + 1)
})
