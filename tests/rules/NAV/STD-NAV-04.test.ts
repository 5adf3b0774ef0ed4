import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const all = { submarine: 1, cruiser: 1, battleship: 1, transport: 1 }
const round = (dice: number[]) => {
  const g = at({ phase: 'combat', units: { sz5: { germany: all, britain: all } }, queue: dice })
  g.attack('sz5')
  g.answer({ type: 'submerge', count: 0 })
  g.answer({ type: 'submerge', count: 0 })
  g.exhausted()
  return g.past('fired').map((f) => f.groups.map((x) => [x.type, x.needs, x.hits]))
}

describe('STD-NAV-04 values at sea, and who rolls first', () => {
  test('allowed: submarines 2, cruisers 3, battleships 4, in this order, in attack and defence', () => {
    const volley = [
      ['submarine', 2, 1],
      ['cruiser', 3, 1],
      ['battleship', 4, 1],
    ]
    expect(round([2, 3, 4, 2, 3, 4])).toEqual([volley, volley])
  })

  test('edge: one more misses, and transports never fire', () => {
    expect(round([3, 4, 5, 3, 4, 5]).map((side) => side.map(([type, , hits]) => [type, hits]))).toEqual([
      [
        ['submarine', 0],
        ['cruiser', 0],
        ['battleship', 0],
      ],
      [
        ['submarine', 0],
        ['cruiser', 0],
        ['battleship', 0],
      ],
    ])
  })

  test('edge: several powers roll type by type, in turn order within a type', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { battleship: 1 }, france: { battleship: 1, cruiser: 1 }, britain: { cruiser: 1 } } },
      queue: [6, 6, 6, 6],
    })
    g.attack('sz5')
    expect(g.events('fired')[1]?.groups.map((x) => [x.power, x.type])).toEqual([
      ['france', 'cruiser'],
      ['britain', 'cruiser'],
      ['france', 'battleship'],
    ])
    g.exhausted()
  })
})
