import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-02-09 tanks first, then infantry', () => {
  test('allowed: tanks stop what they can, every further hit kills an infantry, without a question', () => {
    const g = battle({ infantry: 4, tank: 1 }, { france: { infantry: 1, 'machine-gun': 3 } }, [1, 2, 3, 6, 6, 6, 6])
    expect(g.past('fired')[0]).toMatchObject({ hits: 3, absorbed: 1 })
    expect(g.past('decision-asked')).toEqual([])
    expect(g.units('lorraine').germany).toEqual({ infantry: 2, tank: 1 })
  })

  test('not: no infantry falls while a tank stands upright', () => {
    const g = battle({ infantry: 1, tank: 2 }, { france: { infantry: 1, 'machine-gun': 2 } }, [1, 1, 6, 6, 6, 6])
    expect(g.past('units-lost')).toEqual([])
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, tank: 2 })
  })
})
