// The theme for those who asked for contrast: 7 : 1 for whatever is read, 3 : 1 for the edges of controls.
import { blend, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { palette } from '../../src/content/palette'

const tokens = palette.theme.contrast
const over = (colour: string, ground: string) => wcagContrast(blend([ground, colour]), ground)

test.each(['ink', 'ink2', 'redPencil', 'bluePencil'] as const)('%s is read on every ground of the page', (token) => {
  for (const ground of ['paper', 'card', 'bar', 'neutral'] as const)
    expect(wcagContrast(tokens[token], tokens[ground]), ground).toBeGreaterThanOrEqual(7)
})

test('names and numbers are read on every land and every sea', () => {
  for (const [power, { contrast }] of Object.entries(palette.powers))
    expect(wcagContrast(tokens.ink, contrast.wash), power).toBeGreaterThanOrEqual(7)
  for (const ground of ['sea', 'shoal', 'lake', 'neutral', 'impassable'] as const)
    expect(wcagContrast(tokens.ink, tokens[ground]), ground).toBeGreaterThanOrEqual(7)
  for (const ground of ['sea', 'shoal', 'lake'] as const)
    expect(wcagContrast(tokens.seaInk, tokens[ground]), ground).toBeGreaterThanOrEqual(7)
})

test('what is written on an ink is read there', () => {
  for (const [power, { contrast }] of Object.entries(palette.powers))
    expect(wcagContrast(contrast.glyph, contrast.ink), power).toBeGreaterThanOrEqual(7)
})

test('edges of controls stand out', () => {
  for (const ground of [tokens.paper, tokens.card, tokens.bar]) {
    expect(over(tokens.ruleStrong, ground)).toBeGreaterThanOrEqual(3)
    expect(over(tokens.shore, ground)).toBeGreaterThanOrEqual(3)
  }
})
