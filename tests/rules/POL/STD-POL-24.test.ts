import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-POL-24 when the United States enters the war', () => {
  test('allowed: at the start of its turn in round 4', () => {
    const g = at({ round: 4, power: 'italy', phase: 'income' })
    expect(g.situation.usaAtWar).toBe(false)
    g.endPhase()
    expect(g.turn).toEqual({ round: 4, power: 'usa', phase: 'purchase' })
    expect(g.situation.usaAtWar).toBe(true)
    expect(g.events('war-entered')).toMatchObject([{ power: 'usa', cause: 'date' }])
  })

  test('allowed: when its units are attacked', () => {
    const g = at({ phase: 'combat', queue: [6, 6], units: { sz2: { germany: { cruiser: 1 }, usa: { cruiser: 1 } } } })
    g.do({ type: 'attack', space: 'sz2', usa: true })
    expect(g.events('war-entered')).toMatchObject([{ cause: 'attacked' }])
  })

  test('allowed: when submarines cost it income', () => {
    const g = at({
      power: 'usa',
      phase: 'income',
      submarineWarfare: true,
      queue: [2],
      units: { sz2: { germany: { submarine: 1 } } },
    })
    g.endPhase()
    expect(g.past('war-entered')).toMatchObject([{ cause: 'submarines' }])
    expect(g.situation.usaAtWar).toBe(true)
  })

  test('edge: not in round 3, and in round 4 not before its turn', () => {
    const g = at({ round: 3, power: 'italy', phase: 'income' })
    g.until('usa', 'income').until('italy', 'income')
    expect(g.turn.round).toBe(4)
    expect(g.situation.usaAtWar).toBe(false)
  })

  test('not: dice that miss bring no war', () => {
    const g = at({
      power: 'usa',
      phase: 'income',
      submarineWarfare: true,
      queue: [3],
      units: { sz2: { germany: { submarine: 1 } } },
    })
    g.endPhase()
    g.exhausted()
    expect(g.situation.usaAtWar).toBe(false)
  })
})
