import { describe, expect, test } from 'vitest'
import { inAlsace, together } from '../../../support/scenes/land.ts'
import { dice } from '../../../support/scenes/told.ts'

const armies = {
  france: { infantry: 1, artillery: 1 },
  britain: { infantry: 1, artillery: 1, fighter: 1 },
  germany: { infantry: 3 },
}

describe('INF-LAND-03 the air battle of a joint attack', () => {
  test('allowed: all fighters of the attackers fight as one force', () => {
    const france = { infantry: 1, artillery: 1, fighter: 1 }
    const g = together(
      inAlsace({ ...armies, france, germany: { infantry: 3, fighter: 1 } }, [2, 6, 6, ...Array(9).fill(6)]),
      'britain',
    )
    expect(dice(g, 'air')).toEqual(['france fighter 1@2', 'britain fighter 1@2'])
    expect(g.events('air-supremacy')).toMatchObject([{ side: 'attacker' }])
  })

  test('allowed: an ally’s fighter raises the artillery of all of them', () => {
    const g = together(inAlsace(armies, Array(8).fill(6)), 'britain')
    expect(dice(g, 'attack').slice(0, 2)).toEqual(['france artillery 1@4', 'britain artillery 1@4'])
  })

  test('not: the fighter of an ally that declines raises nothing', () => {
    const g = inAlsace(armies, Array(5).fill(6))
    g.attack('alsace')
    expect(g.events('air-supremacy')).toEqual([])
    expect(dice(g, 'attack')[0]).toBe('france artillery 1@3')
  })
})
