import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-20-04 the garrison of Sevastopol', () => {
  test('allowed: 6 infantry, 2 artillery', () => {
    expect(advOpening().units('sevastopol')).toMatchObject({ russia: { infantry: 6, artillery: 2 } })
  })

  test('not: the printed garrison', () => {
    const printed = at({ base: 'opening', round: 1 })
    expect(printed.units('sevastopol').russia ?? {}).toEqual({ infantry: 3, artillery: 2 })
    expect(advOpening().units('sevastopol')).not.toEqual(printed.units('sevastopol'))
  })
})
