import { describe, expect, it } from 'vitest'
import { layBoard } from '../../../src/board/geography/table'
import { LayoutCache } from '../../../src/board/placement/cache'
import { openingOn } from '../views'

const view = openingOn('standard')
layBoard(view.board)
const SCALES = [0.9, 0.6]

/** In how many moments all is made ready. */
function prepared(cache: LayoutCache): number {
  for (let moments = 1; ; moments++) {
    if (!cache.prepare(view, SCALES)) return moments
    if (moments > 10_000) throw new Error('It never ends.')
  }
}

describe('a board that is laid out ahead', () => {
  it('is done after some moments, and then there is nothing left to do', () => {
    const cache = new LayoutCache()
    expect(prepared(cache)).toBeGreaterThan(1)
    expect(cache.prepare(view, SCALES)).toBe(false)
    expect(cache.layout).toBeNull()
  })

  it('stands as it would have stood', () => {
    const [cache, other] = [new LayoutCache(), new LayoutCache()]
    prepared(cache)
    for (const k of SCALES) expect(cache.now(view, k, false).placed).toEqual(other.now(view, k, false).placed)
  })

  it('begins anew when nothing that was laid out holds any more', () => {
    const cache = new LayoutCache()
    prepared(cache)
    cache.forget()
    expect(cache.prepare(view, SCALES)).toBe(true)
  })
})
