import * as v from 'valibot'
import { expect, test } from 'vitest'
import variants from '../../data/board-variants.json'
import { content } from '../../src/content'
import { boardOf, pairOf } from '../../tools/map/boards'
import { groupings, seeds } from '../../tools/map/sources'
import * as schema from '../data/schemas'

const standard = boardOf('standard')
const neighbours = (ruleset: string, space: string) =>
  [...boardOf(ruleset).pairs]
    .map((pair) => pair.split(' '))
    .filter((pair) => pair.includes(space))
    .map(([one, other]) => (one === space ? other : one))
    .sort()

test.each([
  ['standard', 126, 325],
  ['influence', 133, 344],
  ['advanced', 127, 327],
  ['advanced-pt4', 128, 331],
])('the %s board has %i spaces and %i borders', (ruleset, spaces, pairs) => {
  expect([boardOf(ruleset).spaces.size, boardOf(ruleset).pairs.size]).toEqual([spaces, pairs])
})

test('the variants have the shape the program expects', () => {
  expect(v.safeParse(schema.boardVariants, variants).issues).toBeUndefined()
})

test('the standard board is that of the game', () => {
  expect([...standard.spaces].sort()).toEqual(content.spaces.map((space) => space.id).sort())
  for (const { id, adjacent } of content.spaces) expect(neighbours('standard', id)).toEqual([...adjacent].sort())
})

test('new spaces border spaces of their board, and parted ones did so before', () => {
  for (const [ruleset, { from, added, apart }] of Object.entries(variants)) {
    const { spaces, pairs } = boardOf(ruleset)
    for (const { id, adjacent, carvedFrom } of added) {
      expect(boardOf(from).spaces.has(id), id).toBe(false)
      for (const other of [...adjacent, ...carvedFrom]) expect(spaces.has(other), `${id} ${other}`).toBe(true)
    }
    for (const [one, other] of apart) {
      expect(boardOf(from).pairs.has(pairOf(one!, other!)), `${one} ${other}`).toBe(true)
      expect(pairs.has(pairOf(one!, other!)), `${one} ${other}`).toBe(false)
    }
  }
})

test.each([
  ['influence', 'montenegro', ['albania', 'serbia', 'sz17', 'trieste']],
  ['influence', 'arabia', ['jabal-shammar', 'mesopotamia', 'sz27', 'sz28', 'sz29', 'trans-jordan']],
  ['advanced', 'greece', ['albania', 'bulgaria', 'serbia', 'sz17', 'sz31']],
  ['advanced', 'sz20', ['ankara', 'constantinople', 'mesopotamia', 'sz21', 'sz31']],
  ['advanced-pt4', 'sz32', ['naples', 'piedmont', 'rome', 'sardinia', 'sicily', 'sz16', 'sz17', 'tuscany']],
  ['advanced-pt4', 'sardinia', ['sz32']],
])('on the %s board %s borders what it should', (ruleset, space, expected) => {
  expect(neighbours(ruleset, space)).toEqual(expected)
})

test('a strip that changes hands is an atom grouped with its new owner', () => {
  expect(variants.advanced.transfers.length).toBe(1)
  for (const { atom, from, to } of variants.advanced.transfers) {
    expect(groupings.standard![atom]).toBe(from)
    expect(groupings.advanced![atom]).toBe(to)
  }
})

test('every atom belongs to a space of each board, but for the ornament', () => {
  for (const [ruleset, grouping] of Object.entries(groupings)) {
    const spaces = Object.keys(seeds).map((atom) => (atom in grouping ? grouping[atom]! : atom))
    expect([...new Set(spaces)].filter((space) => space !== null).sort(), ruleset).toEqual([...boardOf(ruleset).spaces].sort())
    for (const atom of Object.keys(grouping)) expect(seeds, atom).toHaveProperty(atom)
  }
})
