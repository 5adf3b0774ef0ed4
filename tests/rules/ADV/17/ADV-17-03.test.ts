import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

const transport = { cargo: [{ power: 'britain' as const, type: 'infantry' as const }] }

describe('ADV-17-03 the coast of Bulgaria', () => {
  test('allowed: landings from sea zone 31', () => {
    const g = adv({
      power: 'britain',
      control: { bulgaria: 'ottoman' },
      units: { sz31: { britain: { transports: [transport] } } },
    })
    g.do(landing(g, 'sz31', 'bulgaria', { infantry: 1 }))
    g.endPhase()
    expect(g.units('bulgaria')).toEqual({ britain: { infantry: 1 } })
  })

  test('allowed: and from the Black Sea as before', () => {
    const g = adv({
      power: 'russia',
      control: { bulgaria: 'ottoman' },
      units: { sz21: { russia: { transports: [hold('russia', ['infantry'])] } } },
    })
    g.do(landing(g, 'sz21', 'bulgaria', { infantry: 1 }))
  })

  test('refused: not from sea zone 20, nor on the printed board from the Aegean', () => {
    for (const [g, zone] of [
      [adv({ power: 'britain', units: { sz20: { britain: { transports: [transport] } } } }), 'sz20'],
      [at({ power: 'britain', units: { sz19: { britain: { transports: [transport] } } } }), 'sz19'],
    ] as const)
      g.refuse(landing(g, zone, 'bulgaria', { infantry: 1 }), 'STD-TRN-05')
  })
})
