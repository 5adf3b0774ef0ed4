import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/influence.ts'

const fallen = (territory: 'karelia' | 'moscow') => {
  const g = inf({
    treasury: { russia: 12, germany: 3 },
    control: { livonia: 'germany' },
    units: { livonia: { germany: { infantry: 2 } } },
  })
  g.move('livonia', territory, { infantry: 1 })
  g.endPhase()
  return g
}

describe('INF-PETRO-02 its fall takes no money and is the fall of no capital', () => {
  test('allowed: Karelia is taken and Russia keeps its money and its phases', () => {
    const g = fallen('karelia')
    expect(g.control('karelia')).toBe('germany')
    expect(g.treasury('russia')).toBe(12)
    expect(g.past('treasury-captured')).toEqual([])
    g.until('russia', 'purchase')
    expect(g.past('phase-skipped')).toEqual([])
  })

  test('refused: Moscow, the capital, gives it all up', () => {
    const g = fallen('moscow')
    expect(g.treasury('russia')).toBe(0)
    expect(g.treasury('germany')).toBe(15)
  })
})
