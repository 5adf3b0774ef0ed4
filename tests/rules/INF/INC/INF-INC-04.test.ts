import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const freed = () =>
  inf({
    power: 'britain',
    treasury: { france: 0, germany: 30 },
    control: { paris: 'germany', brest: 'britain', bordeaux: 'germany' },
    units: { picardy: { britain: { infantry: 2 } } },
  }).after(move('picardy', 'paris', { infantry: 1 }), end)

describe('INF-INC-04 a freed capital restores its owner', () => {
  test('allowed: with the capital come its lands that friends hold', () => {
    const g = freed()
    expect(g.control('paris')).toBe('france')
    expect(g.control('brest')).toBe('france')
  })

  test('not: those of the enemy, and no money', () => {
    const g = freed()
    expect(g.control('bordeaux')).toBe('germany')
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([0, 30])
  })
})
