import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { raid } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-18 convoys come again', () => {
  const twice = () => {
    const g = raid('sz7', 1, { germany: { submarine: 1 } }, [6, 6], { treasury: { britain: 9 }, round: 1 })
    g.until('germany', 'income').until('germany', 'combat')
    return g
  }

  test('allowed: the same zone is raided on the next turn too', () => {
    const g = twice()
    g.attack('sz7')
    g.do({ type: 'convoy', submarines: 1 })
    expect(g.past('convoy-loss-paid').map((e) => [e.space, e.power])).toEqual([
      ['sz7', 'britain'],
      ['sz7', 'britain'],
    ])
  })

  test('not: a raid takes no convoy away', () => {
    const g = twice()
    expect(engine.convoys(g.state)).toEqual(engine.convoys(adv().state))
  })

  test('edge: but not twice in one turn', () => {
    raid('sz7', 1, { germany: { submarine: 1 } }, [6]).refuse({ type: 'attack', space: 'sz7' }, 'STD-CBT-05')
  })
})
