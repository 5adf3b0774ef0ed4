import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-02-15 losing machine guns', () => {
  test('allowed: either side may lose one', () => {
    const g = battle({ infantry: 2, 'machine-gun': 1 }, { france: { infantry: 2, 'machine-gun': 1 } }, [6, 1, 6, 6, 1, 6])
    g.do({ type: 'casualties', lose: { germany: { 'machine-gun': 1 } } })
    g.do({ type: 'casualties', lose: { france: { 'machine-gun': 1 } } })
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 2 }, france: { infantry: 2 } })
  })

  test('refused: the last infantry cannot go before it', () => {
    const g = battle({ infantry: 2 }, { france: { infantry: 1, artillery: 1, 'machine-gun': 1 } }, [6, 1, 6, 6, 6])
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1 } } }, 'ADV-02-15')
    g.do({ type: 'casualties', lose: { france: { 'machine-gun': 1 } } })
    expect(g.units('lorraine').france).toEqual({ infantry: 1, artillery: 1 })
  })

  test('refused: with the machine gun gone it is the rule of all armies that keeps the last infantry beside its guns', () => {
    const france = { infantry: 1, artillery: 2, 'machine-gun': 1 }
    const g = battle({ infantry: 2 }, { france }, [6, 1, 1, 6, 6, 6])
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1, 'machine-gun': 1 } } }, 'STD-LND-18')
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1, artillery: 1 } } }, 'ADV-02-15')
  })
})
