import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setBoard } from '../../../src/board/geography/current-board'
import { drawMarks } from '../../../src/board/overlay/marks'
import type { Canvas2D } from '../../../src/board/types'
import { stubPaths } from '../canvas'
import { openingOn } from '../views'

const view = openingOn('standard')
setBoard(view.board)
beforeEach(stubPaths)
afterEach(() => vi.unstubAllGlobals())

const none = { ...view, selected: null, targets: {}, movable: [], aim: null, blue: [], blueMarks: [], focus: null, hover: null }

/** What is done on a canvas, with how it is laid over what is there. */
function drawn(shown: Parameters<typeof drawMarks>[3]): string[] {
  const done: string[] = []
  const ctx = {
    canvas: { width: 800, height: 600 },
    globalCompositeOperation: 'source-over',
    ...Object.fromEntries(['save', 'restore', 'setTransform', 'setLineDash', 'clip'].map((name) => [name, () => undefined])),
    ...Object.fromEntries(
      ['fillRect', 'fill', 'stroke'].map((name) => [
        name,
        (...all: unknown[]) =>
          done.push(`${name} ${ctx.globalCompositeOperation} ${all.filter((each) => typeof each !== 'object')}`),
      ]),
    ),
  } as { globalCompositeOperation: string } & Record<string, unknown>
  drawMarks(ctx as unknown as Canvas2D, { x: 0, y: 0, k: 0.7 }, 1, shown)
  expect(ctx.globalCompositeOperation).toBe('source-over')
  return done
}

describe('the veil', () => {
  it('lies over everything, and what can still be moved is cut out of it and outlined at once', () => {
    expect(drawn({ ...none, movable: ['berlin', 'munich', 'sz10'] })).toEqual([
      'fillRect source-over 0,0,800,600',
      'fill destination-out evenodd',
      'stroke source-over ',
    ])
  })

  it('is cut open for targets too, each of which has an outline of its own', () => {
    expect(drawn({ ...none, targets: { paris: 'attack', belgium: 'minor' } })).toEqual([
      'fillRect source-over 0,0,800,600',
      'fill destination-out evenodd',
      'stroke source-over ',
      'stroke source-over ',
    ])
  })

  it('is not there where nothing is lit', () => {
    expect(drawn(none)).toEqual([])
    expect(drawn({ ...none, hover: 'paris' })).toEqual(['stroke source-over '])
  })
})
