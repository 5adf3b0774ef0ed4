import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

const buying = () => adv({ power: 'britain', phase: 'purchase', treasury: { britain: 40 } })
const order = (units: object) => ({ type: 'purchase', units }) as const

describe('ADV-21-01 one unit a turn for Canada', () => {
  test('allowed: bought with the rest, and placed there', () => {
    const g = bought('britain', { infantry: 3, cruiser: 1 })
    g.do(mobilize('canada', { infantry: 1 }))
    g.do(mobilize('london', { infantry: 2 }))
    g.do(mobilize('sz9', { cruiser: 1 }))
    g.endPhase()
    expect(g.units('canada')).toEqual({ britain: { infantry: 1 } })
  })

  test('allowed: the list of places says where one is due', () => {
    const owed = (g: ReturnType<typeof bought>) =>
      engine.placements(g.state).flatMap((p) => (p.owed ? [`${p.space} ${p.owed}`] : []))
    const g = bought('britain', { infantry: 2, transport: 1 })
    expect(owed(g)).toEqual(['canada 1', 'sz2 1'])
    g.do(mobilize('sz2', { transport: 1 }))
    expect(owed(g)).toEqual([])
  })

  test('allowed: Purchase ends without any order, and the cheapest unit is bought and placed', () => {
    const g = buying()
    expect(engine.owedOrder(g.state)).toMatchObject({ space: 'canada', units: { infantry: 1 }, cost: 3, rule: 'ADV-21-01' })
    g.endPhase()
    expect(g.past('units-ordered')).toMatchObject([{ units: { infantry: 1 }, left: 37, owed: { space: 'canada' } }])
    g.until('britain', 'mobilize')
    expect(g.units('canada')).toEqual({ britain: { infantry: 1 } })
    expect(engine.placements(g.state).filter((p) => p.types.length > 0)).toEqual([])
    g.until('britain', 'purchase')
    expect(engine.owedOrder(g.state)?.units).toEqual({ infantry: 1 })
    g.do(order({ transport: 1 }))
    g.until('britain', 'mobilize')
    expect(g.units('canada')).toEqual({ britain: { infantry: 1 } })
    g.do(mobilize('sz2', { transport: 1 }))
  })

  test('refused: a purchase without one', () => {
    const g = buying()
    expect(g.refuse(order({ cruiser: 1 }), 'ADV-21-01').rule).toBe('ADV-21-01')
    g.do(order({ infantry: 1, cruiser: 1 }))
    g.refuse(order({ cruiser: 2 }), 'ADV-21-01')
    expect(engine.owedOrder(g.state)).toBeNull()
    g.do(order({}))
    g.endPhase()
    expect(g.past('units-ordered').at(-1)).toMatchObject({ units: { infantry: 1 } })
  })

  test('refused: a second one', () => {
    const g = bought('britain', { infantry: 3 })
    g.refuse(mobilize('canada', { infantry: 2 }), 'ADV-21-01')
    g.do(mobilize('canada', { infantry: 1 }))
    g.refuse(mobilize('canada', { infantry: 1 }), 'ADV-21-01')
    expect(engine.placements(g.state).map((p) => p.space)).not.toContain('canada')
  })

  test('refused: all of them elsewhere', () => {
    const g = bought('britain', { infantry: 2, cruiser: 1 })
    g.refuse(mobilize('london', { infantry: 2 }), 'ADV-21-01')
    g.do(mobilize('london', { infantry: 1 }))
    for (const to of ['london', 'india']) g.refuse(mobilize(to, { infantry: 1 }), 'ADV-21-01')
    expect(g.refuse({ type: 'end-phase' }, 'STD-PUR-05').rule).toBe('ADV-21-01')
    g.do(mobilize('canada', { infantry: 1 }))
    g.do(mobilize('sz9', { cruiser: 1 }))
    g.endPhase()
  })

  test('edge: whatever the lists offer, the turn can be ended', () => {
    const g = adv({ power: 'britain', phase: 'purchase', treasury: { britain: 13 } })
    for (let i = 0; i < 40 && g.turn.power === 'britain'; i++) {
      const offered = g.legal.filter((a) => a.type !== 'declare-submarine-warfare')
      expect(offered.length, g.turn.phase).toBeGreaterThan(0)
      g.do(offered[(i * 7) % offered.length] ?? { type: 'end-phase' })
    }
    expect(g.turn.power).toBe('ottoman')
  })
})
