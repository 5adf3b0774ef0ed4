import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

const units = { marseilles: { france: { infantry: 2, fighter: 1 } }, piedmont: { italy: { infantry: 2, fighter: 1 } } }

describe('ADV-25-04 Italy and the Allies apart', () => {
  test('refused: in round 1 no Allied unit enters Italian territory', () => {
    const g = adv({ round: 1, power: 'france', units })
    expect(g.refuse(move('marseilles', 'piedmont', { infantry: 1 }), 'ADV-25-04').rule).toBe('ADV-25-04')
    g.refuse(move('marseilles', 'piedmont', { infantry: 1, fighter: 1 }), 'ADV-25-04')
    const british = adv({
      round: 1,
      power: 'britain',
      units: { sz17: { britain: { transports: [hold('britain', ['infantry'])] } } },
    })
    const landing = { type: 'offload', transport: british.transport('sz17'), to: 'libya', units: { infantry: 1 } } as const
    british.refuse(landing, 'ADV-25-04')
  })

  test('refused: nor an Italian one Allied territory', () => {
    const g = adv({ round: 1, power: 'italy', units })
    for (const to of ['marseilles', 'burgundy'])
      expect(g.refuse(move('piedmont', to, { infantry: 1 }), 'ADV-25-04').rule).toBe('ADV-25-04')
  })

  test('allowed: both ways from round 2 on', () => {
    adv({ round: 2, power: 'france', units }).move('marseilles', 'piedmont', { infantry: 1 })
    const g = adv({ round: 2, power: 'italy', units })
    g.move('piedmont', 'burgundy', { infantry: 1 })
    expect(g.control('burgundy')).toBe('france')
  })
})
