import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-SET-11 turn order', () => {
  test('allowed: the eight powers follow one another, round after round', () => {
    const g = at({ round: 1, power: 'austria-hungary', phase: 'purchase' })
    g.until('russia', 'purchase').until('austria-hungary', 'purchase').until('russia', 'purchase')
    expect(g.past('turn-opened').map((e) => e.power)).toEqual([
      'russia',
      'germany',
      'france',
      'britain',
      'ottoman',
      'italy',
      'usa',
      'austria-hungary',
      'russia',
    ])
  })

  test('refused: a power cannot act before its turn', () => {
    const g = at({ power: 'germany', units: { paris: { france: { infantry: 1 } }, berlin: { germany: { infantry: 1 } } } })
    g.refuse(move('paris', 'picardy', { infantry: 1 }), 'CONTRACT')
    g.until('france', 'move')
    g.refuse(move('berlin', 'kiel', { infantry: 1 }), 'CONTRACT')
    g.move('paris', 'picardy', { infantry: 1 })
  })
})
