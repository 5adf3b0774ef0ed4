import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { advLate } from '../../../support/scenes/start.ts'
import { contested, ending } from '../../../support/scenes/victory.ts'

const second = (spec: Parameters<typeof advLate>[0] = {}) =>
  engine
    .goals(advLate(spec).state)
    .find((g) => g.rule === 'ADV-31-08')
    ?.needs.at(-1)
    ?.map((n) => n.space)

describe('ADV-31-09 The Allied capitals', () => {
  test('allowed: each of the five is a second capital', () => {
    expect(second()).toEqual(['moscow', 'paris', 'london', 'rome', 'united-states-of-america'])
    for (const other of ['moscow', 'rome', 'united-states-of-america'])
      expect(ending('usa', { units: contested('paris', other) }).winner?.rule, other).toBe('ADV-31-08')
  })

  test('not: Moscow after a revolution', () => {
    expect(second({ revolution: true })).toEqual(['paris', 'london', 'rome', 'united-states-of-america'])
    const g = ending('usa', { revolution: true, units: contested('paris'), control: { moscow: 'germany' } })
    expect(g.winner).toBeNull()
  })

  test('not: no other city, Petrograd’s Karelia or India among them', () => {
    expect(ending('usa', { units: contested('paris'), control: { karelia: 'germany', india: 'ottoman' } }).winner).toBeNull()
  })
})
