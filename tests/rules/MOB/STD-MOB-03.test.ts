import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const britain = (spec: object) => {
  const g = at({ power: 'britain', phase: 'purchase', treasury: { britain: 12 }, ...spec })
  g.do({ type: 'purchase', units: { infantry: 4 } })
  return g.until('britain', 'mobilize')
}

describe('STD-MOB-03 India and the capital: enemy control is the only bar', () => {
  test('allowed: contested, even without a unit of its own there', () => {
    const g = britain({
      units: {
        india: { france: { infantry: 1 }, ottoman: { infantry: 1 } },
        london: { france: { infantry: 1 }, germany: { infantry: 1 } },
      },
    })
    g.do({ type: 'mobilize', units: { infantry: 2 }, to: 'india' })
    g.do({ type: 'mobilize', units: { infantry: 2 }, to: 'london' })
    expect(g.units('india').britain).toEqual({ infantry: 2 })
    expect(g.control('india')).toBe('contested')
    expect(g.units('london').britain).toEqual({ infantry: 2 })
  })

  test('allowed: an India that an ally controls', () => {
    const g = britain({ control: { india: 'france' } })
    g.do({ type: 'mobilize', units: { infantry: 4 }, to: 'india' })
    expect(g.control('india')).toBe('france')
  })

  test('refused: an India that an enemy controls', () => {
    const g = britain({ units: { india: { ottoman: { infantry: 1 } } } })
    g.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'india' }, 'STD-MOB-03')
    expect(g.legal).not.toContainEqual({ type: 'mobilize', units: { infantry: 1 }, to: 'india' })
    g.do({ type: 'mobilize', units: { infantry: 4 }, to: 'london' })
  })

  test('edge: an India won back in the same turn', () => {
    const g = at({
      power: 'britain',
      phase: 'purchase',
      treasury: { britain: 3 },
      control: { india: 'ottoman' },
      units: { sz29: { britain: { transports: [hold('britain', ['infantry'])] } } },
    })
    g.do({ type: 'purchase', units: { infantry: 1 } })
    g.endPhase()
    g.do(landing(g, 'sz29', 'india', { infantry: 1 }))
    g.until('britain', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'india' })
    expect(g.units('india')).toEqual({ britain: { infantry: 2 } })
  })
})
