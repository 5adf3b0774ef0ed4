import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { battle } from '../../../support/scenes/land.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-01 the heavy machine gun', () => {
  test('allowed: every power may buy it for 4 from round 1', () => {
    for (const power of engine.POWERS) {
      const g = adv({ power, phase: 'purchase', round: 1, treasury: { [power]: 8 } })
      g.do({ type: 'purchase', units: { 'machine-gun': 2 } })
      expect(g.treasury(power)).toBe(0)
      expect(g.bank(power)).toEqual({ 'machine-gun': 2 })
    }
  })

  test('allowed: it attacks at 1 and defends at 3', () => {
    const g = battle({ infantry: 1, 'machine-gun': 1 }, { france: { infantry: 1, 'machine-gun': 1 } }, [4, 6, 6, 6])
    expect(volleys(g)).toEqual([
      ['first-shot', '1 machine-gun at 3'],
      ['attack', '1 infantry at 2', '1 machine-gun at 1'],
      ['defence', '1 infantry at 3'],
    ])
  })

  test('refused: three IPCs do not buy one', () => {
    adv({ phase: 'purchase', treasury: { germany: 3 } }).refuse({ type: 'purchase', units: { 'machine-gun': 1 } }, 'STD-PUR-02')
  })
})
