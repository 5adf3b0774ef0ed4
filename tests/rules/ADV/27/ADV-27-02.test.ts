import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const attacked = (power: 'britain' | 'ottoman', round: number) =>
  advLate({ power, round, control: { bulgaria: power }, units: { bulgaria: { [power]: { infantry: 2 } } } }).after(
    move('bulgaria', 'greece', { infantry: 1 }),
    end,
  )

describe('ADV-27-02 Before that it is neutral', () => {
  test('allowed: an Ally that enters has to fight an army of the Central Powers', () => {
    const g = attacked('britain', 2)
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'austria-hungary', rule: 'STD-POL-14' })
    g.choose('ottoman')
    expect(g.units('greece')).toEqual({ britain: { infantry: 1 }, ottoman: { infantry: 3, artillery: 1 } })
    expect(g.battles).toMatchObject([{ space: 'greece', required: true }])
  })

  test('not: it is nobody’s friend', () => {
    for (const round of [1, 2]) {
      const g = advLate({ round })
      expect([g.status('greece', 'britain'), g.status('greece', 'germany')]).toEqual(['neutral', 'neutral'])
    }
  })

  test('edge: the first turn of round 3 finds it friendly', () => {
    expect(advLate({ round: 3, power: 'austria-hungary' }).status('greece', 'britain')).toBe('friendly')
  })
})
