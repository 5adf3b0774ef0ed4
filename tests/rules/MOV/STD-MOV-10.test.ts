import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const army = () => at({ units: { munich: { germany: { infantry: 3, artillery: 2 } } } })

describe('STD-MOV-10 an infantry comes along', () => {
  test('allowed: artillery with an infantry of its own, in one move or two', () => {
    const together = army()
    together.move('munich', 'tyrolia', { infantry: 1, artillery: 2 })
    together.endPhase()
    const apart = army()
    apart.move('munich', 'tyrolia', { artillery: 2 })
    apart.move('munich', 'tyrolia', { infantry: 1 })
    apart.endPhase()
    expect(apart.units('tyrolia')).toEqual(together.units('tyrolia'))
  })

  test('allowed: alone to where an infantry of its power stands', () => {
    const g = at({ units: { munich: { germany: { infantry: 3, artillery: 2 } }, tyrolia: { germany: { infantry: 1 } } } })
    g.move('munich', 'tyrolia', { artillery: 2 })
    g.endPhase()
  })

  test('refused: artillery that enters alone', () => {
    const g = army()
    g.move('munich', 'tyrolia', { artillery: 1 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-MOV-10').space).toBe('tyrolia')
  })

  test('refused: infantry still aboard, or about to be mobilised, does not count', () => {
    const infantry = { power: 'germany', type: 'infantry' } as const
    const g = at({
      units: {
        belgium: { germany: { infantry: 1, artillery: 1 } },
        sz9: { germany: { battleship: 1, transports: [{ cargo: [infantry] }] }, britain: { cruiser: 1 } },
      },
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true })
    g.move('belgium', 'picardy', { artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    const h = at({ phase: 'purchase', units: { kiel: { germany: { infantry: 1, artillery: 1 } } } })
    h.do({ type: 'purchase', units: { infantry: 1 } })
    h.endPhase()
    h.move('kiel', 'berlin', { artillery: 1 })
    h.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })

  test('edge: a landing without overland support needs its infantry too', () => {
    const aboard = (types: ('infantry' | 'artillery')[]) =>
      at({ units: { sz9: { germany: { transports: [{ cargo: types.map((type) => ({ power: 'germany', type })) }] } } } })
    const bare = aboard(['artillery'])
    bare.do({ type: 'offload', transport: bare.transport('sz9'), to: 'yorkshire', units: { artillery: 1 } })
    bare.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    const full = aboard(['infantry', 'artillery'])
    full.do({ type: 'offload', transport: full.transport('sz9'), to: 'yorkshire', units: { infantry: 1, artillery: 1 } })
    full.endPhase()
    expect(full.control('yorkshire')).toBe('germany')
  })
})
