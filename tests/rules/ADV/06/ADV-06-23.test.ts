import { describe, expect, test } from 'vitest'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-06-23 one fire a turn at the whole group', () => {
  test('allowed: all that came, from wherever, are fired at together', () => {
    const g = adv({
      units: {
        sz5: { germany: { submarine: 1 } },
        sz3: { germany: { submarine: 2 } },
        sz4: { britain: { destroyer: 2 } },
      },
      queue: [1, 1],
    })
    g.do(further('sz5', 'sz4', { submarine: 1 }))
    g.do(further('sz3', 'sz4', { submarine: 2 }))
    expect(g.diceLeft).toBe(2)
    g.endPhase()
    expect(g.past('submarines-pursued')).toHaveLength(1)
    expect(g.units('sz4').germany).toEqual({ submarine: 1 })
    g.exhausted()
  })

  test('not: once for each submarine', () => {
    const g = adv({
      units: { sz5: { germany: { submarine: 3 } }, sz4: { britain: { destroyer: 1 } } },
      queue: [6],
    })
    g.do(further('sz5', 'sz4', { submarine: 1 }))
    g.do(further('sz5', 'sz4', { submarine: 2 }))
    g.endPhase()
    expect(g.past('submarines-pursued')[0]?.groups).toMatchObject([{ count: 1, dice: [6] }])
    g.exhausted()
  })

  test('edge: typed dice are asked of the destroyers’ power', () => {
    const g = adv({
      dice: 'entered',
      units: { sz5: { germany: { submarine: 1 } }, sz4: { britain: { destroyer: 2 } } },
    })
    g.do(further('sz5', 'sz4', { submarine: 1 }))
    g.endPhase()
    expect(g.decision).toMatchObject({ kind: 'dice', topic: 'pursuit-dice', by: 'britain', space: 'sz4', count: 2 })
    g.do({ type: 'enter-dice', dice: [2, 6] })
    expect(g.units('sz4')).toEqual({ britain: { destroyer: 2 } })
  })
})
