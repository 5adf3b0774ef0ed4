import * as v from 'valibot'
import { expect, test } from 'vitest'
import unitData from '../../data/units.json'
import { content, type UnitTag } from '../../src/content'
import { units } from './schemas'

test('the file of units has the shape the program expects', () => {
  expect(v.safeParse(units, unitData).issues).toBeUndefined()
})

test.each([
  ['infantry', 3, 2, 3, 1],
  ['artillery', 4, 3, 3, 1],
  ['machine-gun', 4, 1, 3, 1],
  ['tank', 6, 2, 1, 1],
  ['fighter', 6, 2, 2, 2],
  ['battleship', 12, 4, 4, 2],
  ['cruiser', 9, 3, 3, 3],
  ['destroyer', 6, 2, 2, 2],
  ['submarine', 6, 2, 2, 2],
  ['transport', 6, 0, 0, 2],
] as const)('%s costs %i, attacks at %i, defends at %i, moves %i', (id, cost, attack, defence, move) => {
  expect(content.units.find((unit) => unit.id === id)).toMatchObject({ cost, attack, defence, move })
})

test('the units stand in their usual order, last the marker', () => {
  expect(content.units.map((unit) => unit.id).join(' ')).toBe(
    'infantry artillery machine-gun tank fighter battleship cruiser destroyer submarine transport poison-gas',
  )
})

test('numbers of a role stand with the role', () => {
  const pairs: [UnitTag, 'supported' | 'airRaised' | 'strike' | 'airBattle' | 'bombard' | 'capacity'][] = [
    ['supported', 'supported'],
    ['raised-by-air', 'airRaised'],
    ['strikes-landing', 'strike'],
    ['air-battle', 'airBattle'],
    ['bombards', 'bombard'],
    ['carries', 'capacity'],
  ]
  for (const unit of content.units)
    for (const [tag, field] of pairs) expect(unit[field] !== undefined, `${unit.id} ${tag}`).toBe(unit.tags.includes(tag))
})

test('surface warships are warships, and only they and submarines are', () => {
  const tagged = (tag: UnitTag) => content.units.filter((unit) => unit.tags.includes(tag)).map((unit) => unit.id)
  expect(tagged('surface-warship')).toEqual(['battleship', 'cruiser', 'destroyer'])
  expect(tagged('warship')).toEqual(['battleship', 'cruiser', 'destroyer', 'submarine'])
  expect(tagged('army-core')).toEqual(['infantry'])
})
