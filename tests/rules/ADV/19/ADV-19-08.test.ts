import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

const FLEET = { sz18: { battleship: 1, cruiser: 1, destroyer: 1 } }

describe('ADV-19-08 the Austro-Hungarian fleet', () => {
  test('allowed: these ships, in these zones and in no other', () => {
    expect(fleetOf(advOpening(), 'austria-hungary')).toEqual(FLEET)
  })

  test('not: those of the printed opening', () => {
    expect(fleetOf(at({ base: 'opening', round: 1 }), 'austria-hungary')).not.toEqual(FLEET)
  })
})
