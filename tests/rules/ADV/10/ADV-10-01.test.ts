import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-01 no submarine warfare at income', () => {
  const income = (spec: Partial<PositionSpec>) =>
    adv({
      power: 'britain',
      phase: 'income',
      round: 5,
      units: { sz2: { germany: { submarine: 3 } }, sz8: { germany: { submarine: 3 } } },
      queue: [1, 1, 1, 1, 1, 1],
      ...spec,
    })

  test('allowed: Britain collects all it produces beside submarines in its waters', () => {
    const g = income({ convoyWar: 'unrestricted' })
    const whole = g.production('britain')
    g.endPhase()
    expect(g.past('income-collected')).toMatchObject([{ power: 'britain', income: whole, loss: 0 }])
  })

  test('not: no die is thrown, declared or not', () => {
    for (const spec of [{ convoyWar: 'unrestricted' }, { submarineWarfare: true }] as const) {
      const g = income(spec)
      g.endPhase()
      expect(g.diceLeft).toBe(6)
    }
  })

  test('edge: declared in a position it is the unrestricted war on convoys', () => {
    const g = adv({ power: 'germany', phase: 'purchase', round: 2, submarineWarfare: true })
    expect(g.situation).toMatchObject({ convoyWar: 'unrestricted', submarineWarfare: true, usaAtWar: true })
    g.refuse({ type: 'declare-submarine-warfare' }, 'ADV-10-19')
    expect(adv({ round: 2 }).situation).toMatchObject({ convoyWar: 'restricted', submarineWarfare: false, usaAtWar: false })
  })
})
