import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content'
import { glyphs } from '../../../src/content/palette'
import { difference, flatten, raster, stoutness } from '../glyph-raster'

const SIZE = 20
const ALL = [
  'infantry',
  'artillery',
  'tank',
  'fighter',
  'machine-gun',
  'battleship',
  'cruiser',
  'destroyer',
  'submarine',
  'transport',
  'poison-gas',
] as const
const drawn = new Map(ALL.map((unit) => [unit, raster(glyphs.units[unit]!, SIZE)]))
const inkOf = (picture: readonly number[]) => picture.reduce((sum, value) => sum + value, 0)

describe('the picture made of a path', () => {
  it('fills even-odd, and follows curves', () => {
    expect(inkOf(raster({ d: 'M2 2H22V22H2ZM7 7V17H17V7Z' }, 24))).toBeCloseTo(300)
    expect(inkOf(raster({ d: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z' }, 24, 8))).toBeCloseTo(Math.PI * 64, -1)
    expect(flatten('M0 0q4 0 4 4t4 4').at(-1)!.at(-1)).toEqual([8, 8])
  })

  it('says how much two differ wherever they lie', () => {
    const square = raster({ d: 'M4 4H12V12H4Z' }, SIZE)
    expect(difference(square, raster({ d: 'M6.4 5.2H14.4V13.2H6.4Z' }, SIZE), SIZE)).toBeLessThan(0.05)
    expect(difference(square, raster({ d: 'M4 4H20V5H4Z' }, SIZE), SIZE)).toBeGreaterThan(0.5)
  })
})

describe('the silhouettes', () => {
  it('stand for every unit of the rules', () => {
    expect(Object.keys(glyphs.units).sort()).toEqual([...ALL].sort())
    for (const { id } of content.units) expect(ALL).toContain(id)
  })

  it.each(ALL)('%s stays on its grid, is dark enough and has no hairlines at 20 pixels', (unit) => {
    const drawing = glyphs.units[unit]!
    for (const [x, y] of flatten(drawing.d).flat()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y)).toBeLessThanOrEqual(24)
    }
    expect(inkOf(drawn.get(unit)!) / SIZE ** 2).toBeGreaterThan(0.17)
    // Two pixels of twenty are 2.4 units. Points and corners may taper, so a tenth is forgiven at 1.7 pixels.
    expect(stoutness({ d: drawing.d }, 2.04)).toBeGreaterThan(0.9)
  })

  it('are told apart in grey at 20 pixels', () => {
    for (const [i, one] of ALL.entries()) {
      for (const other of ALL.slice(i + 1)) {
        expect(difference(drawn.get(one)!, drawn.get(other)!, SIZE), `${one} and ${other}`).toBeGreaterThan(0.24)
      }
    }
  })
})
