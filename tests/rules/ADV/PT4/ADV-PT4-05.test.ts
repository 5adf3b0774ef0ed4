import { describe, expect, test } from 'vitest'
import { advOpening } from '../../../support/scenes/start.ts'

const FLEET = { battleship: 1, cruiser: 1, destroyer: 1, submarine: 1, transport: 1 }

describe('ADV-PT4-05 where the Italian fleet starts', () => {
  test('allowed: in sea zone 17, with the option as without', () => {
    for (const on of [true, false]) expect(advOpening({ options: { 'pt-4': on } }).units('sz17')).toEqual({ italy: FLEET })
  })

  test('not: nobody starts in sea zone 32', () => {
    expect(advOpening({ options: { 'pt-4': true } }).units('sz32')).toEqual({})
  })
})
