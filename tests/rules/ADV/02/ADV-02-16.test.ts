import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-16 an attack shot to pieces', () => {
  test('allowed: with all its infantry gone the battle ends and another unit becomes infantry', () => {
    const g = battle({ infantry: 2, artillery: 1, tank: 1 }, { france: { infantry: 1, 'machine-gun': 3 } }, [1, 1, 1])
    g.choose('artillery')
    expect(volleys(g)).toEqual([['first-shot', '3 machine-gun at 3']])
    expect(g.events('unit-exchanged')).toMatchObject([{ power: 'germany', given: 'artillery', received: 'infantry' }])
    expect(g.events('battle-ended')).toMatchObject([{ outcome: 'contested' }])
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1, tank: 1 }, france: { infantry: 1, 'machine-gun': 3 } })
    g.exhausted()
  })

  test('edge: with one infantry left everybody fires', () => {
    const g = battle({ infantry: 2, artillery: 1 }, { france: { infantry: 1, 'machine-gun': 1 } }, [1, 6, 6, 6])
    expect(volleys(g).map(([step]) => step)).toEqual(['first-shot', 'attack', 'defence'])
    expect(g.past('unit-exchanged')).toEqual([])
  })

  test('not: neither side fires afterwards', () => {
    const g = battle({ infantry: 1, artillery: 3 }, { france: { infantry: 3, artillery: 2, 'machine-gun': 1 } }, [2])
    expect(volleys(g).map(([step]) => step)).toEqual(['first-shot'])
    expect(g.units('lorraine')).toMatchObject({ germany: { infantry: 1, artillery: 2 } })
    g.exhausted()
  })
})
