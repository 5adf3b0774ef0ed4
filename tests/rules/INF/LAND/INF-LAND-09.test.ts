import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const afloat = () =>
  inf({
    power: 'france',
    phase: 'combat',
    units: { sz8: { france: { cruiser: 1 }, britain: { cruiser: 1 }, germany: { submarine: 1 } } },
    queue: [6, 6],
  })

describe('INF-LAND-09 no joint attack at sea', () => {
  test('allowed: an attack alone, in which the ally’s ships take no part', () => {
    const g = afloat()
    g.attack('sz8')
    expect(g.events('battle-opened')).toMatchObject([{ kind: 'sea', attackers: [{ power: 'france' }] }])
  })

  test('refused: together with an ally', () => {
    const g = afloat()
    g.refuse({ type: 'attack', space: 'sz8', with: ['britain'] }, 'INF-LAND-09')
    expect(g.legal.filter((a) => a.type === 'attack')).toEqual([{ type: 'attack', space: 'sz8' }])
  })
})
