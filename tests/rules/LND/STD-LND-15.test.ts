import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const assault = (tanks: number, defenceDice: number[]) =>
  at({
    phase: 'combat',
    round: 5,
    units: { lorraine: { germany: { infantry: 3, tank: tanks }, france: { infantry: defenceDice.length } } },
    queue: [...Array(3 + tanks).fill(6), ...defenceDice],
  }).after(attack('lorraine'))

describe('STD-LND-15 attacking tanks take up hits', () => {
  test('allowed: one hit less for each attacking tank', () => {
    const g = assault(2, [1, 1, 1])
    expect(g.events('fired')[1]).toMatchObject({ hits: 3, absorbed: 2 })
    expect(g.decision).toMatchObject({ by: 'germany', count: 1 })
  })

  test('edge: never below none', () => {
    const g = assault(2, [1, 6, 6])
    expect(g.events('fired')[1]).toMatchObject({ hits: 1, absorbed: 1 })
    expect(g.decision).toBeNull()
    expect(g.units('lorraine').germany).toEqual({ infantry: 3, tank: 2 })
  })

  test('not: defending tanks take up none', () => {
    const g = at({
      phase: 'combat',
      round: 5,
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2, tank: 2 } } },
      queue: [1, 1, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.decision).toMatchObject({ by: 'france', count: 2 })
  })
})
