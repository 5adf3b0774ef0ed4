// Of Konva's own files no more is left out than the colours that it knows by name, what it advises, and what it checks where pages are written.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HANDED_OUT, packed, unadvised, unnamed, without } from '../../tools/site/konva.ts'

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

it('what hands out copies and pictures is gone whole, is called by nothing that stays, and the rest is as it was', () => {
  const names = new Set(Object.values(HANDED_OUT).flat())
  const left = Object.entries(HANDED_OUT).map(([file, methods]) => {
    const [before, after] = [codeOf(file), without(methods, codeOf(file))]
    const lines = new Set(before.split('\n'))
    expect(after.split('\n').filter((line) => !lines.has(line))).toEqual([])
    expect(before.length).toBeGreaterThan(after.length)
    return after
  })
  const others = ['Shape', 'Context', 'Factory', 'Group', 'FastLayer'].map(codeOf)
  const code = [...left, ...others].join('\n').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  for (const name of names) expect(code, name).not.toMatch(new RegExp(`\\.${name}\\(`))
  expect(() => without(['toPicture'], codeOf('Node'))).toThrow('no longer has toPicture')
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
