// Of Konva's own files no more is left out than the colours that it knows by name, what it advises, and what it checks where pages are written.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packed, unadvised, unnamed } from '../../tools/site/konva.ts'

const codeOf = (file: string): string => readFileSync(`node_modules/konva/lib/${file}.js`, 'utf8')
const code = codeOf('Util')

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

it('of advice only whole statements go, each from a line of its own', () => {
  for (const file of ['Stage', 'Layer', 'Node', 'Shape']) {
    const [before, after] = [codeOf(file).split('\n'), unadvised(codeOf(file)).split('\n')]
    expect(after).toHaveLength(before.length)
    const changed = after.flatMap((line, n) => (line === before[n] ? [] : [[before[n]!.trim(), line.trim()]]))
    expect(changed.length).toBeGreaterThan(2)
    for (const [said, left] of changed) {
      expect(said).toMatch(/^Util\.warn\('[^']+'\);$/)
      expect(left).toBe(';')
    }
  }
})

it('values are checked only where pages are written, and nowhere else is it asked', () => {
  const asks = (of: string) => of.split('Konva.isUnminified').length - 1
  expect(asks(codeOf('Validators'))).toBeGreaterThan(5)
  expect(packed(codeOf('Validators'))).toBe(codeOf('Validators').replaceAll('if (Konva.isUnminified) {', 'if (false) {'))
  const others = readdirSync('node_modules/konva/lib').filter((file) => /^\w+\.js$/.test(file) && file !== 'Validators.js')
  expect(others.filter((file) => asks(codeOf(file.replace('.js', ''))) > 0)).toEqual([])
})
