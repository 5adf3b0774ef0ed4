import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

const FLEET = { sz1: { battleship: 1, cruiser: 2, destroyer: 2, submarine: 1, transport: 2 } }

describe('ADV-19-05 the American fleet', () => {
  test('allowed: these ships, in these zones and in no other', () => {
    expect(fleetOf(advOpening(), 'usa')).toEqual(FLEET)
  })

  test('not: those of the printed opening', () => {
    expect(fleetOf(at({ base: 'opening', round: 1 }), 'usa')).not.toEqual(FLEET)
  })
})
