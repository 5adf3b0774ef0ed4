import { describe, expect, test } from 'vitest'
import { contested, ending } from '../../../support/scenes/victory.ts'

describe('ADV-31-12 Which two capitals are enough', () => {
  test('allowed: Paris and London, both contested, by themselves', () => {
    expect(ending('usa', { units: contested('paris', 'london') }).winner?.rule).toBe('ADV-31-08')
  })

  test('allowed: either of them with Rome or Moscow contested or captured, or Washington contested', () => {
    for (const first of ['paris', 'london']) {
      for (const other of ['rome', 'moscow']) {
        expect(ending('usa', { units: contested(first, other) }).winner?.rule).toBe('ADV-31-08')
        expect(ending('usa', { units: contested(first), control: { [other]: 'germany' } }).winner?.rule).toBe('ADV-31-08')
      }
      expect(ending('usa', { units: contested(first, 'united-states-of-america') }).winner?.rule).toBe('ADV-31-08')
    }
  })

  test('not: one contested capital is not counted twice', () => {
    for (const first of ['paris', 'london']) expect(ending('usa', { units: contested(first) }).winner).toBeNull()
  })
})
