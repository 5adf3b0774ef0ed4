import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

const tipped = () => battle({ infantry: 2, tank: 1 }, { france: { infantry: 1, 'machine-gun': 1 } }, [1, 6, 6, 6, 1])

describe('ADV-02-12 losing a tipped tank', () => {
  test('allowed: a hit given to it in the ordinary fire removes it', () => {
    const g = tipped()
    g.do({ type: 'casualties', lose: { germany: { tank: 1 } } })
    expect(g.units('lorraine').germany).toEqual({ infantry: 2 })
  })

  test('allowed: the attacker may lose infantry instead', () => {
    const g = tipped()
    g.do({ type: 'casualties', lose: { germany: { infantry: 1 } } })
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, tank: 1 })
  })

  test('refused: the hit cannot be left untaken', () => {
    tipped().refuse({ type: 'casualties', lose: {} }, 'STD-LND-17')
  })
})
