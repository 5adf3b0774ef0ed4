import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

describe('STD-LND-16 the reduction is automatic, and tanks may fall', () => {
  test('allowed: a tank that took up a hit may be given for another', () => {
    const g = at({
      phase: 'combat',
      round: 5,
      units: { lorraine: { germany: { infantry: 2, tank: 1 }, france: { infantry: 2 } } },
      queue: [6, 6, 6, 1, 1],
    })
    g.attack('lorraine')
    expect(g.decision).toMatchObject({ count: 1, pool: { germany: { infantry: 2, tank: 1 } } })
    g.answer({ type: 'casualties', lose: { germany: { tank: 1 } } })
    expect(g.units('lorraine').germany).toEqual({ infantry: 2 })
  })

  test('refused: the hits that are left cannot be turned down', () => {
    const g = at({
      phase: 'combat',
      round: 5,
      units: { lorraine: { germany: { infantry: 2, tank: 1 }, france: { infantry: 2 } } },
      queue: [6, 6, 6, 1, 1],
    })
    g.attack('lorraine')
    g.refuse({ type: 'casualties', lose: {} }, 'STD-LND-17')
    g.refuse({ type: 'casualties', lose: { germany: { infantry: 2 } } }, 'STD-LND-17')
  })

  test('edge: a tank lost in the strike takes up nothing in the battle', () => {
    const cargo = (type: 'infantry' | 'tank') => ({ power: 'britain' as const, type })
    const g = at({
      power: 'britain',
      round: 5,
      units: {
        sz10: { britain: { cruiser: 1, transports: [{ cargo: [cargo('infantry'), cargo('tank')] }] } },
        kiel: { germany: { infantry: 2, artillery: 1 } },
      },
      // The strike takes the tank (the last infantry may not be taken); one infantry attacks, three hits come back.
      queue: [1, 6, 1, 6, 6],
    })
    g.do(landing(g, 'sz10', 'kiel', { infantry: 1, tank: 1 }))
    g.endPhase()
    g.attack('kiel')
    expect(g.events('fired').find((f) => f.step === 'defence')).toMatchObject({ hits: 1, absorbed: 0 })
    expect(g.units('kiel').britain).toBeUndefined()
    g.exhausted()
  })
})
