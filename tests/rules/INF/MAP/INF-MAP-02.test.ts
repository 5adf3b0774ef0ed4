import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { neighbours } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-MAP-02 Khiva Khanate', () => {
  test('allowed: it borders Kazakhstan, Persia and Afghanistan', () => {
    expect(neighbours('khiva-khanate')).toEqual(['afghanistan', 'kazakhstan', 'persia'])
    inf({ power: 'russia', units: { kazakhstan: { russia: { infantry: 1 } } } }).move('kazakhstan', 'khiva-khanate', {
      infantry: 1,
    })
  })

  test('refused: it parts nobody: Kazakhstan still borders both, India not Khiva', () => {
    expect(neighbours('kazakhstan')).toEqual(expect.arrayContaining(['afghanistan', 'khiva-khanate', 'persia']))
    const g = inf({ power: 'britain', units: { india: { britain: { infantry: 1 } } } })
    g.refuse(move('india', 'khiva-khanate', { infantry: 1 }), 'STD-BRD-01')
  })
})
