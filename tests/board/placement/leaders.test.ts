/** Small countries with large armies: what finds no room on their land stands close by, on a short line or none. */
import { afterAll, describe, expect, it } from 'vitest'
import { setBoard } from '../../../src/board/geography/current-board'
import { NEAR_SCALE } from '../../../src/board/placement/forms'
import { cornerOf, type Layout, layoutBoard } from '../../../src/board/placement/layout'
import { POWERS, type StackView } from '../../../src/engine'
import { openingOn, PRINTED, words } from '../views'

const stack = (power: StackView['power'], type: StackView['type'], count: number): StackView => ({ power, type, count })
const ARMIES: Readonly<Record<string, StackView[]>> = {
  'no army': [],
  'a small army': [stack('russia', 'infantry', 2), stack('russia', 'artillery', 1)],
  'a large army': [stack('germany', 'infantry', 5), stack('germany', 'artillery', 2), stack('germany', 'fighter', 1)],
  'two armies': [stack('germany', 'infantry', 5), stack('germany', 'artillery', 2), stack('france', 'infantry', 2)],
  'three armies': [
    stack('germany', 'infantry', 5),
    stack('germany', 'artillery', 2),
    stack('france', 'infantry', 2),
    stack('britain', 'infantry', 2),
    stack('britain', 'artillery', 2),
  ],
}

/** Pixels from the foot of a space's line to what it leads to; 0 without a line. */
function lineOf({ bySpace: by, k }: Layout, space: string): number {
  const block = by.get(space)
  if (!block?.leaderStart) return 0
  const [left, top] = cornerOf(block, { x: 0, y: 0, k })
  const [x, y] = [block.leaderStart[0] * k - left, block.leaderStart[1] * k - top]
  const label = block.label ? [block.label] : []
  const parts = block.isNameLeader ? label : [...label, ...block.armies]
  return Math.min(
    ...parts.map((part) =>
      Math.hypot(Math.max(part.x - x, 0, x - part.x - part.w), Math.max(part.y - y, 0, y - part.y - part.h)),
    ),
  )
}

afterAll(() => {
  setBoard(PRINTED)
})

describe.each([
  ['standard', 'belgium'],
  ['influence', 'montenegro'],
  ['influence', 'dervish-state'],
  ['standard', 'albania'],
] as const)('on the board %s, %s', (grouping, space) => {
  it.each(Object.entries(ARMIES))('with %s has no long line', (_, stacks) => {
    const view = openingOn(grouping)
    const holders = POWERS.filter((power) => stacks.some((each) => each.power === power))
    const controller = holders.length > 1 ? 'contested' : (holders[0] ?? null)
    view.spaces[space] = { ...view.spaces[space]!, stacks, holders, controller }
    setBoard(view.board)
    for (const scale of [0.62, 0.85, 1, 1.2, 1.5, 2.4]) {
      const layout = layoutBoard(view, scale, new Map(), words)
      expect(lineOf(layout, space), `at ${scale}`).toBeLessThan(50)
      if (scale >= NEAR_SCALE) expect(layout.bySpace.get(space)!.label, `at ${scale}`).not.toBeNull()
    }
  })
})
