import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const defence = (dice: number[]) => {
  const g = at({
    phase: 'combat',
    round: 5,
    units: { lorraine: { germany: { infantry: 9 }, france: { infantry: 1, artillery: 1, tank: 1 } } },
    queue: [...Array(9).fill(6), ...dice],
  })
  g.attack('lorraine')
  return g.events('fired')[1]?.groups.map((x) => [x.type, x.needs, x.hits])
}

describe('STD-LND-04 defence values', () => {
  test('allowed: artillery and infantry hit on 3, tanks on 1', () => {
    expect(defence([3, 3, 1])).toEqual([
      ['artillery', 3, 1],
      ['infantry', 3, 1],
      ['tank', 1, 1],
    ])
  })

  test('edge: one more misses', () => {
    expect(defence([4, 4, 2])?.map(([, , hits]) => hits)).toEqual([0, 0, 0])
  })

  test('edge: fighters defend at 2 with air supremacy', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 3 }, france: { infantry: 1, fighter: 2 } } },
      queue: [6, 6, 6, 6, 2, 3],
    })
    g.attack('lorraine')
    expect(g.events('fired')[1]?.groups.at(-1)).toMatchObject({ type: 'fighter', needs: 2, dice: [2, 3], hits: 1 })
    g.exhausted()
  })
})
