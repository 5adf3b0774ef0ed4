import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

const ruined = () =>
  tou({
    power: 'france',
    phase: 'purchase',
    control: held('germany', 'bordeaux', 'brest', 'burgundy', 'picardy'),
    units: { paris: { france: { infantry: 3 } }, ...stand(['burgundy'], 'germany') },
    treasury: { france: 20 },
  })

describe('TOU-COL-04 what an economic collapse closes', () => {
  test('refused: to buy', () => {
    const g = ruined()
    g.refuse({ type: 'purchase', units: { infantry: 1 } }, 'TOU-COL-04')
    expect(g.legal.map((a) => a.type)).not.toContain('purchase')
    expect(engine.placements(g.state)).toEqual([])
  })

  test('refused: for that before anything is said of the order', () => {
    expect(ruined().refuse({ type: 'purchase', units: { tank: 9 } }, 'STD-PUR-02').rule).toBe('TOU-COL-04')
  })

  test('refused: to mobilize and to collect income', () => {
    const g = ruined().until('france', 'combat')
    g.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'paris' }, 'TOU-COL-04')
    g.endPhase()
    expect(g.events('phase-skipped').map((e) => [e.phase, e.rule])).toEqual([
      ['mobilize', 'TOU-COL-04'],
      ['income', 'TOU-COL-04'],
    ])
    expect(g.past('income-collected')).toEqual([])
    expect(g.turn.power).toBe('britain')
  })

  test('allowed: it keeps its treasury, moves and fights', () => {
    const g = ruined()
    g.endPhase()
    g.move('paris', 'burgundy', { infantry: 2 })
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'burgundy', kind: 'land', required: true, resolved: false }])
    g.attack('burgundy')
    expect(g.treasury('france')).toBe(20)
  })

  test('edge: a position that opens in Collect Income pays nothing', () => {
    const g = tou({
      power: 'france',
      phase: 'income',
      control: held('germany', 'bordeaux', 'brest', 'burgundy', 'picardy'),
      treasury: { france: 3 },
    })
    g.endPhase()
    expect(g.treasury('france')).toBe(3)
  })
})
