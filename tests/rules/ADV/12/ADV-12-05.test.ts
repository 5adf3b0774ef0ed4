import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { hold, offScotland, openSea } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-05 only loaded transports', () => {
  test('allowed: a loaded one stays out of the battle', () => {
    const g = offScotland({ fleet: { battleship: 1 }, british: { cruiser: 1 }, queue: [6, 6] })
    openSea(g, { transports: g.transports('sz4') })
    expect(g.past('ships-set-aside')).toMatchObject([{ transports: g.transports('sz4') }])
  })

  test('refused: an empty one', () => {
    const g = adv({
      units: {
        sz4: { germany: { battleship: 1, transport: 1, transports: [hold('germany', ['infantry'])] }, britain: { cruiser: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    const empty = g.stacks('sz4').find((s) => s.cargo?.length === 0)?.id as number
    const loaded = g.stacks('sz4').find((s) => s.cargo?.length === 1)?.id as number
    const nth = g.transports('sz4').indexOf(loaded)
    g.do({ ...landing(g, 'sz4', 'scotland', { infantry: 1 }, nth), afterSeaCombat: true })
    g.endPhase()
    g.refuse({ type: 'attack', space: 'sz4', aside: [{ to: 'scotland', transports: [empty] }] }, 'ADV-12-05')
    openSea(g, { transports: [loaded] })
  })
})
