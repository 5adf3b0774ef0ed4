import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

const options = { 'pt-4': true }

describe('ADV-PT4-06 the second zone of the Italian fleet', () => {
  test('allowed: in round 1 its ships sail into sea zone 32 and stay there, with what they carry', () => {
    const g = advOpening({ options, power: 'italy', phase: 'move' })
    g.move('sz17', 'sz32', { battleship: 1, cruiser: 1 })
    const transport = g.transport('sz17')
    g.do({ type: 'load', from: 'naples', transport, units: { infantry: 1 } })
    g.do({ type: 'move', from: 'sz17', path: ['sz32'], transports: [transport] })
    g.do({ type: 'offload', transport, to: 'sardinia', units: { infantry: 1 } })
    g.endPhase()
    expect(g.units('sz32')).toEqual({ italy: { battleship: 1, cruiser: 1, transport: 1 } })
  })

  test('refused: no further, not even through it', () => {
    const g = advOpening({ options, power: 'italy', phase: 'move' })
    g.refuse(move('sz17', ['sz32', 'sz16'], { cruiser: 1 }), 'ADV-25-05')
    g.refuse(move('sz17', 'sz16', { cruiser: 1 }), 'ADV-25-05')
    expect(g.reach('sz17', { cruiser: 1 })).toEqual(['sz32'])
  })
})
