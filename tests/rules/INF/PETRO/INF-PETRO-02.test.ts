import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const aboard = { power: 'germany', type: 'infantry' } as const
const landed = () => {
  const g = inf({
    treasury: { russia: 12 },
    units: { sz6: { germany: { transports: [{ cargo: [aboard, aboard] }] } } },
  })
  g.do(landing(g, 'sz6', 'karelia', { infantry: 2 }))
  g.endPhase()
  return g
}

describe('INF-PETRO-02 its fall takes no money and is the fall of no capital', () => {
  test('allowed: Karelia is taken and Russia keeps its money and its phases', () => {
    const g = landed()
    expect(g.control('karelia')).toBe('germany')
    expect(g.treasury('russia')).toBe(12)
    expect(g.past('treasury-captured')).toEqual([])
    g.until('russia', 'purchase')
    expect(g.past('phase-skipped')).toEqual([])
  })

  test('not: so with Moscow, the capital, which gives it all up', () => {
    const g = inf({
      treasury: { russia: 12, germany: 3 },
      control: { tatarstan: 'germany' },
      units: { tatarstan: { germany: { infantry: 2 } } },
    })
    g.move('tatarstan', 'moscow', { infantry: 1 })
    g.endPhase()
    expect(g.treasury('russia')).toBe(0)
    expect(g.treasury('germany')).toBe(15)
  })
})
