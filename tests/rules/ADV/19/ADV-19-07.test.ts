import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

const FLEET = { sz17: { battleship: 1, cruiser: 1, destroyer: 1, submarine: 1, transport: 1 } }

describe('ADV-19-07 the Italian fleet', () => {
  test('allowed: these ships, in these zones and in no other', () => {
    expect(fleetOf(advOpening(), 'italy')).toEqual(FLEET)
  })

  test('not: those of the printed opening', () => {
    expect(fleetOf(at({ base: 'opening', round: 1 }), 'italy')).not.toEqual(FLEET)
  })
})
