import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { hold } from '../../support/scenes/coast.ts'

const cargo = (...types: ('infantry' | 'tank')[]) => ({ cargo: types.map((type) => ({ power: 'britain' as const, type })) })
const assault = (hits: number, overland: boolean) => {
  const transports = [cargo('infantry', 'tank'), cargo('tank')]
  const g = at({
    power: 'britain',
    units: {
      sz9: { britain: { transports } },
      picardy: { britain: { infantry: 2 } },
      belgium: { germany: { infantry: 1, artillery: hits } },
    },
    queue: Array(hits).fill(1),
  })
  const [a = 0, b = 0] = g.transports('sz9')
  g.do({ type: 'offload', transport: a, to: 'belgium', units: { infantry: 1, tank: 1 } })
  g.do({ type: 'offload', transport: b, to: 'belgium', units: { tank: 1 } })
  if (overland) g.move('picardy', 'belgium', { infantry: 1 })
  g.endPhase()
  g.attack('belgium')
  return g
}

describe('STD-ASL-05 the last seaborne infantry', () => {
  test('allowed: it may be taken when the power attacks overland as well', () => {
    const g = assault(1, true)
    expect(g.legal).toContainEqual({ type: 'casualties', lose: { britain: { infantry: 1 } } })
    g.answer({ type: 'casualties', lose: { britain: { infantry: 1 } } })
    expect(g.past('units-lost')[0]).toMatchObject({ step: 'strike', units: { infantry: 1 } })
  })

  test('allowed: or when it is the last seaborne unit of all', () => {
    const g = assault(3, false)
    expect(g.units('belgium')).toEqual({ germany: { infantry: 1, artillery: 3 } })
  })

  test('refused: while other seaborne units remain and nobody came overland', () => {
    // One hit: only a tank can be meant, so nobody is asked.
    const g = assault(1, false)
    expect(g.past('units-lost')[0]).toMatchObject({ step: 'strike', units: { tank: 1 } })
    const transports = [cargo('infantry', 'tank')]
    const h = at({
      power: 'britain',
      units: {
        sz9: { britain: { transports: [...transports, hold('britain', ['artillery'])] } },
        belgium: { germany: { infantry: 1, artillery: 1 } },
      },
      queue: [1],
    })
    const [a = 0, b = 0] = h.transports('sz9')
    h.do({ type: 'offload', transport: a, to: 'belgium', units: { infantry: 1, tank: 1 } })
    h.do({ type: 'offload', transport: b, to: 'belgium', units: { artillery: 1 } })
    h.endPhase()
    h.attack('belgium')
    h.refuse({ type: 'casualties', lose: { britain: { infantry: 1 } } }, 'STD-ASL-05')
    h.answer({ type: 'casualties', lose: { britain: { tank: 1 } } })
  })

  test('edge: of two infantry one may go', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { transports: [cargo('infantry', 'infantry'), cargo('tank')] } },
        belgium: { germany: { infantry: 1, artillery: 2 } },
      },
      queue: [1, 1],
    })
    const [a = 0, b = 0] = g.transports('sz9')
    g.do({ type: 'offload', transport: a, to: 'belgium', units: { infantry: 2 } })
    g.do({ type: 'offload', transport: b, to: 'belgium', units: { tank: 1 } })
    g.endPhase()
    g.attack('belgium')
    // Two infantry would leave the tank alone: it has to be one of each.
    expect(g.past('units-lost')[0]).toMatchObject({ step: 'strike', units: { infantry: 1, tank: 1 } })
  })
})
