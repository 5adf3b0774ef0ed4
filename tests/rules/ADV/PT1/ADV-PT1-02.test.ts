import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

const swiss = (options: Record<string, boolean>) => {
  const g = adv({ options, units: { munich: { germany: { infantry: 4 } } } })
  g.move('munich', 'switzerland', { infantry: 3 })
  g.endPhase()
  g.choose('france')
  return g.units('switzerland').france
}

describe('ADV-PT1-02 the Swiss army stays', () => {
  test('allowed: two machine guns as ever', () => {
    expect(swiss({ 'pt-1': true })).toEqual({ infantry: 4, artillery: 2, 'machine-gun': 2 })
  })

  test('not: the option does not double them', () => {
    expect(swiss({ 'pt-1': true })).toEqual(swiss({}))
  })
})
