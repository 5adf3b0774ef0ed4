import { describe, expect, test } from 'vitest'
import { treatyComes } from '../../../support/scenes/revolution.ts'

const karelia = { karelia: 'germany' } as const

describe('INF-RUS-04 a contested Moscow counts', () => {
  test('allowed: as the one more territory besides Karelia', () => {
    expect(treatyComes({ control: karelia, units: { moscow: { russia: { infantry: 1 }, germany: { infantry: 1 } } } })).toBe(true)
  })

  test('not: with Moscow all Russian Karelia alone is not enough', () => {
    expect(treatyComes({ control: karelia, units: { moscow: { russia: { infantry: 1 } } } })).toBe(false)
  })

  test('edge: contested by others than Russia it is not Russia’s any more', () => {
    expect(treatyComes({ control: karelia, units: { moscow: { britain: { infantry: 1 }, germany: { infantry: 1 } } } })).toBe(
      false,
    )
  })
})
