import { describe, expect, it, vi } from 'vitest'
import { planArrows } from '../../../src/board/overlay/arrow-routing'
import { type Clock, MOTION_MS, Motion, type MotionPart, motionBetween } from '../../../src/board/overlay/motion'
import type { BoardView } from '../../../src/board/types'
import { boardWith, FRONT, laidOut, order } from '../orders-fixture'

/** A clock that goes on only when it is told to. */
function fakeClock(reduced = false) {
  let time = 0
  let next = 0
  const waiting = new Map<number, () => void>()
  const clock: Clock = {
    now: () => time,
    frame: (step) => {
      waiting.set(++next, step)
      return next
    },
    cancel: (frame) => void waiting.delete(frame),
    reduced: () => reduced,
  }
  const pass = (ms: number) => {
    time += ms
    const due = [...waiting.values()]
    waiting.clear()
    for (const step of due) step()
  }
  return { clock, pass, waiting: () => waiting.size }
}

const hit: MotionPart = { kind: 'hit', space: 'belgium' }

describe('what moves', () => {
  it('is drawn in every frame until its time is over, and then asks for no more', () => {
    const { clock, pass, waiting } = fakeClock()
    const redraw = vi.fn()
    const motion = new Motion(redraw, clock)
    motion.start([hit])
    expect(motion.progress()).toBe(0)
    pass(80)
    expect([motion.progress(), motion.parts.length, redraw.mock.calls.length]).toEqual([0.4, 1, 1])
    pass(MOTION_MS)
    expect([motion.parts.length, redraw.mock.calls.length, waiting()]).toEqual([0, 2, 0])
    expect(MOTION_MS).toBeLessThanOrEqual(200)
  })

  it('does not move at all where motion is not wanted', () => {
    const { clock, waiting } = fakeClock(true)
    const motion = new Motion(vi.fn(), clock)
    motion.start([hit])
    expect([motion.parts.length, waiting()]).toEqual([0, 0])
  })

  it('gives way to what moves next, and leaves nothing behind when it is stopped', () => {
    const { clock, pass, waiting } = fakeClock()
    const redraw = vi.fn()
    const motion = new Motion(redraw, clock)
    motion.start([hit])
    pass(100)
    motion.start([{ kind: 'hit', space: 'lorraine' }])
    expect([motion.progress(), waiting()]).toEqual([0, 1])
    redraw.mockClear()
    motion.start([])
    expect([motion.parts.length, waiting(), redraw.mock.calls.length]).toEqual([0, 0, 1])
    motion.start([hit])
    motion.stop()
    pass(50)
    expect([motion.parts.length, waiting()]).toEqual([0, 0])
  })
})

describe('what is seen to have happened between two views', () => {
  const stage = '2 germany move'
  const view = (changes: Partial<BoardView> = {}) => boardWith(FRONT, { stage, struck: { at: 3, hits: {} }, ...changes })
  const toBelgium = order('ruhr', 'belgium', { infantry: 5, artillery: 2 }, 'attack')
  const between = (before: BoardView, after: BoardView) => {
    const layout = laidOut(before, 1.2)
    return motionBetween(before, after, layout, planArrows(before.arrows, layout, 1.2))
  }

  it('is a chip that goes along its arrow when an order is given', () => {
    expect(between(view(), view({ arrows: [toBelgium] }))).toEqual([
      { kind: 'glide', arrow: toBelgium, units: toBelgium.units, back: null },
    ])
  })

  it('is only what is new when more goes the same way', () => {
    const more = { ...toBelgium, units: { infantry: 7, artillery: 2 } }
    expect(between(view({ arrows: [toBelgium] }), view({ arrows: [more] }))).toMatchObject([{ units: { infantry: 2 } }])
  })

  it('is a chip that comes back when the order is taken back', () => {
    const [back] = between(view({ arrows: [toBelgium] }), view())
    expect(back).toMatchObject({ kind: 'glide', arrow: toBelgium, back: { arrow: toBelgium } })
  })

  it('is nothing while an order is only being drawn, at another phase, or when many things change at once', () => {
    expect(between(view(), view({ arrows: [{ ...toBelgium, planned: true }] }))).toEqual([])
    expect(between(view(), view({ arrows: [toBelgium], stage: '2 germany combat' }))).toEqual([])
    const many = ['kiel', 'berlin', 'munich', 'alsace', 'hanover'].map((from) => order(from, 'ruhr', { infantry: 1 }))
    expect(between(view(), view({ arrows: many }))).toEqual([])
  })

  it('is a ring round a country whose fate has turned, between two phases too, and not on the way back', () => {
    const after = view({ struck: { at: 4, hits: {}, turned: ['greece'] } })
    expect(between(view(), after)).toEqual([{ kind: 'turn', space: 'greece' }])
    expect(between(view(), { ...after, stage: '2 germany mobilize' })).toEqual([{ kind: 'turn', space: 'greece' }])
    expect(between(after, view())).toEqual([])
  })

  it('is a burst where dice hit and armies that fade where there were losses; and none of it on the way back', () => {
    const battles = [{ space: 'lorraine', required: true, resolved: false }]
    const fewer = { ...FRONT, lorraine: { ...FRONT.lorraine, france: { infantry: 4 } } }
    const before = view({ battles })
    const after = boardWith(fewer, { stage, battles, struck: { at: 4, hits: { lorraine: 3 } } })
    const lorraine = laidOut(before, 1.2).bySpace.get('lorraine')!
    const french = lorraine.armies.findIndex(({ strips }) => strips[0]!.power === 'france')
    const kinds = between(before, after)
    expect(kinds).toMatchObject([
      { kind: 'hit', space: 'lorraine' },
      { kind: 'fade', army: french },
    ])
    expect(between(after, before)).toEqual([])
  })
})
