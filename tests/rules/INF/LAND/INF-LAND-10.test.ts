import { describe, expect, test } from 'vitest'
import { inAlsace, together } from '../../../support/scenes/land.ts'

const armies = { france: { infantry: 2 }, britain: { infantry: 3 }, germany: { infantry: 9 } }
const lorraine = { lorraine: 'britain' } as const

describe('INF-LAND-10 joining costs nothing', () => {
  test('allowed: units that joined move in their owner’s turn, and attack', () => {
    const g = together(inAlsace(armies, Array(60).fill(6), { control: lorraine }), 'britain')
    g.until('britain', 'move')
    g.move('alsace', 'lorraine', { infantry: 1 })
    g.until('britain', 'combat')
    g.attack('alsace')
    expect(g.events('battle-opened')).toMatchObject([{ attacker: 'britain' }])
  })

  test('refused: joining a battle that is over', () => {
    const g = inAlsace(armies, Array(11).fill(6))
    g.attack('alsace')
    g.refuse({ type: 'attack', space: 'alsace', with: ['britain'] }, 'STD-CBT-05')
  })

  test('edge: a move of the same round does not keep units from joining later', () => {
    const g = inAlsace(armies, Array(60).fill(6), {
      power: 'britain',
      phase: 'move',
      units: { alsace: armies, belgium: { britain: { infantry: 2 } } },
    })
    g.move('belgium', 'alsace', { infantry: 1 })
    g.until('france', 'combat')
    together(g, 'britain')
    expect(g.events('battle-opened')[0]?.attackers).toContainEqual({ power: 'britain', type: 'infantry', count: 4, damaged: 0 })
  })
})
