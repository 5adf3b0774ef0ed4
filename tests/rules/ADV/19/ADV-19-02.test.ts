import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

const FLEET = {
  sz2: { cruiser: 1, destroyer: 1, transport: 1 },
  sz9: { battleship: 2, cruiser: 3, destroyer: 3, submarine: 2, transport: 2 },
  sz19: { cruiser: 1, destroyer: 1, transport: 1 },
  sz29: { battleship: 1, cruiser: 1, destroyer: 1, transport: 1 },
}

describe('ADV-19-02 the British fleet', () => {
  test('allowed: these ships, in these zones and in no other', () => {
    expect(fleetOf(advOpening(), 'britain')).toEqual(FLEET)
  })

  test('not: those of the printed opening', () => {
    expect(fleetOf(at({ base: 'opening', round: 1 }), 'britain')).not.toEqual(FLEET)
  })
})
