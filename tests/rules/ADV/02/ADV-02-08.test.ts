import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-02-08 tanks stop one hit each', () => {
  test('allowed: each tank stops a hit and is tipped over', () => {
    const g = battle({ infantry: 2, tank: 2 }, { france: { infantry: 1, 'machine-gun': 2 } }, [1, 1, 6, 6, 6, 6, 6])
    expect(g.past('tanks-tipped')).toMatchObject([{ space: 'lorraine', power: 'germany', count: 2 }])
    expect(g.units('lorraine').germany).toEqual({ infantry: 2, tank: 2 })
  })

  test('not: a tank stops no second hit', () => {
    const g = battle({ infantry: 2, tank: 1 }, { france: { infantry: 1, 'machine-gun': 2 } }, [1, 1, 6, 6, 6])
    expect(g.past('tanks-tipped')).toMatchObject([{ count: 1 }])
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, tank: 1 })
  })
})
