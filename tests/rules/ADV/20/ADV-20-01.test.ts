import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-20-01 the garrison of Paris', () => {
  test('allowed: 12 infantry, 4 artillery, 1 fighter', () => {
    expect(advOpening().units('paris')).toMatchObject({ france: { infantry: 12, artillery: 4, fighter: 1 } })
  })

  test('not: the printed garrison', () => {
    const printed = at({ base: 'opening', round: 1 })
    expect(printed.units('paris').france ?? {}).toEqual({ infantry: 6, artillery: 2, fighter: 1 })
    expect(advOpening().units('paris')).not.toEqual(printed.units('paris'))
  })
})
