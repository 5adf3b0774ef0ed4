import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

const transport = (zone: string) =>
  adv({
    power: 'britain',
    units: { [zone]: { britain: { transports: [hold('britain', ['infantry'])] } } },
  })

describe('ADV-16-05 the coast of Smyrna', () => {
  test('allowed: from sea zone 19', () => {
    const g = transport('sz19')
    g.do(landing(g, 'sz19', 'smyrna', { infantry: 1 }))
    g.endPhase()
    expect(g.units('smyrna')).toEqual({ britain: { infantry: 1 } })
  })

  test('refused: from the zones 20 and 31', () => {
    const smyrna = engine.spacesOf(adv().state).find((s) => s.id === 'smyrna')
    expect(smyrna?.adjacent.filter((id) => id.startsWith('sz'))).toEqual(['sz19'])
    for (const zone of ['sz20', 'sz31']) {
      const g = transport(zone)
      g.refuse(landing(g, zone, 'smyrna', { infantry: 1 }), 'ADV-16-05')
    }
  })
})
