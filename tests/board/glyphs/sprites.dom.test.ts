import { describe, expect, it } from 'vitest'
import { keeper, renewSprites, type Sprite } from '../../../src/board/glyphs/sprites'

describe('pictures kept by object', () => {
  it('are made once for each object, and anew after a renewal', () => {
    const made: string[] = []
    const picture = keeper((of: { name: string }, big: boolean): Sprite => {
      made.push(`${of.name} ${big}`)
      return { canvas: document.createElement('canvas'), w: made.length, h: 1 }
    })
    const [one, other] = [{ name: 'one' }, { name: 'other' }]
    const first = picture(one, true)
    expect(picture(one, true)).toBe(first)
    expect(picture(other, false)).not.toBe(first)
    expect(made).toEqual(['one true', 'other false'])
    renewSprites(2)
    expect(picture(one, true)).not.toBe(first)
    expect(made).toHaveLength(3)
  })
})
