import { describe, expect, test } from 'vitest'
import { buyer } from '../../../support/scenes/influence.ts'

const russia = () => {
  const g = buyer('russia', 20)
  g.do({ type: 'purchase', units: { infantry: 1, fighter: 1 } })
  return g.to('mobilize')
}

describe('INF-PETRO-03 new Russian armies stand up in Moscow only', () => {
  test('allowed: land units and fighters in Moscow', () => {
    const g = russia()
    g.do({ type: 'mobilize', units: { infantry: 1, fighter: 1 }, to: 'moscow' })
    expect(g.units('moscow').russia).toEqual({ infantry: 1, fighter: 1 })
  })

  test('refused: in Karelia', () => {
    const g = russia()
    g.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'karelia' }, 'INF-PETRO-03')
    g.refuse({ type: 'mobilize', units: { fighter: 1 }, to: 'karelia' }, 'INF-PETRO-03')
  })
})
