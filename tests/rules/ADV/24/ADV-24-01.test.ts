import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { collects } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

const blockade = { britain: { cruiser: 1 } }

describe('ADV-24-01 supplies through neutral Holland', () => {
  test('allowed: Germany draws 1 IPC each time it collects its income', () => {
    const { g, supplies, more } = collects(blockade)
    expect(supplies).toMatchObject({ power: 'germany', through: 'holland', dice: [], amount: 1, rule: 'ADV-24-01' })
    expect(more).toBe(1)
    expect(g.diceLeft).toBe(1)
    g.until('germany', 'income')
    g.endPhase()
    expect(g.past('supplies-came-in')).toHaveLength(2)
  })

  test('not: to nobody else, and not in the printed game', () => {
    const g = adv({ power: 'austria-hungary', phase: 'income', units: { sz10: blockade } })
    g.endPhase()
    expect(g.past('supplies-came-in')).toEqual([])
    const printed = at({ phase: 'income', treasury: { germany: 0 } })
    printed.endPhase()
    expect(printed.treasury('germany')).toBe(printed.production('germany'))
  })

  test('edge: what is to come can be seen before', () => {
    const seen = (units: object) => engine.suppliesOf(adv({ power: 'france', units: { ...units } }).state, 'germany')
    expect(seen({ sz10: blockade })).toEqual({ through: 'holland', zone: 'sz10', sure: 1, bySea: false })
    expect(seen({})).toMatchObject({ bySea: true })
    expect(engine.suppliesOf(adv().state, 'france')).toBeNull()
    expect(engine.suppliesOf(at().state, 'germany')).toBeNull()
  })
})
