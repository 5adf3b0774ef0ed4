import * as v from 'valibot'
import { expect, test } from 'vitest'
import glyphData from '../../data/glyphs.json'
import paletteData from '../../data/palette.json'
import { content } from '../../src/content'
import { glyphs, palette, type Theme } from '../../src/content/palette'
import { glyphs as glyphSchema, palette as paletteSchema } from './schemas'

const themes: Theme[] = ['light', 'dark', 'contrast']

test('palette and glyphs have the shape the program expects', () => {
  expect(v.safeParse(paletteSchema, paletteData).issues).toBeUndefined()
  expect(v.safeParse(glyphSchema, glyphData).issues).toBeUndefined()
})

test('every power has an ink of its own, a pattern of its own and a device; every unit a silhouette', () => {
  for (const power of content.powers) {
    expect(palette.powers[power.id], power.id).toBeDefined()
    expect(glyphs.devices[power.id], power.id).toBeDefined()
  }
  const looks = Object.values(palette.powers)
  expect(new Set(looks.map((look) => look.pattern)).size).toBe(8)
  for (const theme of themes) expect(new Set(looks.map((look) => look[theme].ink)).size).toBe(8)
  for (const unit of content.units.filter((each) => each.kind !== 'marker')) expect(glyphs.units[unit.id], unit.id).toBeDefined()
})

test.each(themes)('in the %s theme words and glyphs stand out from their ground', (theme) => {
  const tokens = palette.theme[theme]
  for (const ground of [tokens.paper, tokens.card, tokens.bar]) {
    for (const token of ['ink', 'ink2', 'redPencil', 'bluePencil'] as const)
      expect(contrast(tokens[token], ground), `${token} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(tokens.seaInk, tokens.sea)).toBeGreaterThanOrEqual(4.5)
  for (const [power, look] of Object.entries(palette.powers)) {
    expect(contrast(look[theme].glyph, look[theme].ink), power).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens.ink, look[theme].wash), `names on ${power}`).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(themes)('in the %s theme a wash is its ink over the ground', (theme) => {
  const { ground, wash } = palette.land[theme]
  for (const [power, look] of Object.entries(palette.powers)) {
    const under = channels(ground)
    const mixed = channels(look[theme].ink).map((ink, i) => ink * wash + under[i]! * (1 - wash))
    channels(look[theme].wash).forEach((value, i) => {
      expect(Math.abs(value - mixed[i]!), power).toBeLessThan(2)
    })
  }
})

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((c) => (c <= 10.31475 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}
