import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const transport = (zone: string) =>
  adv({
    power: 'britain',
    units: { [zone]: { britain: { transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }] } } },
  })

describe('ADV-16-05 the coast of Smyrna', () => {
  test('allowed: from sea zone 19', () => {
    const g = transport('sz19')
    g.do({ type: 'offload', transport: g.transport('sz19'), to: 'smyrna', units: { infantry: 1 } })
    g.endPhase()
    expect(g.units('smyrna')).toEqual({ britain: { infantry: 1 } })
  })

  test('refused: from the zones 20 and 31', () => {
    const smyrna = engine.spacesOf(adv().state).find((s) => s.id === 'smyrna')
    expect(smyrna?.adjacent.filter((id) => id.startsWith('sz'))).toEqual(['sz19'])
    for (const zone of ['sz20', 'sz31']) {
      const g = transport(zone)
      g.refuse({ type: 'offload', transport: g.transport(zone), to: 'smyrna', units: { infantry: 1 } }, 'ADV-16-05')
    }
  })
})
