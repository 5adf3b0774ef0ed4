import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

const spec = {
  power: 'britain',
  units: {
    picardy: { britain: { infantry: 3 }, germany: { infantry: 1 } },
    london: { britain: { infantry: 3 } },
    belgium: { germany: { infantry: 1 } },
    sz9: { britain: { transport: 1 } },
  },
} as const

describe('ADV-01-13 no assault out of contested land', () => {
  test('allowed: units from elsewhere land in an assault', () => {
    const g = adv(spec)
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'offload', transport, to: 'belgium', units: { infantry: 2 } })
    expect(g.past('landing-declared').length + g.past('units-landed').length).toBe(1)
  })

  test('refused: units that were in contested land as the turn began', () => {
    const g = adv(spec)
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 2 } })
    g.refuse({ type: 'offload', transport, to: 'belgium', units: { infantry: 2 } }, 'ADV-01-13')
  })
})
