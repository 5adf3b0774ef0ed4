import { describe, expect, test } from 'vitest'
import { inAlsace } from '../../../support/scenes/land.ts'
import { dice } from '../../../support/scenes/told.ts'

const armies = { france: { fighter: 1 }, britain: { infantry: 2 }, germany: { infantry: 2 } }

describe('INF-UNIT-05 a fighter alone of its power among allies', () => {
  test('allowed: it joins an ally’s attack', () => {
    const g = inAlsace(armies, Array(5).fill(6), { power: 'britain' })
    g.do({ type: 'attack', space: 'alsace', with: ['france'] })
    expect(dice(g, 'attack')).toEqual(['britain infantry 2@2', 'france fighter 1@2'])
  })

  test('allowed: it defends', () => {
    const g = inAlsace(armies, Array(5).fill(6), { power: 'germany' })
    g.attack('alsace')
    expect(dice(g, 'defence', 'defender')).toEqual(['britain infantry 2@3', 'france fighter 1@2'])
  })

  test('refused: it leads no attack, and no battle is listed', () => {
    const g = inAlsace(armies)
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'alsace' }, 'INF-UNIT-05')
    expect(g.legal.filter((a) => a.type === 'attack')).toEqual([])
  })

  test('edge: with an infantry of its own it does', () => {
    const g = inAlsace({ ...armies, france: { infantry: 1, fighter: 1 } }, Array(4).fill(6))
    g.attack('alsace')
    expect(g.events('battle-opened')).toMatchObject([{ attacker: 'france' }])
  })

  test('edge: a gun beside it is no fighter, and leads', () => {
    const g = inAlsace({ ...armies, france: { artillery: 1, fighter: 1 } }, Array(4).fill(6))
    g.attack('alsace')
    expect(g.events('battle-opened')).toMatchObject([{ attacker: 'france' }])
  })
})
