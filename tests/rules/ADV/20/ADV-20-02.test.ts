import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-20-02 the garrison of Marseilles', () => {
  test('allowed: 2 infantry, 1 artillery', () => {
    expect(advOpening().units('marseilles')).toMatchObject({ france: { infantry: 2, artillery: 1 } })
  })

  test('not: the printed garrison', () => {
    const printed = at({ base: 'opening', round: 1 })
    expect(printed.units('marseilles').france ?? {}).toEqual({})
    expect(advOpening().units('marseilles')).not.toEqual(printed.units('marseilles'))
  })
})
