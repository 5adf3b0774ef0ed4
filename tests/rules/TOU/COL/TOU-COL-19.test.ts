import { describe, expect, test } from 'vitest'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-COL-19 collapse comes before the tests of victory', () => {
  test('allowed: a contested capital that it hands to the enemy counts at the end of the same turn', () => {
    const g = turnEnds('ottoman', {
      control: held('britain', 'berlin', 'ankara'),
      units: stand(['constantinople'], 'ottoman', 'britain'),
    })
    const order = g.events().map((e) => e.type)
    expect(order.indexOf('power-surrendered')).toBeLessThan(order.indexOf('war-won'))
    expect(g.control('constantinople')).toBe('britain')
    expect(g.winner).toMatchObject({ side: 'allies', rule: 'TOU-VIC-02' })
  })

  test('not: while it is open who takes that capital nothing is tested', () => {
    const g = turnEnds('ottoman', {
      control: held('britain', 'berlin', 'ankara'),
      units: stand(['constantinople'], 'ottoman', 'britain', 'italy'),
    })
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'choice', space: 'constantinople' })
    expect(g.winner).toBeNull()
    g.choose('italy')
    expect(g.winner?.side).toBe('allies')
  })

  test('not: a capital that a surrender leaves to nobody wins nothing', () => {
    const g = turnEnds('ottoman', { control: held('britain', 'berlin', 'ankara', 'mesopotamia', 'smyrna', 'trans-jordan') })
    expect(g.situation.surrendered).toEqual(['ottoman'])
    expect(g.control('constantinople')).toBeNull()
    expect(g.winner).toBeNull()
  })
})
