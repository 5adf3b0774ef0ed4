import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const neutral = (queue: number[], round = 2) =>
  at({
    power: 'usa',
    phase: 'income',
    round,
    submarineWarfare: true,
    usaAtWar: false,
    treasury: { usa: 0 },
    queue,
    units: { sz2: { germany: { submarine: queue.length } } },
  })

describe('STD-INC-07 a loss brings the neutral United States into the war', () => {
  test('allowed: one hit and it is war at once', () => {
    const g = neutral([3, 2])
    expect(g.situation.usaAtWar).toBe(false)
    g.endPhase()
    expect(g.events('war-entered')).toMatchObject([{ power: 'usa', cause: 'submarines', rule: 'STD-INC-07' }])
    expect(g.situation.usaAtWar).toBe(true)
    expect(g.treasury('usa')).toBe(19)
    expect(g.status('united-states-of-america', 'germany')).toBe('hostile')
  })

  test('holds: dice without a hit leave it neutral', () => {
    const g = neutral([3, 6])
    g.endPhase()
    g.exhausted()
    expect(g.situation.usaAtWar).toBe(false)
    expect(g.treasury('usa')).toBe(20)
  })

  test('not: what Britain loses brings nobody in', () => {
    const g = at({
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      queue: [1],
      units: { sz7: { germany: { submarine: 1 } } },
    })
    g.endPhase()
    expect(g.situation.usaAtWar).toBe(false)
  })
})
