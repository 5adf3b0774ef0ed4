import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const yields = (round: number) => {
  const g = adv({ power: 'usa', phase: 'income', round, treasury: { usa: 0 } })
  const level = g.production('usa')
  g.endPhase()
  expect(g.treasury('usa')).toBe(level)
  return level
}

describe('ADV-28-01 the American economy grows', () => {
  test.each([
    [1, 20],
    [2, 20],
    [3, 20],
    [4, 24],
    [5, 26],
    [6, 28],
    [7, 28],
  ])('allowed: in round %i it yields %i', (round, worth) => {
    expect(yields(round)).toBe(worth)
  })

  test('not: in the printed game, and not for other powers', () => {
    expect(at({ round: 6 }).production('usa')).toBe(20)
    for (const power of ['britain', 'germany'] as const)
      expect(adv({ round: 6 }).production(power), power).toBe(at({ round: 6 }).production(power))
  })

  test('allowed: the territory itself says what it pays', () => {
    const worth = (id: string) => engine.worthOf(adv({ round: 5, power: 'usa' }).state, id)
    expect([worth('united-states-of-america'), worth('canada'), worth('sz1')]).toEqual([26, 4, 0])
  })

  test('edge: nothing while it is contested', () => {
    const units = { 'united-states-of-america': { usa: { infantry: 1 }, germany: { infantry: 1 } } }
    expect(adv({ round: 6, usaAtWar: true, units }).production('usa')).toBe(0)
  })
})
