import { describe, expect, it, vi } from 'vitest'
import { drawSprite, resetSprites, type Sprite, spriteByObject, spriteOf } from '../../../src/board/glyphs/sprites'

describe('pictures kept by object', () => {
  it('are made once for each object, and anew after a renewal', () => {
    const made: string[] = []
    const picture = spriteByObject((of: { name: string }, big: boolean): Sprite => {
      made.push(`${of.name} ${big}`)
      return { canvas: document.createElement('canvas'), at: [0, 0, 1, 1], w: made.length, h: 1 }
    })
    const [one, other] = [{ name: 'one' }, { name: 'other' }]
    const first = picture(one, true)
    expect(picture(one, true)).toBe(first)
    expect(picture(other, false)).not.toBe(first)
    expect(made).toEqual(['one true', 'other false'])
    resetSprites(2)
    expect(picture(one, true)).not.toBe(first)
    expect(made).toHaveLength(3)
  })
})

describe('sheets', () => {
  const made = (name: string, w: number, h: number) => spriteOf(name, w, h, () => {})
  const overlap = ({ at: [x, y, w, h] }: Sprite, { at: [X, Y, W, H] }: Sprite) => x < X + W && X < x + w && y < Y + H && Y < y + h

  it('hold many pictures, none of which lies on another, and what is too large has a canvas of its own', () => {
    resetSprites(2)
    const sprites = Array.from({ length: 200 }, (_, i) => made(`${i}`, 20 + ((i * 37) % 90), 18 + ((i * 11) % 25)))
    const sheets = new Set(sprites.map(({ canvas }) => canvas))
    expect(sheets.size).toBeLessThan(10)
    for (const sheet of sheets) {
      const on = sprites.filter(({ canvas }) => canvas === sheet)
      expect(on.some((one, i) => on.slice(i + 1).some((other) => overlap(one, other)))).toBe(false)
      expect(on.every(({ at: [x, y, w, h] }) => x + w <= sheet.width && y + h <= sheet.height)).toBe(true)
    }
    const large = made('large', 700, 20)
    expect(large.at).toEqual([0, 0, large.canvas.width, large.canvas.height])
    expect(sheets.has(large.canvas)).toBe(false)
  })

  it('are stamped from piece by piece, on whole pixels of the device', () => {
    resetSprites(2)
    made('before', 30, 20)
    const sprite = made('after', 30, 20)
    const drawImage = vi.fn()
    drawSprite({ drawImage } as unknown as CanvasRenderingContext2D, sprite, 100.3, 50)
    expect(drawImage).toHaveBeenCalledWith(sprite.canvas, 84, 0, 84, 64, 94.5, 44, 42, 32)
  })
})
