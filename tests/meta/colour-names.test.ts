// Of Konva's own file no more is left out than the colours that it knows by name.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unnamed } from '../../tools/site/colour-names.ts'

const code = readFileSync('node_modules/konva/lib/Util.js', 'utf8')

it('the list of names is empty, and what looks into it is as it was', () => {
  const made = unnamed(code)
  expect(code).toContain('aliceblue')
  expect(made).not.toContain('aliceblue')
  const [before, after] = made.split('COLORS = {}')
  expect(code.startsWith(before!)).toBe(true)
  expect(code.endsWith(after!)).toBe(true)
  expect(after).toContain('COLORS[str.toLowerCase()]')
})

it('another Konva is refused rather than cut wrongly', () => {
  expect(() => unnamed('const COLORS = names')).toThrow('no longer lists')
})
