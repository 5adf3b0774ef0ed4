import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { hold, storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-21 only in assaults', () => {
  test('allowed: against a landing in hostile land', () => {
    expect(storm({}).decision?.kind).toBe('coastal')
  })

  test('not: a reinforcement of contested land meets no coastal fire', () => {
    const g = adv({
      power: 'britain',
      queue: Array(9).fill(6),
      units: {
        sz9: { britain: { transports: [hold('britain', ['infantry'])] } },
        belgium: { britain: { infantry: 1 }, germany: { infantry: 1, artillery: 2 } },
      },
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    expect(g.units('belgium').britain).toEqual({ infantry: 2 })
    g.endPhase()
    g.attack('belgium')
    expect(g.past('decision-asked')).toEqual([])
    expect(g.past('coastal-fired')).toEqual([])
  })
})
