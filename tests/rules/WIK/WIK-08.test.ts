import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at, move } from '../../support/game.ts'
import { end, landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const invaded = (queue: number[] = [], more: NonNullable<PositionSpec['units']> = {}) =>
  at({
    options: { 'wik-08': true },
    queue,
    units: {
      kiel: { germany: { infantry: 4, artillery: 1 } },
      sz10: { britain: { transports: [hold('britain', ['infantry'])] } },
      ...more,
    },
  }).after(move('kiel', 'denmark', { infantry: 2 }), end)
const garrison = (g: ReturnType<typeof invaded>) =>
  g
    .stacks('denmark')
    .filter((s) => s.power === ('neutral' as string))
    .map((s) => [s.type, s.count])

describe('WIK-08 a neutral fights for itself', () => {
  test('allowed: the minor itself owns the force; nobody is asked, nobody controls it', () => {
    const g = invaded()
    expect(g.decision).toBeNull()
    expect(garrison(g)).toEqual([
      ['infantry', 3],
      ['artillery', 1],
    ])
    expect(g.control('denmark')).toBe('contested')
    expect(g.battles).toEqual([{ space: 'denmark', kind: 'land', required: true, resolved: false }])
    expect(g.treasury('france')).toBe(24)
  })

  test('allowed: if it wins, it stays neutral and mobilized, and resists the next who comes', () => {
    const g = invaded([6, 6, 1, 1, 6, 6])
    g.attack('denmark')
    expect(g.control('denmark')).toBeNull()
    expect(g.status('denmark', 'britain')).toBe('neutral')
    expect(g.situation.mobilized).toContain('denmark')
    g.until('germany', 'move')
    g.move('kiel', 'denmark', { infantry: 1 })
    expect(g.control('denmark')).toBe('contested')
    g.endPhase()
    expect(garrison(g)).toEqual([
      ['infantry', 3],
      ['artillery', 1],
    ])
  })

  test('allowed: the other alliance may come to its help and does not fight it', () => {
    const g = invaded([6, 6, 6, 6, 6, 6])
    g.attack('denmark')
    g.until('britain', 'move')
    g.do(landing(g, 'sz10', 'denmark', { infantry: 1 }))
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'denmark', kind: 'land', required: false, resolved: false }])
    g.attack('denmark')
    expect(g.events('battle-opened')[0]?.defenders.map((d) => d.power)).toEqual(['germany'])
  })

  test('holds: the first of the side it stands with in turn order throws its dice and chooses its losses', () => {
    const g = at({ options: { 'wik-08': true }, dice: 'entered', units: { kiel: { germany: { infantry: 2 } } } })
    g.move('kiel', 'denmark', { infantry: 2 })
    g.endPhase()
    g.attack('denmark')
    g.answer({ type: 'enter-dice', dice: [1, 6] })
    expect(g.decision).toMatchObject({ by: 'russia', kind: 'dice', count: 4 })
    g.answer({ type: 'enter-dice', dice: [6, 6, 6, 6] })
    expect(g.decision).toMatchObject({ by: 'russia', kind: 'casualties', pool: { neutral: { infantry: 3, artillery: 1 } } })
    g.answer({ type: 'casualties', lose: { neutral: { artillery: 1 } } as object })
    expect(garrison(g)).toEqual([['infantry', 3]])
  })

  test('not: the garrison never attacks', () => {
    const g = invaded([6, 6, 6, 6, 6, 6])
    g.attack('denmark')
    const before = g.past('battle-opened').length
    g.until('germany', 'combat')
    expect(g.past('battle-opened')).toHaveLength(before)
    expect(g.units('denmark').germany).toEqual({ infantry: 2 })
  })

  test('edge: without the option a power is chosen to represent it', () => {
    const g = at({ units: { kiel: { germany: { infantry: 2 } } } })
    g.move('kiel', 'denmark', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.rule).toBe('STD-POL-14')
  })

  /** Denmark after its first fight: two Germans, the garrison, and a British helper whose turn it is. */
  const helped = (queue: number[]) => {
    const g = invaded([6, 6, 6, 6, 6, 6, ...queue])
    g.attack('denmark')
    g.until('britain', 'move')
    g.do(landing(g, 'sz10', 'denmark', { infantry: 1 }))
    g.endPhase()
    return g
  }

  test('holds: with the invader dead and only the garrison and its helpers left, it is contested no more', () => {
    const g = invaded([6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 6, 6])
    g.attack('denmark')
    g.until('britain', 'move')
    g.do(landing(g, 'sz10', 'denmark', { infantry: 1 }))
    g.until('germany', 'combat')
    g.attack('denmark')
    expect(g.decision).toBeNull()
    expect(g.units('denmark')).toMatchObject({ britain: { infantry: 1 } })
    expect(g.units('denmark').germany).toBeUndefined()
    expect(g.control('denmark')).toBeNull()
    expect(g.status('denmark', 'britain')).toBe('neutral')
  })

  test('holds: so when a helper kills the last invader himself: he gains nothing by it', () => {
    const g = helped([1, 6])
    g.attack('denmark')
    g.until('britain', 'mobilize')
    expect(g.control('denmark')).toBe('contested')
    const h = invaded([6, 6, 1, 6, 6, 6, 1, 6])
    h.attack('denmark')
    h.until('britain', 'move')
    expect(h.units('denmark').germany).toEqual({ infantry: 1 })
    h.do(landing(h, 'sz10', 'denmark', { infantry: 1 }))
    h.endPhase()
    h.attack('denmark')
    expect(h.units('denmark').germany).toBeUndefined()
    expect(h.control('denmark')).toBeNull()
    h.until('britain', 'combat')
    h.until('france', 'move').until('britain', 'mobilize')
    expect(h.control('denmark')).toBeNull()
    expect(garrison(h)).toHaveLength(2)
  })

  test('holds: so when the invader walks out', () => {
    const g = helped([])
    g.until('germany', 'move')
    g.move('denmark', 'kiel', { infantry: 2 })
    g.endPhase()
    expect(g.control('denmark')).toBeNull()
    expect(g.battles).toEqual([])
  })

  test('holds: a new invader makes it contested again, and the helper is still no enemy of the garrison', () => {
    const g = helped([])
    g.until('germany', 'move')
    g.move('denmark', 'kiel', { infantry: 2 })
    g.until('france', 'move').until('germany', 'move')
    expect(g.control('denmark')).toBeNull()
    g.move('kiel', 'denmark', { infantry: 1 })
    expect(g.control('denmark')).toBe('contested')
    g.endPhase()
    g.attack('denmark')
    expect(g.events('battle-opened')[0]?.defenders.map((d) => d.power)).toEqual(['britain', 'neutral', 'neutral'])
  })

  test('holds: left by its helper it resists him too when he comes again', () => {
    const g = helped([])
    g.until('germany', 'move')
    g.move('denmark', 'kiel', { infantry: 2 })
    g.until('britain', 'move')
    g.do({ type: 'load', transport: g.transport('sz10'), from: 'denmark', units: { infantry: 1 } })
    g.until('france', 'move').until('britain', 'move')
    g.do(landing(g, 'sz10', 'denmark', { infantry: 1 }))
    expect(g.control('denmark')).toBe('contested')
    g.endPhase()
    expect(g.battles).toMatchObject([{ space: 'denmark', required: true }])
  })

  test('holds: guns that mines have left without infantry go back aboard from beside the garrison', () => {
    const g = invaded([6, 6, 6, 6, 6, 6, 1], {
      sz10: { britain: { transports: [hold('britain', ['artillery'])] } },
      sz5: { britain: { transports: [hold('britain', ['infantry'])] } },
    })
    g.attack('denmark')
    g.until('britain', 'move')
    const late = g.transports('sz5')
    g.do(landing(g, 'sz10', 'denmark', { artillery: 1 }))
    g.do({ type: 'move', from: 'sz5', path: ['sz10'], transports: late })
    g.do({ type: 'offload', transport: late[0] as number, to: 'denmark', units: { infantry: 1 } })
    expect(g.units('denmark').britain).toEqual({ artillery: 1 })
    g.endPhase()
    expect(g.units('denmark').britain).toBeUndefined()
    expect(g.units('sz10').britain).toEqual({ transport: 1, artillery: 1 })
    expect(garrison(g)).toHaveLength(2)
    expect(g.control('denmark')).toBe('contested')
  })
})
