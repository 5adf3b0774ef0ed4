// Nothing moves where less motion is wanted: whatever takes time takes it from the tokens, which are nought then, or says
// that it is for those who did not ask.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const filesOf = (ending: string) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `src/${file}`)
    .sort()
const sheets = filesOf('.css')
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** Without the parts for those who have nothing against motion. */
function withoutTheWilling(css: string): string {
  const opening = /@media[^{]*prefers-reduced-motion:\s*no-preference[^{]*\{/.exec(css)
  if (!opening) return css
  let depth = 1
  let end = opening.index + opening[0].length
  for (; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
  return css.slice(0, opening.index) + withoutTheWilling(css.slice(end))
}

/** Declarations of a sheet that take time by themselves. */
function moving(css: string): string[] {
  const found = withoutTheWilling(bare(css)).match(/(?:^|[\s{;])(?:transition|animation)(?:-\w+)*\s*:[^;}]+/g) ?? []
  return found
    .map((declaration) => declaration.replace(/^[\s{;]+/, ''))
    .filter((declaration) => !/:\s*none\b/.test(declaration))
    .filter((declaration) => !/var\(--(?:quick|slow|beat)\)/.test(declaration) || /\d(?:ms|s)\b/.test(declaration))
}

describe('motion', () => {
  it('is found where it is not from the tokens', () => {
    expect(moving('a { transition: color 1s; }')).toEqual(['transition: color 1s'])
    expect(moving('a { animation: drop var(--slow) 50ms }')).toEqual(['animation: drop var(--slow) 50ms '])
    expect(moving('a { transition: color var(--quick); animation: none }')).toEqual([])
    expect(moving('@media (prefers-reduced-motion: no-preference) { a { transition: color 1s } }')).toEqual([])
  })

  it.each(sheets)('%s takes its time from the tokens', (sheet) => {
    const css = readFileSync(sheet, 'utf8')
    expect(moving(css)).toEqual([])
    expect(bare(css)).not.toMatch(/scroll-behavior\s*:\s*smooth/)
  })

  it('the tokens are nought where less motion is wanted, and never long', () => {
    const tokens = bare(readFileSync('src/ui/styles/tokens.css', 'utf8'))
    const reduced = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?\})\s*\}/.exec(tokens)?.[1] ?? ''
    for (const name of ['quick', 'slow']) {
      expect(reduced).toMatch(new RegExp(`--${name}: 0ms;`))
      const [first = Infinity] = [...tokens.matchAll(new RegExp(`--${name}: (\\d+)ms;`, 'g'))].map((hit) => Number(hit[1]))
      expect(first).toBeLessThanOrEqual(200)
    }
  })

  it('no component moves by itself', () => {
    for (const file of filesOf('.tsx'))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/behavior:\s*'smooth'|transition:|animation:|\.animate\(/)
  })
})
