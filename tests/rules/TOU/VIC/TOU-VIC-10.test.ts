import { describe, expect, test } from 'vitest'
import { points } from '../../../support/scenes/told.ts'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-VIC-10 equal points are a draw', () => {
  test('allowed: nobody wins, and the game is over', () => {
    const g = turnEnds('usa', { round: 6, control: { ...held('germany', 'poland'), ...held('russia', 'prussia') } })
    expect(g.winner).toEqual({ side: null, how: 'draw', points: { central: 3, allies: 3 }, rule: 'TOU-VIC-10' })
    expect(g.refuse({ type: 'end-phase' }, 'CONTRACT').code).toBe('game-over')
    expect(g.legal).toEqual([])
  })

  test('edge: none at all on either side is a draw too', () => {
    expect(turnEnds('usa', { round: 6 }).winner).toMatchObject({ side: null, points: { central: 0, allies: 0 } })
  })

  test('edge: one point more is enough', () => {
    const g = turnEnds('usa', { round: 6, control: held('ottoman', 'kazakhstan') })
    expect(points(g)).toEqual({ central: 1, allies: 0 })
    expect(g.winner?.side).toBe('central')
  })
})
