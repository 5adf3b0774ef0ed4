import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TEXT_SIZES } from '../../src/store/settings/settings.ts'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`)
  .sort()
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
/** Drawn in the measures of a picture, not of the page. */
const PICTURES = ['src/ui/start/MiniMap.module.css', 'src/ui/learn/Armies.module.css']

/** Letters of a fixed height, and room that is asked for without asking how large the letters are. */
const fixed = (css: string): string[] => [
  ...(bare(css).match(/(?:font|font-size|line-height):[^;]*\dpx[^;]*/g) ?? []),
  ...(bare(css).match(/@(?:media|container)[^{]*\((?:min-|max-)?(?:width|height)[^{]*px[^{]*/g) ?? []),
  ...(bare(css).match(/@media[^{]*\((?:min-|max-)?(?:width|height)[^{]*/g) ?? []),
]

describe('the size of the text', () => {
  it.each(sheets.filter((file) => !PICTURES.includes(file)))('%s grows with it', (file) => {
    expect(fixed(readFileSync(file, 'utf8'))).toEqual([])
  })

  it('what does not grow with it is found', () => {
    expect(fixed('a { font: 400 14px / 20px var(--sans); }')).toHaveLength(1)
    expect(fixed('a { line-height: 16px; }')).toHaveLength(1)
    expect(fixed('@media (max-width: 1279px) {}').length).toBeGreaterThan(0)
    expect(fixed('@container page (max-width: 800px) {}')).toHaveLength(1)
    expect(fixed('@container page (max-width: 50rem) { a { font: 400 0.875rem / 1.25rem var(--sans); } }')).toEqual([])
  })

  it('each of the sizes makes the root as large as it says, the first being the usual one', () => {
    const base = bare(readFileSync('src/ui/styles/base.css', 'utf8'))
    const percent = (size: number) =>
      Number(base.match(new RegExp(`\\[data-text="${size}"\\] \\{\\s*font-size: ([\\d.]+)%`))?.[1])
    const [usual, ...others] = TEXT_SIZES
    expect(base).not.toContain(`data-text="${usual}"`)
    for (const size of others) expect(percent(size)).toBeCloseTo((100 * size) / usual, 3)
  })
})
