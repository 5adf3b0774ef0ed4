import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'

/** Britain collects under the eyes of so many boats. */
const collects = (units: Parameters<typeof tou>[0], queue: number[], more: Parameters<typeof tou>[0] = {}) => {
  const g = tou({
    power: 'britain',
    phase: 'income',
    submarineWarfare: true,
    treasury: { britain: 10 },
    queue,
    ...units,
    ...more,
  })
  const income = g.production('britain')
  g.endPhase()
  return { g, loss: income - (g.treasury('britain') - 10) }
}
const boats = (n: number) => ({ units: { sz8: { germany: { submarine: n } } } })

describe('TOU-USW-01 what submarines cost', () => {
  test('allowed: results of 3 or less are added up at face value', () => {
    const { g, loss } = collects(boats(3), [1, 2, 3])
    expect(loss).toBe(6)
    expect(g.past('merchantmen-sunk')[0]).toMatchObject({
      loss: 6,
      dice: [{ hit: true }, { hit: true }, { hit: true, needs: 3 }],
    })
    g.exhausted()
  })

  test('edge: 4 and more count nothing', () => {
    const { g, loss } = collects(boats(3), [4, 5, 6])
    expect(loss).toBe(0)
    expect(g.past('merchantmen-sunk')[0]?.dice.map((d) => d.hit)).toEqual([false, false, false])
  })

  test('allowed: one die a submarine in sea zones 2, 7 and 8, and nowhere else', () => {
    const { g, loss } = collects(
      { units: { sz2: { germany: { submarine: 1 } }, sz7: { germany: { submarine: 1 } }, sz9: { germany: { submarine: 4 } } } },
      [3, 3],
    )
    expect(loss).toBe(6)
    g.exhausted()
  })

  test('edge: never below zero', () => {
    const bare = Object.fromEntries(
      [
        'india',
        'canada',
        'egypt',
        'wales',
        'scotland',
        'yorkshire',
        'union-of-south-africa',
        'nigeria',
        'gold-coast',
        'rhodesia',
        'ireland',
        'british-east-africa',
        'anglo-egyptian-sudan',
        'london',
      ].map((id) => [id, 'france' as const]),
    )
    const { g } = collects(boats(3), [3, 3, 3], { control: { ...bare, ireland: 'britain' } })
    expect(g.treasury('britain')).toBe(10)
    expect(g.past('merchantmen-sunk')[0]?.loss).toBe(1)
  })

  test('holds: in the standard game a hit costs one', () => {
    const g = at({ power: 'britain', phase: 'income', submarineWarfare: true, units: boats(2).units, queue: [2, 3] })
    g.endPhase()
    expect(g.past('merchantmen-sunk')[0]?.loss).toBe(1)
  })
})
