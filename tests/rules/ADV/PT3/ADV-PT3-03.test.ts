import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

const treasuries = (options = {}) => {
  const g = advOpening({ options })
  return Object.fromEntries(engine.POWERS.map((power) => [power, g.treasury(power)]))
}

describe('ADV-PT3-03 French and Italian treasury', () => {
  test('allowed: 25 and 16 in hand', () => {
    expect(treasuries({ 'pt-3': true })).toMatchObject({ france: 25, italy: 16 })
  })

  test('not: nobody else has more', () => {
    expect(treasuries({ 'pt-3': true })).toEqual({ ...treasuries(), france: 25, italy: 16 })
    expect(treasuries()).toMatchObject({ france: 24, italy: 14 })
  })
})
