import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MOV-05 unopposed entry', () => {
  test('allowed: captured without battle as Conduct Combat opens', () => {
    const g = at({ units: { alsace: { germany: { infantry: 5 } } } })
    g.move('alsace', 'lorraine', { infantry: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
    expect(g.control('lorraine')).toBe('germany')
    expect(g.battles).toEqual([])
    expect(g.events('control-changed')).toMatchObject([{ space: 'lorraine', to: 'germany', cause: 'entered' }])
  })

  test('allowed: vacant land and colonies at the same moment, capitals first', () => {
    const g = at({
      mobilized: ['belgium'],
      control: { belgium: 'none' },
      treasury: { germany: 0, france: 11 },
      units: {
        ruhr: { germany: { infantry: 1 } },
        kamerun: { germany: { infantry: 1 } },
        burgundy: { germany: { infantry: 2 } },
      },
    })
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.move('kamerun', 'belgian-congo', { infantry: 1 })
    g.move('burgundy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.events('control-changed').map((e) => e.space)).toEqual(['paris', 'belgian-congo', 'belgium'])
    expect(g.treasury('germany')).toBe(11)
  })

  test('holds: until then it counts as enemy-controlled', () => {
    const g = at({ units: { alsace: { germany: { infantry: 5 } } } })
    g.move('alsace', 'lorraine', { infantry: 1 })
    expect(g.control('lorraine')).toBe('france')
    expect(g.status('lorraine', 'germany')).toBe('hostile')
    expect([g.production('germany'), g.production('france')]).toEqual([35, 24])
  })

  test("not: an unmobilised minor's capital is not captured, it resists", () => {
    const g = at({ units: { ruhr: { germany: { infantry: 1 } } } })
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgium')).toBe('contested')
    expect(g.battles).toHaveLength(1)
  })

  test('edge: a landing delayed by a sea battle captures when the units come ashore', () => {
    const cargo = [{ power: 'germany', type: 'infantry' } as const]
    const g = at({
      queue: [1, 6],
      units: { sz9: { germany: { battleship: 1, transports: [{ cargo }] }, britain: { cruiser: 1 } } },
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'yorkshire', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    expect(g.control('yorkshire')).toBe('britain')
    g.attack('sz9')
    expect(g.control('yorkshire')).toBe('germany')
    g.exhausted()
  })
})
