import { describe, expect, test } from 'vitest'
import { bidPlaces } from '../../../src/engine/index.ts'
import { gameWith, refusedBid } from '../../support/scenes/bids.ts'

describe('HCP-05 land units and fighters of a bid', () => {
  const asked = gameWith({ bid: { germany: 3, britain: 3 } })

  test('allowed: where the power holds the territory with land units', () => {
    expect(refusedBid(asked, { units: { berlin: { germany: { infantry: 1 } } } })).toEqual([])
    expect(bidPlaces(asked, 'germany').map(({ space }) => space)).toContain('berlin')
  })

  test.each([['vienna'], ['belgium'], ['paris'], ['switzerland'], ['sz10']])('refused: an infantry of Germany in %s', (space) => {
    expect(refusedBid(asked, { units: { [space]: { germany: { infantry: 1 } } } })).toEqual(['HCP-05'])
  })

  test('not: an own territory without land units is no place for them', () => {
    const empty = asked.war.control
    const bare = Object.keys(empty).find(
      (id) => empty[id] === 'germany' && !asked.war.units[id]?.some((s) => s.power === 'germany'),
    )
    if (bare === undefined) return
    expect(refusedBid(asked, { units: { [bare]: { germany: { infantry: 1 } } } })).toEqual(['HCP-05'])
  })
})
