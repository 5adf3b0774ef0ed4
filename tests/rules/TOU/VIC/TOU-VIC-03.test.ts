import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

const ALLIED = held('france', 'berlin', 'vienna')

describe('TOU-VIC-03 when victory is tested', () => {
  test('allowed: at the standard moments', () => {
    expect(turnEnds('ottoman', { control: ALLIED }).winner?.side).toBe('allies')
    expect(turnEnds('usa', { control: held('germany', 'paris', 'rome') }).winner?.side).toBe('central')
  })

  test('not: at the end of other turns nothing is tested', () => {
    for (const power of ['germany', 'france', 'britain', 'italy'] as const)
      expect(
        turnEnds(power, { control: power === 'germany' ? held('austria-hungary', 'paris', 'rome') : ALLIED }).winner,
      ).toBeNull()
    expect(turnEnds('usa', { control: ALLIED }).winner).toBeNull()
  })

  test('allowed: both once more when the game stops, for capitals before points', () => {
    const g = turnEnds('usa', { round: 6, control: { ...ALLIED, ...held('germany', 'moscow', 'ukraine', 'poland', 'rome') } })
    expect(g.winner).toEqual({ side: 'allies', how: 'capitals', rule: 'TOU-VIC-02' })
    expect(g.events('war-won')).toHaveLength(1)
  })

  test('allowed: without the Ottoman Empire the Allies are tested after the British turn', () => {
    const g = turnEnds('britain', { control: ALLIED, surrendered: ['ottoman'] })
    expect(g.events('turn-skipped').map((e) => [e.power, e.rule])).toEqual([['ottoman', 'TOU-COL-08']])
    expect(g.winner).toEqual({ side: 'allies', how: 'capitals', rule: 'TOU-VIC-02' })
  })

  test('edge: without the Ottoman Empire, after no other turn than the British', () => {
    expect(turnEnds('france', { control: ALLIED, surrendered: ['ottoman'] }).winner).toBeNull()
    const g = tou({ power: 'italy', phase: 'income', control: ALLIED, surrendered: ['ottoman'] })
    g.endPhase()
    expect(g.winner).toBeNull()
  })
})
