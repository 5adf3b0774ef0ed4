import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const units = {
  venice: { italy: { infantry: 3 } },
  sz17: {
    italy: { cruiser: 1, transports: [{ cargo: [{ power: 'italy' as const, type: 'infantry' as const }] }] },
    'austria-hungary': { cruiser: 1 },
  },
}

describe('INF-ITA-03 in round 1 Italy attacks nobody and leaves its land for Albania only', () => {
  test('allowed: Albania, its own minor, by sea', () => {
    const g = inf({ power: 'italy', round: 1, units })
    g.do(landing(g, 'sz17', 'albania', { infantry: 1 }))
    g.endPhase()
    expect(g.control('albania')).toBe('italy')
    expect(g.units('albania')).toEqual({ italy: { infantry: 4, artillery: 1 } })
  })

  test('refused: land of either side, and any other neutral', () => {
    const g = inf({ power: 'italy', round: 1, units, control: { libya: 'italy' } })
    for (const to of ['trieste', 'tyrolia', 'switzerland']) g.refuse(move('venice', to, { infantry: 1 }), 'INF-ITA-03')
    for (const to of ['egypt', 'greece', 'montenegro']) g.refuse(landing(g, 'sz17', to, { infantry: 1 }), 'INF-ITA-03')
  })

  test('refused: an attack at sea', () => {
    const g = inf({ power: 'italy', round: 1, phase: 'combat', units })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz17' }, 'INF-ITA-03')
  })

  test('refused: a flight to the army of an ally to be', () => {
    const g = inf({
      power: 'italy',
      round: 1,
      units: { piedmont: { italy: { infantry: 1, fighter: 1 } }, marseilles: { france: { infantry: 2 } } },
    })
    g.refuse(move('piedmont', 'marseilles', { fighter: 1 }), 'INF-ITA-03')
  })
})
