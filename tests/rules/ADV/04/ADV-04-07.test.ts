import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

const shot = () => battle({ infantry: 1, fighter: 1 }, { france: { infantry: 2, fighter: 1 } }, [6, 2, 6, 3, 6, 6])

describe('ADV-04-07 losing a damaged fighter', () => {
  test('allowed: it may be taken as a loss on land', () => {
    const g = shot()
    expect(g.past('fighters-damaged')).toMatchObject([{ power: 'germany' }])
    // The only loss there can be: the infantry is the last of its army.
    expect(g.units('lorraine').germany).toEqual({ infantry: 1 })
  })

  test('refused: the last infantry does not go before it', () => {
    const g = battle({ infantry: 1, artillery: 1, fighter: 1 }, { france: { infantry: 2, fighter: 1 } }, [6, 2, 6, 6, 3, 6, 6])
    g.refuse({ type: 'casualties', lose: { germany: { infantry: 1 } } }, 'ADV-04-07')
    g.do({ type: 'casualties', lose: { germany: { fighter: 1 } } })
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, artillery: 1 })
  })
})
