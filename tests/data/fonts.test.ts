// The letters of the table are in the faces that are fetched before play, and these are what the tool cuts.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { committed, cut, FACES, SANS_LETTERS, SERIF_LETTERS } from '../../tools/fonts.mjs'

const KB = 1000
/** Signs that no face of ours has; the system's own fonts show them. */
const FROM_THE_SYSTEM = '⌘⇧⏎⌥✓→←↑↓◂▸◀▶'

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

describe('the typefaces', () => {
  test.each(FACES.map((face) => [face.file, face] as const))('%s is what the tool cuts', async (_, face) => {
    const bytes = await cut(face)
    expect(Buffer.compare(Buffer.from(bytes), committed(face))).toBe(0)
  })

  test('together they are no more than sixty kilobytes', () => {
    const all = FACES.reduce((sum, face) => sum + committed(face).length, 0)
    expect(all).toBeLessThanOrEqual(60 * KB)
    expect(all).toBeGreaterThan(20 * KB)
  })

  test('every letter of the catalogue is in the sans, every letter of a name in the serif', () => {
    const texts = readdirSync('data/text/en')
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => wordsOf(read(`data/text/en/${file}`)))
    const rules = wordsOf(read('data/rules/standard.json'))
    const missing = new Set([...texts, ...rules].join('').replace(/\n/g, ''))
    for (const letter of SANS_LETTERS + FROM_THE_SYSTEM) missing.delete(letter)
    expect([...missing]).toEqual([])

    const { spaces } = read('data/board.json') as { spaces: { name: string }[] }
    const strange = new Set(spaces.map((space) => space.name + space.name.toUpperCase()).join(''))
    for (const letter of SERIF_LETTERS) strange.delete(letter)
    expect([...strange]).toEqual([])
  })

  test('the range of the sans in the style sheet names its letters and no others', () => {
    const css = readFileSync('src/ui/styles/fonts.css', 'utf8')
    const ranges = /unicode-range:([^;]+);/
      .exec(css)![1]!
      .split(',')
      .map((part) => part.trim().slice(2).split('-'))
    const named = ranges.flatMap(([from, to]) => {
      const first = Number.parseInt(from!, 16)
      return Array.from({ length: Number.parseInt(to ?? from!, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    expect(named.toSorted()).toEqual([...SANS_LETTERS].toSorted())
  })
})
