import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const attack = (round: number) =>
  advLate({
    power: 'ottoman',
    round,
    units: { constantinople: { ottoman: { infantry: 3 } }, bulgaria: { ottoman: { infantry: 3 } } },
  }).after(move('bulgaria', 'greece', { infantry: 2 }), end)

describe('ADV-27-03 Attacked by the Central Powers it fights for an Ally of their choice', () => {
  test('allowed: the Allies choose from all that are at war', () => {
    const g = attack(4)
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'russia', space: 'greece' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['russia', 'france', 'britain', 'italy', 'usa'])
    g.choose('britain')
    expect(g.units('greece').britain).toEqual({ infantry: 3, artillery: 1 })
    expect(g.control('greece')).toBe('contested')
    expect(g.battles).toMatchObject([{ space: 'greece', required: true }])
  })

  test('not: the neutral United States is not among them', () => {
    expect(attack(3).decision?.options?.map((o) => o.id)).not.toContain('usa')
  })

  test('refused: no other answer', () => {
    attack(4).refuse({ type: 'choose', option: 'germany' }, 'CONTRACT')
  })
})
