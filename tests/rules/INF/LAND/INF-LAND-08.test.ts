import { describe, expect, test } from 'vitest'
import { attack } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'
import { dice } from '../../../support/scenes/told.ts'

const armies = { france: { infantry: 2, artillery: 1 }, britain: { infantry: 1 }, germany: { infantry: 2 } }
const attacked = (queue: number[]) => inf({ phase: 'combat', units: { lorraine: armies }, queue }).after(attack('lorraine'))

describe('INF-LAND-08 defending together', () => {
  test('allowed: all who are there defend, and the first in turn order answers', () => {
    const g = attacked([2, 6, 6, 6, 6, 6])
    expect(dice(g, 'defence', 'defender')).toEqual(['france artillery 1@3', 'france infantry 2@3', 'britain infantry 1@3'])
    expect(g.decision).toMatchObject({ by: 'france', pool: { france: armies.france, britain: armies.britain } })
    g.answer({ type: 'casualties', lose: { britain: { infantry: 1 } } })
    expect(g.units('lorraine')).toEqual({ france: armies.france, germany: armies.germany })
  })

  test('refused: guns never support those who defend, and a power’s last infantry stays', () => {
    const g = attacked([2, 2, 6, 6, 6, 6])
    g.refuse({ type: 'casualties', lose: { france: { infantry: 2 } } }, 'STD-LND-18')
  })
})
