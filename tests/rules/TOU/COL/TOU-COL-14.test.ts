import { describe, expect, test } from 'vitest'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-COL-14 the capital of a power that has surrendered', () => {
  test('not: a surrender alone wins nobody a capital', () => {
    const g = turnEnds('usa', { surrendered: ['france'], control: held('germany', 'rome') })
    expect(g.control('paris')).toBeNull()
    expect(g.winner).toBeNull()
  })

  test('allowed: it counts once the enemy controls it', () => {
    const g = turnEnds('usa', { surrendered: ['france'], control: held('germany', 'paris', 'rome') })
    expect(g.winner).toMatchObject({ side: 'central', rule: 'TOU-VIC-01' })
  })

  test('not: it does not count in the hands of a former ally', () => {
    expect(
      turnEnds('usa', { surrendered: ['france'], control: { ...held('germany', 'rome'), paris: 'britain' } }).winner,
    ).toBeNull()
    expect(turnEnds('ottoman', { surrendered: ['germany'], control: held('italy', 'vienna') }).winner).toBeNull()
  })
})
