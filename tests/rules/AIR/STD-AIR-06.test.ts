import { describe, expect, test } from 'vitest'
import { at, type Game, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const units = {
  sz9: { britain: { transports: [{ cargo: [infantry, infantry] }] } },
  picardy: { britain: { infantry: 2, fighter: 1 } },
}
const landIn = (g: Game, to: string) => g.do(landing(g, 'sz9', to, { infantry: 2 }))

describe('STD-AIR-06 a fighter beside a landing', () => {
  test('allowed: with an infantry overland, or one that is there already', () => {
    const g = at({ power: 'britain', control: { belgium: 'germany' }, units })
    landIn(g, 'belgium')
    g.move('picardy', 'belgium', { infantry: 1, fighter: 1 })
    g.endPhase()
    expect(g.units('belgium')).toEqual({ britain: { infantry: 3, fighter: 1 } })
    const front = { ...units, belgium: { britain: { infantry: 1 }, germany: { infantry: 1 } } }
    const h = at({ power: 'britain', units: front })
    landIn(h, 'belgium')
    h.move('picardy', 'belgium', { fighter: 1 })
    h.endPhase()
  })

  test('allowed: the infantry of a completed reinforcement counts', () => {
    const g = at({ power: 'britain', control: { belgium: 'france' }, units })
    landIn(g, 'belgium')
    g.move('picardy', 'belgium', { fighter: 1 })
    g.endPhase()
    expect(g.units('belgium')).toEqual({ britain: { infantry: 2, fighter: 1 } })
  })

  test('refused: with nobody but the infantry of an assault', () => {
    const g = at({ power: 'britain', control: { belgium: 'germany' }, units })
    landIn(g, 'belgium')
    g.move('picardy', 'belgium', { fighter: 1 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-AIR-06').space).toBe('belgium')
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
  })

  test('refused: where a landing waits for its sea battle nobody is ashore yet', () => {
    const g = at({
      power: 'britain',
      control: { belgium: 'germany' },
      units: { ...units, sz9: { britain: { cruiser: 1, ...units.sz9.britain }, germany: { cruiser: 1 } } },
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 }, afterSeaCombat: true })
    g.refuse(move('picardy', 'belgium', { fighter: 1 }), 'STD-AIR-03')
  })

  test('edge: a fighter that comes as cargo lands with the others', () => {
    const cargo = [infantry, { power: 'britain', type: 'fighter' } as const]
    const g = at({ power: 'britain', control: { belgium: 'germany' }, units: { sz9: { britain: { transports: [{ cargo }] } } } })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1, fighter: 1 }))
    g.endPhase()
    expect(g.control('belgium')).toBe('britain')
  })
})
