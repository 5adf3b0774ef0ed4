import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const freed = (capital: 'britain' | 'germany') => {
  const cargo = [{ power: 'france' as const, type: 'infantry' as const }]
  const g = inf({
    power: 'france',
    revolted: ['ireland'],
    control: { ireland: 'germany', london: capital },
    units: { sz8: { france: { transports: [{ cargo }] } } },
  })
  g.do(landing(g, 'sz8', 'ireland', { infantry: 1 }))
  g.to('mobilize')
  return g
}

describe('INF-REV-08 retaken, it is liberated for its original owner', () => {
  test('allowed: France frees Ireland for Britain', () => {
    expect(freed('britain').control('ireland')).toBe('britain')
  })

  test('not: it does not stay with the liberator', () => {
    expect(freed('britain').control('ireland')).not.toBe('france')
  })

  test('edge: unless Britain’s capital is lost', () => {
    expect(freed('germany').control('ireland')).toBe('france')
  })
})
