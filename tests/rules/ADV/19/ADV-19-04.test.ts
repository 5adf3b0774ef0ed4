import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

const FLEET = {
  sz15: { cruiser: 1, destroyer: 1 },
  sz16: { battleship: 1, cruiser: 1, destroyer: 1, submarine: 1, transport: 2 },
}

describe('ADV-19-04 the French fleet', () => {
  test('allowed: these ships, in these zones and in no other', () => {
    expect(fleetOf(advOpening(), 'france')).toEqual(FLEET)
  })

  test('not: those of the printed opening', () => {
    expect(fleetOf(at({ base: 'opening', round: 1 }), 'france')).not.toEqual(FLEET)
  })
})
