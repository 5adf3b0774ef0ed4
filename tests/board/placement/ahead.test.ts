import { describe, expect, it } from 'vitest'
import { setBoard } from '../../../src/board/geography/current-board'
import { layoutScale } from '../../../src/board/placement/layout'
import { LayoutCache } from '../../../src/board/placement/layout-cache'
import { openingOn, spacesWith, viewWith } from '../views'

const view = openingOn('standard')
setBoard(view.board)
const SCALES = [0.9, 0.6]

/** In how many moments all is made ready. */
function prepared(cache: LayoutCache): number {
  for (let moments = 1; ; moments++) {
    if (!cache.layOutInIdle(view, SCALES)) return moments
    if (moments > 10_000) throw new Error('It never ends.')
  }
}

describe('a board that is laid out ahead', () => {
  it('is done after some moments, and then there is nothing left to do', () => {
    const cache = new LayoutCache()
    expect(prepared(cache)).toBeGreaterThan(1)
    expect(cache.layOutInIdle(view, SCALES)).toBe(false)
    expect(cache.layout).toBeNull()
  })

  it('stands as it would have stood', () => {
    const [cache, other] = [new LayoutCache(), new LayoutCache()]
    prepared(cache)
    for (const k of SCALES) expect(cache.get(view, k, false).placed).toEqual(other.get(view, k, false).placed)
  })

  it('begins anew when nothing that was laid out holds any more', () => {
    const cache = new LayoutCache()
    prepared(cache)
    cache.clear()
    expect(cache.layOutInIdle(view, SCALES)).toBe(true)
  })

  it('lays out what is foreseen before that, at the scale in use, so that less has to be looked for then', () => {
    const cache = new LayoutCache()
    cache.get(view, 0.9, false)
    const asked: number[] = []
    const foreseen = (function* () {
      for (const units of [1, 2, 3]) {
        asked.push(units)
        yield viewWith(spacesWith((space) => (space === 'berlin' ? [{ power: 'germany', type: 'infantry', count: units }] : [])))
      }
    })()
    cache.setUpcoming(foreseen)
    prepared(cache)
    expect(asked).toEqual([1, 2, 3])
    expect(cache.layout?.k).toBe(layoutScale(0.9))
    expect(cache.layOutInIdle(view, SCALES)).toBe(false)
  })

  it('waits with what is foreseen until something is laid out, and lays out nothing of it once it is foreseen no more', () => {
    const cache = new LayoutCache()
    const foreseen = [view][Symbol.iterator]()
    cache.setUpcoming(foreseen)
    prepared(cache)
    expect(foreseen.next().done).toBeFalsy()
    for (const drop of [() => cache.setUpcoming(null), () => cache.clear()]) {
      const others = [view][Symbol.iterator]()
      cache.get(view, 0.9, false)
      cache.setUpcoming(others)
      drop()
      prepared(cache)
      expect(others.next().value).toBe(view)
    }
  })
})
