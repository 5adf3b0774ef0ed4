import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

const allies = { france: { infantry: 1, fighter: 2 }, britain: { infantry: 1, fighter: 1 } }

describe('ADV-04-12 whose fighters take which hit', () => {
  test('allowed: the defenders choose whose fighter an ace removes', () => {
    const g = battle({ infantry: 1, fighter: 1 }, allies, [1, 6, 6, 6])
    expect(g.decision).toMatchObject({ by: 'france', kind: 'casualties', count: 1 })
    g.do({ type: 'casualties', lose: { britain: { fighter: 1 } } })
    expect(g.past('units-lost')[0]).toMatchObject({ power: 'britain', units: { fighter: 1 }, chosenBy: 'france' })
  })

  test('allowed: and whose fighter is damaged', () => {
    const g = battle({ infantry: 1, fighter: 1 }, allies, [2, 6, 6, 6])
    expect(g.decision).toMatchObject({
      by: 'france',
      kind: 'casualties',
      count: 1,
      pool: { france: { fighter: 2 }, britain: { fighter: 1 } },
    })
    g.do({ type: 'casualties', lose: {}, hit: { britain: { fighter: 1 } } })
    expect(g.past('fighters-damaged')).toMatchObject([{ power: 'britain', count: 1, chosenBy: 'france' }])
    expect(g.units('lorraine').britain?.fighter).toBe(1)
  })

  test('edge: named among the lost a fighter that is damaged is only damaged', () => {
    const g = battle({ infantry: 1, fighter: 1 }, allies, [2, 6, 6, 6])
    g.do({ type: 'casualties', lose: { britain: { fighter: 1 } } })
    expect(g.past('fighters-damaged')).toMatchObject([{ power: 'britain', count: 1, chosenBy: 'france' }])
    expect(g.units('lorraine').britain?.fighter).toBe(1)
  })

  test('edge: with one power, or no choice left, nobody is asked', () => {
    const g = battle({ infantry: 1, fighter: 3 }, { france: { infantry: 1, fighter: 1 }, britain: { infantry: 1, fighter: 1 } }, [
      1,
      1,
      2,
      6,
      6,
      ...Array(6).fill(6),
    ])
    expect(g.past('decision-asked')).toEqual([])
  })

  test('refused: no fighter of a power that has none there', () => {
    const g = battle({ infantry: 1, fighter: 1 }, allies, [1, 6, 6, 6])
    g.refuse({ type: 'casualties', lose: { italy: { fighter: 1 } } }, 'CONTRACT')
  })

  test('holds: offered are answers that damage, for nobody is lost', () => {
    const g = battle({ infantry: 1, fighter: 1 }, allies, [2, 6, 6, 6])
    expect(g.legal).toEqual([
      { type: 'casualties', lose: {}, hit: { france: { fighter: 1 } } },
      { type: 'casualties', lose: {}, hit: { britain: { fighter: 1 } } },
    ])
  })
})
