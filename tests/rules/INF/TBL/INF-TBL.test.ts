// The table of the countries under the influence rules, a row a country: what it is worth, raises, costs, and to whom it looks.
import { describe, expect, test } from 'vitest'
import type { Counts, PowerId } from '../../../../src/engine/index.ts'
import { at, engine } from '../../../support/game.ts'
import { BUYERS, buyer, invade, notForSale, prices, raisedBy, worth } from '../../../support/scenes/influence.ts'

/** So many infantry and the one artillery that each of them has. */
const army = (infantry: number): Counts => ({ infantry, artillery: 1 })

const NEUTRAL: [title: string, country: string, infantry: number, ipc: number][] = [
  ['INF-TBL-01 Norway: neutral, no influence', 'norway', 7, 4],
  ['INF-TBL-02 Sweden: neutral, no influence', 'sweden', 7, 4],
  ['INF-TBL-03 Denmark: neutral, no influence', 'denmark', 3, 2],
  ['INF-TBL-04 Holland: neutral, no influence', 'holland', 3, 2],
  ['INF-TBL-05 Spain: neutral, no influence', 'spain', 7, 4],
  ['INF-TBL-06 Switzerland: neutral, no influence', 'switzerland', 1, 1],
]

describe.each(NEUTRAL)('%s', (_title, country, infantry, ipc) => {
  test('allowed: attacked, it raises the army of the table in pieces of the other side', () => {
    expect(raisedBy(country, 'germany')).toEqual({ russia: army(infantry) })
    expect(raisedBy(country, 'france')).toEqual({ 'austria-hungary': army(infantry) })
  })

  test('holds: it is worth what the table says', () => {
    expect(worth(country)).toBe(ipc)
  })

  test('refused: nobody can win it with money', () => {
    expect(prices(country)).toEqual({})
    notForSale(country)
  })
})

const FOR_SALE: [title: string, country: string, infantry: number, ipc: number, cost: Partial<Record<PowerId, number>>][] = [
  ['INF-TBL-07 Greece: neutral, for sale', 'greece', 3, 2, { france: 10, britain: 15, germany: 20 }],
  ['INF-TBL-08 Ethiopia: neutral, for sale', 'empire-of-ethiopia', 3, 1, { germany: 20 }],
  ['INF-TBL-09 Afghanistan: neutral, for sale', 'afghanistan', 1, 1, { germany: 15 }],
  ['INF-TBL-10 Persia: neutral, for sale', 'persia', 3, 2, { ottoman: 20 }],
]

describe.each(FOR_SALE)('%s', (_title, country, infantry, ipc, cost) => {
  const offers = Object.entries(cost) as [PowerId, number][]

  test('allowed: at the prices of the table, and no others', () => {
    expect(prices(country)).toEqual(cost)
    for (const [power, price] of offers) buyer(power, price).do({ type: 'influence', country })
  })

  test('allowed: attacked, it raises the army of the table', () => {
    expect(raisedBy(country, 'germany')).toEqual({ russia: army(infantry) })
  })

  test('holds: it is worth what the table says', () => {
    expect(worth(country)).toBe(ipc)
  })

  test('refused: one IPC short', () => {
    for (const [power, price] of offers) buyer(power, price - 1).refuse({ type: 'influence', country }, 'INF-INFL-09')
  })

  test('refused: to a power that the table does not name', () => {
    notForSale(
      country,
      BUYERS.filter((power) => !(power in cost)),
    )
  })
})

type Backed = [
  title: string,
  country: string,
  patron: PowerId,
  infantry: number,
  ipc: number,
  /** Who goes in: a friend of the patron, an enemy. */
  friend: PowerId,
  enemy: PowerId,
  /** Whether the printed board has the space or this one adds it. */
  space: 'printed' | 'added',
]
const BACKED: Backed[] = [
  ['INF-TBL-11 Belgium: with French interests', 'belgium', 'france', 3, 2, 'britain', 'germany', 'printed'],
  ['INF-TBL-12 Portugal: with French interests', 'portugal', 'france', 3, 2, 'britain', 'germany', 'printed'],
  ['INF-TBL-13 Serbia: with Russian interests', 'serbia', 'russia', 7, 2, 'france', 'austria-hungary', 'printed'],
  ['INF-TBL-14 Montenegro: with Russian interests', 'montenegro', 'russia', 1, 1, 'france', 'austria-hungary', 'added'],
  ['INF-TBL-15 Romania: with Russian interests', 'romania', 'russia', 5, 3, 'britain', 'austria-hungary', 'printed'],
  ['INF-TBL-16 Khiva Khanate: with Russian interests', 'khiva-khanate', 'russia', 1, 1, 'britain', 'ottoman', 'added'],
  ['INF-TBL-17 Albania: with Italian interests', 'albania', 'italy', 3, 2, 'russia', 'austria-hungary', 'printed'],
  ['INF-TBL-18 Arabia: with British interests', 'arabia', 'britain', 1, 1, 'france', 'ottoman', 'printed'],
  ['INF-TBL-19 Liberia: with American interests', 'liberia', 'usa', 1, 1, 'france', 'germany', 'added'],
  ['INF-TBL-20 Bulgaria: with Ottoman interests', 'bulgaria', 'ottoman', 7, 3, 'germany', 'russia', 'printed'],
  [
    'INF-TBL-21 Sultanate of Darfur: with Ottoman interests',
    'sultanate-of-darfur',
    'ottoman',
    1,
    1,
    'germany',
    'britain',
    'added',
  ],
  ['INF-TBL-22 Jabal Shammar: with Ottoman interests', 'jabal-shammar', 'ottoman', 1, 1, 'germany', 'britain', 'added'],
  ['INF-TBL-23 Dervish State: with Ottoman interests', 'dervish-state', 'ottoman', 1, 1, 'germany', 'italy', 'added'],
  ['INF-TBL-24 Senussia: with Ottoman interests', 'senussia', 'ottoman', 1, 1, 'germany', 'britain', 'added'],
]

// Round 5: America is at war (INF-USA-01).
describe.each(BACKED)('%s', (_title, country, patron, infantry, ipc, friend, enemy, space) => {
  test('allowed: entered by a friend it raises the army of the table for its patron', () => {
    const g = invade(country, friend, { round: 5 })
    g.endPhase()
    expect(g.units(country)).toEqual({ [friend]: { infantry: 2 }, [patron]: army(infantry) })
    expect(g.control(country)).toBe(patron)
  })

  test('holds: it is worth what the table says, and the printed board has it or not', () => {
    expect(worth(country)).toBe(ipc)
    expect(engine.spacesOf(at().state).some((s) => s.id === country)).toBe(space === 'printed')
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade(country, enemy, { round: 5 })
    g.endPhase()
    expect(g.units(country)[patron]).toEqual(army(infantry))
    expect(g.battles).toMatchObject([{ space: country, required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale(country)
  })
})
