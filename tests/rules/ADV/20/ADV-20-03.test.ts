import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-20-03 the garrison of Algeria', () => {
  test('allowed: 1 infantry, 1 artillery', () => {
    expect(advOpening().units('algeria')).toMatchObject({ france: { infantry: 1, artillery: 1 } })
  })

  test('not: the printed garrison', () => {
    const printed = at({ base: 'opening', round: 1 })
    expect(printed.units('algeria').france ?? {}).toEqual({ infantry: 1 })
    expect(advOpening().units('algeria')).not.toEqual(printed.units('algeria'))
  })
})
