import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, points } from '../../../support/scenes/told.ts'
import { turnEnds } from '../../../support/scenes/victory.ts'

const taken = { 'united-states-of-america': 'germany' } as const

describe('TOU-HOM-09 the homeland of the United States', () => {
  test('allowed: its one territory scores 20 for the enemy who holds it', () => {
    const g = tou({ usaAtWar: true, control: taken })
    expect(homelandOf(g, 'usa')).toMatchObject({ total: 20, lost: 20, economic: null, political: null })
    expect(points(g)).toEqual({ central: 20, allies: 0 })
  })

  test('not: it never collapses, whatever it has lost', () => {
    const g = tou({ usaAtWar: true, round: 3, power: 'usa', control: taken })
    expect(homelandOf(g, 'usa').collapsed).toBe(false)
    const after = turnEnds('usa', { usaAtWar: true, round: 3, control: taken })
    expect(after.past('power-surrendered')).toEqual([])
    expect(after.turn).toEqual({ round: 4, power: 'austria-hungary', phase: 'purchase' })
    expect(homelandOf(after, 'usa').surrendered).toBe(false)
  })
})
