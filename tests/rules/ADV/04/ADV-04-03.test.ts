import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-04-03 a damage hit sends home', () => {
  test('allowed: it leaves the air battle and survives', () => {
    const g = battle({ infantry: 1, fighter: 1 }, { france: { infantry: 1, fighter: 1 } }, [2, 6, 6, 6, 6])
    expect(g.past('fighters-damaged')).toMatchObject([{ space: 'lorraine', power: 'france', side: 'defender', count: 1 }])
    expect(g.past('air-supremacy')).toMatchObject([{ side: 'attacker' }])
    expect(g.units('lorraine').france).toEqual({ infantry: 1, fighter: 1 })
  })

  test('not: it throws no more dice in the air and cannot be hit there again', () => {
    const g = battle({ infantry: 1, fighter: 2 }, { france: { infantry: 1, fighter: 2 } }, [2, 6, 6, 6, 1, 1, 6, 6, 6, 6, 6])
    const rounds = volleys(g).filter(([step]) => step === 'air')
    expect(rounds).toEqual([
      ['air', '2 fighter at 2'],
      ['air', '2 fighter at 2'],
      ['air', '2 fighter at 2'],
      ['air', '1 fighter at 2'],
    ])
    expect(g.units('lorraine').france).toEqual({ infantry: 1, fighter: 1 })
  })
})
