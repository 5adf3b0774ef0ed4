import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const attack = (germany: object, dice: number) => {
  const g = at({
    phase: 'combat',
    round: 5,
    units: { lorraine: { germany, france: { infantry: 1 } } },
    queue: [...Array(dice).fill(6), 6],
  })
  g.attack('lorraine')
  g.exhausted()
  return g.events('fired')[0]?.groups.map((x) => [x.type, x.count, x.needs])
}

describe('STD-LND-05 artillery supports one for one', () => {
  test('allowed: each gun raises one infantry or tank to 3, infantry first', () => {
    expect(attack({ infantry: 2, artillery: 3, tank: 2 }, 7)).toEqual([
      ['artillery', 3, 3],
      ['tank', 1, 3],
      ['infantry', 2, 3],
      ['tank', 1, 2],
    ])
  })

  test('edge: units beyond the number of guns stay at 2', () => {
    expect(attack({ infantry: 4, artillery: 1 }, 5)).toEqual([
      ['artillery', 1, 3],
      ['infantry', 1, 3],
      ['infantry', 3, 2],
    ])
  })

  test('edge: guns without anybody to support fire for themselves, fighters are never supported', () => {
    expect(attack({ infantry: 1, artillery: 3, fighter: 1 }, 5)).toEqual([
      ['artillery', 3, 4],
      ['infantry', 1, 3],
      ['fighter', 1, 2],
    ])
  })
})
