import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

const garrisons = {
  london: { britain: { infantry: 1 } },
  india: { britain: { infantry: 1 } },
  canada: { britain: { infantry: 1 } },
}

describe('ADV-22-02 the first tanks appear in London', () => {
  test('allowed: London in round 3', () => {
    const g = bought('britain', { infantry: 1, tank: 2 }, { round: 3, units: garrisons })
    g.do(mobilize('canada', { infantry: 1 }))
    g.do(mobilize('london', { tank: 2 }))
    g.endPhase()
    expect(g.units('london')).toEqual({ britain: { infantry: 1, tank: 2 } })
  })

  test('refused: India and Canada in round 3, where a tank does not meet the duty either', () => {
    const g = bought('britain', { infantry: 1, tank: 2 }, { round: 3, units: garrisons })
    for (const to of ['india', 'canada']) g.refuse(mobilize(to, { tank: 1 }), 'ADV-22-02')
    expect(engine.placements(g.state).filter((p) => p.types.includes('tank'))).toMatchObject([{ space: 'london' }])
    const buying = adv({ power: 'britain', phase: 'purchase', round: 3, treasury: { britain: 20 } })
    buying.refuse({ type: 'purchase', units: { tank: 1 } }, 'ADV-21-01')
  })

  test('edge: India and Canada from round 4 on', () => {
    const g = bought('britain', { tank: 3 }, { round: 4, units: garrisons })
    for (const to of ['india', 'canada', 'london']) g.do(mobilize(to, { tank: 1 }))
    g.endPhase()
    expect(g.units('canada')).toEqual({ britain: { infantry: 1, tank: 1 } })
  })
})
