import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-LND-11 raised artillery still supports', () => {
  test('allowed: a gun at 4 still lifts its infantry to 3', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1, artillery: 1, fighter: 1 }, france: { infantry: 3 } } },
      queue: [4, 3, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[0]?.groups.map((x) => [x.type, x.needs, x.hits, x.promoted])).toEqual([
      ['artillery', 4, 1, 'air-supremacy'],
      ['infantry', 3, 1, 'support'],
      ['fighter', 2, 0, undefined],
    ])
    g.exhausted()
  })

  test('not: the supported infantry is not raised to 4 as well', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1, artillery: 1, fighter: 1 }, france: { infantry: 3 } } },
      queue: [6, 4, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[0]?.hits).toBe(0)
  })
})
