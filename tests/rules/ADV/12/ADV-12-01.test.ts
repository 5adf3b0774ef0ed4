import { describe, expect, test } from 'vitest'
import { storm } from '../../../support/scenes/coast.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-12-01 battleships and cruisers bombard', () => {
  const open = (fleet: object) => storm({ fleet, belgium: { germany: { infantry: 1 } }, queue: [6, 6, 6, 6, 6, 6] })

  test('allowed: one die each in the attack, at 4 and at 3', () => {
    expect(volleys(open({ battleship: 1, cruiser: 1 }))).toEqual([
      ['attack', '1 battleship at 4', '1 cruiser at 3', '2 infantry at 2'],
      ['defence', '1 infantry at 3'],
    ])
  })

  test('not: no other ship does', () => {
    expect(volleys(open({ destroyer: 1, submarine: 1 }))[0]).toEqual(['attack', '2 infantry at 2'])
  })
})
