import { describe, expect, test } from 'vitest'
import { bidPlaces, unitsIn } from '../../../src/engine/index.ts'
import { gameWith, place, refusedBid } from '../../support/scenes/bids.ts'

describe('HCP-06 ships of a bid', () => {
  const asked = gameWith({ bid: { germany: 12 } })
  const zone = bidPlaces(asked, 'germany').find(({ space }) => space.startsWith('sz'))?.space ?? ''

  test('allowed: beside ships of the same power; a transport comes empty, with a number of its own', () => {
    expect(zone).not.toBe('')
    const { state } = place(asked, { units: { [zone]: { germany: { transport: 1 } } }, money: { germany: 6 } })
    const count = (of: typeof state) => unitsIn(of, zone).filter((s) => s.power === 'germany' && s.type === 'transport').length
    expect(count(state)).toBe(count(asked) + 1)
    expect(state.war.nextTransport).toBe(asked.war.nextTransport + 1)
  })

  test('refused: in an empty zone, in an ally’s or an enemy’s, on land', () => {
    for (const space of ['sz1', 'sz17', 'sz9', 'berlin'])
      expect(refusedBid(asked, { units: { [space]: { germany: { submarine: 1 } } }, money: { germany: 6 } }), space).toEqual([
        'HCP-06',
      ])
  })
})
