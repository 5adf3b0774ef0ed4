import { describe, expect, test } from 'vitest'
import { treaty, treatyComes } from '../../../support/scenes/revolution.ts'

const fight = { russia: { infantry: 1 }, germany: { infantry: 1 } }

describe('INF-RUS-01 what brings the treaty', () => {
  test('allowed: Karelia and one more original territory in enemy hands, Moscow Russian', () => {
    expect(treatyComes()).toBe(true)
    expect(treatyComes({ control: { karelia: 'austria-hungary', sevastopol: 'ottoman' } })).toBe(true)
  })

  test('allowed: either of them contested, and Moscow contested by Russia', () => {
    expect(treatyComes({ control: { poland: 'germany' }, units: { karelia: fight } })).toBe(true)
    expect(treatyComes({ control: { karelia: 'germany' }, units: { kazakhstan: fight } })).toBe(true)
    expect(treatyComes({ units: { moscow: fight } })).toBe(true)
  })

  test('not: without Karelia, or with Karelia alone', () => {
    expect(treatyComes({ control: { finland: 'germany', livonia: 'germany', poland: 'germany', ukraine: 'germany' } })).toBe(
      false,
    )
    expect(treatyComes({ control: { karelia: 'germany' } })).toBe(false)
  })

  test('not: with Moscow in enemy hands', () => {
    expect(treatyComes({ control: { karelia: 'germany', poland: 'germany', moscow: 'germany' } })).toBe(false)
  })

  test('edge: what is not originally Russian does not count', () => {
    const g = treaty({ control: { karelia: 'germany', romania: 'germany', serbia: 'germany' } })
    expect(g.past('revolution-broke-out')).toEqual([])
  })
})
