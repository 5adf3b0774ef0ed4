import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/index.ts'
import { palette, type Theme } from '../../src/content/palette.ts'

const css = readFileSync('src/ui/styles/tokens.css', 'utf8')
const blocks: Record<Theme, string> = { light: '', dark: '', contrast: '' }
for (const [, theme, block] of css.matchAll(/\[data-theme="(\w+)"\] \{([^}]+)\}/g)) blocks[theme as Theme] = block!

describe.each(['light', 'dark', 'contrast'] as const)('the colours of the page in the %s theme', (theme) => {
  const token = (name: string) => blocks[theme].match(new RegExp(`--${name}: ([^;]+);`))?.[1]

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
    expect(token(name)).toBe(palette.theme[theme][key])
  })

  it.each(content.powers.map((power) => [power.code.toLowerCase(), power.id] as const))('--%s is the ink of %s', (code, id) => {
    expect(token(code)).toBe(palette.powers[id][theme].ink)
    expect(token(`on-${code}`)).toBe(palette.powers[id][theme].glyph)
  })

  it('land is as pale as on the map', () => {
    expect(token('ground')).toBe(palette.land[theme].ground)
    expect(token('share')).toBe(`${Math.round(palette.land[theme].wash * 100)}%`)
  })

  it('scrollbars and fields of the browser go with it', () => {
    expect(blocks[theme]).toContain(`color-scheme: ${theme === 'dark' ? 'dark' : 'light'};`)
  })
})
