import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const ah = 'austria-hungary'

describe('ADV-25-10 Albania is Italy’s', () => {
  test('allowed: Italy enters in round 1, and Albania becomes its minor', () => {
    const g = adv({
      round: 1,
      power: 'italy',
      units: { sz17: { italy: { transports: [{ cargo: [{ power: 'italy', type: 'infantry' }] }] } } },
    })
    g.do({ type: 'offload', transport: g.transport('sz17'), to: 'albania', units: { infantry: 1 } })
    g.endPhase()
    expect(g.control('albania')).toBe('italy')
    expect(g.units('albania')).toEqual({ italy: { infantry: 4, artillery: 1 } })
  })

  test('refused: in round 1 nobody else does, neither Austria-Hungary nor an Ally', () => {
    const g = adv({ round: 1, power: ah, units: { trieste: { [ah]: { infantry: 2 } }, serbia: { [ah]: { infantry: 1 } } } })
    expect(g.refuse(move('trieste', 'albania', { infantry: 1 }), 'ADV-25-10').rule).toBe('ADV-25-10')
    const french = adv({
      round: 1,
      power: 'france',
      units: { sz17: { france: { transports: [{ cargo: [{ power: 'france', type: 'infantry' }] }] } } },
    })
    french.refuse({ type: 'offload', transport: french.transport('sz17'), to: 'albania', units: { infantry: 1 } }, 'ADV-25-10')
  })

  test('refused: nor once Italy holds it, as a position with its army there says', () => {
    const units = { albania: { italy: { infantry: 3 } }, serbia: { britain: { infantry: 2 } } }
    const g = adv({ round: 1, power: 'britain', units })
    expect(g.control('albania')).toBe('italy')
    expect(g.refuse(move('serbia', 'albania', { infantry: 1 }), 'ADV-25-04').rule).toBe('ADV-25-04')
  })

  test('edge: from round 2 on everybody may', () => {
    const g = adv({ round: 2, power: ah, units: { trieste: { [ah]: { infantry: 2 } } } })
    g.move('trieste', 'albania', { infantry: 2 })
    g.endPhase()
    expect(g.control('albania')).toBe('contested')
  })
})
