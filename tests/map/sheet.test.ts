import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheet } from '../../src/content/map'
import { board, project } from '../../tools/map/projection'
import { makeSheet, sheetFile } from '../../tools/map/sheet'

const made = makeSheet()

test('the program reads the sheet that is made from the projection', () => {
  expect(sheet).toEqual(made)
  expect(readFileSync('data/map/sheet.json', 'utf8')).toBe(sheetFile(made))
})

test('degrees stand in their order along each edge, within it', () => {
  for (const [name, { at }] of Object.entries(made.edges)) {
    const ordered = [...at].sort((a, b) => (name === 'top' || name === 'bottom' ? a - b : b - a))
    expect(at, name).toEqual(ordered)
    const length = name === 'top' || name === 'bottom' ? board.width : board.height
    for (const value of at) expect(value >= 0 && value <= length, `${name} ${value}`).toBe(true)
  }
})

test('a meridian that leaves the sheet does so where its degree stands', () => {
  const x = (lon: number) => made.edges.top.at[lon - made.edges.top.from]!
  const nearest = Array.from({ length: 400 }, (_, i) => project(20, 60 + i * 0.05)).reduce((a, b) =>
    Math.abs(a[1]) < Math.abs(b[1]) ? a : b,
  )
  expect(Math.abs(nearest[0] - x(20))).toBeLessThan(2)
})

test('Europe is shown larger than the rest', () => {
  const px = Object.fromEntries(made.scales.map((scale) => [scale.place, scale.px]))
  expect(px.paris!).toBeGreaterThan(px.moscow!)
  expect(px.moscow!).toBeGreaterThan(px.cairo!)
  expect(px.cairo!).toBeGreaterThan(px['cape-town']!)
})
