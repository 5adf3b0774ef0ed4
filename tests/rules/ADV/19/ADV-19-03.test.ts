import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

const FLEET = {
  sz7: { submarine: 2 },
  sz10: { battleship: 2, cruiser: 3, destroyer: 3, transport: 2 },
  sz13: { submarine: 2 },
}

describe('ADV-19-03 the German fleet', () => {
  test('allowed: these ships, in these zones and in no other', () => {
    expect(fleetOf(advOpening(), 'germany')).toEqual(FLEET)
  })

  test('not: those of the printed opening', () => {
    expect(fleetOf(at({ base: 'opening', round: 1 }), 'germany')).not.toEqual(FLEET)
  })
})
