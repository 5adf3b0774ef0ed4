import * as v from 'valibot'
import { expect, test } from 'vitest'
import powerData from '../../data/powers.json'
import { content } from '../../src/content'
import { powers } from './schemas'

test('the file of powers has the shape the program expects', () => {
  expect(v.safeParse(powers, powerData).issues).toBeUndefined()
})

test('eight powers stand in turn order, three of them Central Powers', () => {
  expect(content.powers.map((power) => power.id)).toEqual(content.rulesets.standard!.turnOrder)
  expect(content.powers.filter((power) => power.side === 'central').map((power) => power.id)).toEqual([
    'austria-hungary',
    'germany',
    'ottoman',
  ])
})

test('ids, codes and names are unique', () => {
  for (const key of ['id', 'code', 'name', 'adjective', 'capital'] as const)
    expect(new Set(content.powers.map((power) => power[key])).size, key).toBe(8)
})

test('each capital is the space that the board calls its capital, on original land', () => {
  expect(content.powers.map((power) => power.capital)).toEqual([
    'vienna',
    'moscow',
    'berlin',
    'paris',
    'london',
    'constantinople',
    'rome',
    'united-states-of-america',
  ])
  for (const power of content.powers) {
    const capital = content.spaces.find((space) => space.id === power.capital)
    expect(capital).toMatchObject({ capitalOf: power.id, original: power.id })
  }
  expect(content.spaces.filter((space) => space.capitalOf)).toHaveLength(8)
})
