import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

const FLEET = {
  sz12: { battleship: 1, destroyer: 1, submarine: 1 },
  sz21: { cruiser: 1, destroyer: 1, transport: 1 },
}

describe('ADV-19-06 the Russian fleet', () => {
  test('allowed: these ships, in these zones and in no other', () => {
    expect(fleetOf(advOpening(), 'russia')).toEqual(FLEET)
  })

  test('not: those of the printed opening', () => {
    expect(fleetOf(at({ base: 'opening', round: 1 }), 'russia')).not.toEqual(FLEET)
  })
})
