import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

const FLEET = { sz20: { cruiser: 1, destroyer: 1, transport: 1 } }

describe('ADV-19-09 the Ottoman fleet', () => {
  test('allowed: these ships, in these zones and in no other', () => {
    expect(fleetOf(advOpening(), 'ottoman')).toEqual(FLEET)
  })

  test('not: those of the printed opening', () => {
    expect(fleetOf(at({ base: 'opening', round: 1 }), 'ottoman')).not.toEqual(FLEET)
  })

  test('edge: on the Black Sea side of the strait', () => {
    const g = advOpening()
    expect(g.units('sz31')).toEqual({})
    expect(g.units('sz20')).toEqual({ ottoman: FLEET.sz20 })
  })
})
