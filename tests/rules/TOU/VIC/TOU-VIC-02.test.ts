import { describe, expect, test } from 'vitest'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-VIC-02 the Allies need Berlin', () => {
  test('allowed: Berlin and Vienna or Constantinople as the Ottoman turn ends', () => {
    for (const other of ['vienna', 'constantinople']) {
      const g = turnEnds('ottoman', { control: held('france', 'berlin', other) })
      expect(g.winner).toEqual({ side: 'allies', how: 'capitals', rule: 'TOU-VIC-02' })
    }
  })

  test('not: without Berlin', () => {
    expect(turnEnds('ottoman', { control: held('italy', 'vienna', 'constantinople') }).winner).toBeNull()
  })

  test('not: with Berlin alone', () => {
    expect(turnEnds('ottoman', { control: held('italy', 'berlin') }).winner).toBeNull()
  })
})
