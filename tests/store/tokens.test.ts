import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/index.ts'
import { palette } from '../../src/content/palette.ts'

const css = readFileSync('src/ui/styles/tokens.css', 'utf8')
const token = (name: string) => css.match(new RegExp(`--${name}: ([^;]+);`))?.[1]

describe('the colours of the page', () => {
  it.each([
    ['paper', 'paper'],
    ['card', 'card'],
    ['bar', 'bar'],
    ['ink', 'ink'],
    ['ink-2', 'ink2'],
    ['rule', 'rule'],
    ['rule-2', 'ruleStrong'],
    ['sea', 'sea'],
    ['sea-ink', 'seaInk'],
    ['red', 'redPencil'],
    ['blue', 'bluePencil'],
    ['neutral', 'neutral'],
    ['impassable', 'impassable'],
    ['minor', 'minor'],
  ] as const)('--%s is the map’s %s', (name, key) => {
    expect(token(name)).toBe(palette.theme.light[key])
  })

  it.each(content.powers.map((power) => [power.code.toLowerCase(), power.id] as const))('--%s is the ink of %s', (code, id) => {
    expect(token(code)).toBe(palette.powers[id].light.ink)
    expect(token(`on-${code}`)).toBe(palette.powers[id].light.glyph)
  })
})
