import { describe, expect, test } from 'vitest'
import { furtherBy } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-08-01 cargo of allies landed by the transport’s owner', () => {
  const fleet = (spec: object = {}) =>
    adv({ power: 'britain', units: { sz9: { britain: { transports: [hold('france', ['infantry', 'fighter'])] } } }, ...spec })

  test('allowed: on its own turn, after an ordinary move', () => {
    const g = fleet()
    const transport = g.transport('sz9')
    g.do({ type: 'move', from: 'sz9', path: ['sz8'], transports: [transport] })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1, fighter: 1 } })
    expect(g.units('picardy').france).toEqual({ infantry: 1, fighter: 1 })
  })

  test('allowed: after a strategic move too', () => {
    const g = fleet()
    const transport = g.transport('sz9')
    g.do(furtherBy('sz9', 'sz8', [transport]))
    g.do({ type: 'offload', transport, to: 'brest', units: { infantry: 1, fighter: 1 } })
    expect(g.units('brest').france).toEqual({ infantry: 1, fighter: 1 })
  })

  test('refused: from a transport of a third power', () => {
    const g = fleet({ power: 'russia' })
    const transport = g.transport('sz9', 0, 'britain')
    g.refuse({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 }, power: 'france' }, 'ADV-08-01')
  })
})
