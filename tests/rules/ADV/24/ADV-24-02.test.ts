import { describe, expect, test } from 'vitest'
import { collects } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-24-02 supplies by sea', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('allowed: a %i brings %i more', (die, brings) => {
    const { g, supplies, more } = collects({}, { queue: [die] })
    expect(supplies).toMatchObject({ dice: [die], amount: 1 + brings, rule: 'ADV-24-02' })
    expect(more).toBe(1 + brings)
    g.exhausted()
    g.replays()
  })

  test('allowed: players may type in what they rolled', () => {
    const g = adv({ phase: 'income', treasury: { germany: 0 }, dice: 'entered' })
    g.endPhase()
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'germany', topic: 'supply-dice', count: 1, rule: 'ADV-24-02' })
    g.answer({ type: 'enter-dice', dice: [4] })
    expect(g.treasury('germany')).toBe(g.production('germany') + 3)
  })

  test('not: no die while sea zone 10 is hostile to Germany', () => {
    const { g, more } = collects({ britain: { battleship: 1 } })
    expect(more).toBe(1)
    expect(g.diceLeft).toBe(1)
  })
})
