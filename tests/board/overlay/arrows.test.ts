import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { colour } from '../../../src/board/glyphs/colours'
import { pillWidth } from '../../../src/board/glyphs/totals'
import { planArrows } from '../../../src/board/overlay/arrow-routing'
import { ArrowPlanCache, drawArrow, weightAt } from '../../../src/board/overlay/arrows'
import type { Arrow } from '../../../src/board/types'
import { boardWith, FRONT, laidOut, order, TEN } from '../orders-fixture'

const view = boardWith(FRONT)

beforeAll(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      closePath() {}
    },
  )
})

type Stroke = { ink: string; width: number; dash: readonly number[] }
const strokes: Stroke[] = []
const fills: string[] = []
beforeEach(() => {
  strokes.length = fills.length = 0
})

/** Writes down what is drawn. */
const ctx = {
  strokeStyle: '',
  fillStyle: '',
  lineWidth: 0,
  dash: [] as readonly number[],
  setLineDash(dash: readonly number[]) {
    this.dash = dash
  },
  stroke() {
    strokes.push({ ink: this.strokeStyle, width: this.lineWidth, dash: this.dash })
  },
  fill() {
    fills.push(this.fillStyle)
  },
}

function drawn(changes: Partial<Arrow>): void {
  const [arrow] = planArrows([{ ...order('ruhr', 'belgium', { infantry: 5 }, 'attack'), ...changes }], laidOut(view, 1.2), 1.2)
  drawArrow(ctx as unknown as CanvasRenderingContext2D, arrow!, 1.2, colour('redPencil'))
}

describe('an arrow', () => {
  const red = colour('redPencil')

  it('is filled into battle and hollow as reinforcement', () => {
    drawn({ kind: 'attack' })
    expect(fills).toEqual([red])
    fills.length = 0
    drawn({ kind: 'move' })
    expect(fills).toEqual([colour('card')])
  })

  it('is dotted in flight and dashed while it is being drawn', () => {
    drawn({ kind: 'flight' })
    expect(strokes.some(({ ink, dash }) => ink === red && dash.length > 0 && dash[0]! < 1)).toBe(true)
    strokes.length = 0
    drawn({ planned: true })
    expect(strokes.some(({ ink, dash }) => ink === red && dash.length > 0 && dash[0]! > 2)).toBe(true)
  })

  it('is thin and bears no pill while it waits for its battle', () => {
    drawn({ faint: true })
    const [arrow] = planArrows([{ ...TEN[0]!, faint: true }], laidOut(view, 1.2), 1.2)
    expect(arrow!.pill).toBeNull()
    expect(Math.min(...strokes.map(({ width }) => width))).toBeLessThan(2)
    expect(fills).not.toContain(red)
  })

  it('is finer from afar', () => {
    expect(weightAt(0.3)).toBeLessThan(weightAt(0.6))
    expect(weightAt(0.85)).toBe(1)
  })
})

describe('the plan of all arrows', () => {
  it('is kept while only the map moves, and for those that stay when one is added', () => {
    const layout = laidOut(view, 1.2)
    const some = TEN.slice(0, 4)
    const arrows = new ArrowPlanCache()
    const first = arrows.plan(some, layout)
    expect(arrows.plan([...some], layout)).toBe(first)
    expect(arrows.last).toBe(first)
    const more = arrows.plan([...some, TEN[4]!], layout)
    expect(more.slice(0, 4).every((each, i) => each === first[i])).toBe(true)
    expect(arrows.plan(some.slice(0, 2), layout)).toHaveLength(2)
  })
})

describe('a pill', () => {
  it('grows with what goes, and is a bare total from afar', () => {
    const units = { infantry: 5, artillery: 2 }
    expect(pillWidth(units)).toBeGreaterThan(pillWidth({ infantry: 5 }) + 20)
    expect(pillWidth(units, 0.4)).toBeLessThan(pillWidth(units) / 2)
  })
})
