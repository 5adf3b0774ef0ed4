import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'germany', type: 'infantry' } as const
const pair = { cargo: [infantry, infantry] }
const fleet = (queue: number[], germany: object, more: object = {}) => {
  const g = at({ units: { sz10: { germany }, yorkshire: { britain: { infantry: 1 } }, ...more }, queue })
  const ids = g.transports('sz10')
  return { g, ids, first: ids[0] as number }
}

describe('STD-MIN-10 a landing may be called off after a mine hit', () => {
  test('allowed: a battleship was damaged; the cargo stays aboard', () => {
    const { g, first } = fleet([1, 6], { battleship: 1, transports: [pair] })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [first] })
    g.do({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 } })
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'germany', rule: 'STD-MIN-10' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['land', 'call-off'])
    g.choose('call-off')
    expect(g.units('yorkshire')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz9')).toEqual({ germany: { battleship: 1, transport: 1, infantry: 2 } })
    expect(g.control('yorkshire')).toBe('britain')
    g.refuse({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 } }, 'STD-MIN-10')
    g.endPhase()
    expect(g.battles).toEqual([])
  })

  test('allowed: or it goes on', () => {
    const { g, first } = fleet([1, 6], { battleship: 1, transports: [pair] })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [first] })
    g.do({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 } })
    g.choose('land')
    expect(g.units('yorkshire')).toEqual({ britain: { infantry: 1 }, germany: { infantry: 2 } })
    expect(g.control('yorkshire')).toBe('contested')
  })

  test('not: nobody is asked when no ship was hit', () => {
    const { g, first } = fleet([2, 2], { battleship: 1, transports: [pair] })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [first] })
    g.do({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 } })
    expect(g.decision).toBeNull()
    expect(g.units('yorkshire').germany).toEqual({ infantry: 2 })
  })

  test('edge: asked once a target, and the landing is called off as a whole; overland units march on', () => {
    const { g, ids } = fleet([1, 6, 6], { cruiser: 1, transports: [pair, pair] }, { scotland: { germany: { infantry: 2 } } })
    const [a = 0, b = 0] = ids
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: ids })
    g.move('scotland', 'yorkshire', { infantry: 1 })
    g.do({ type: 'offload', transport: a, to: 'yorkshire', units: { infantry: 2 } })
    g.choose('call-off')
    g.refuse({ type: 'offload', transport: b, to: 'yorkshire', units: { infantry: 2 } }, 'STD-MIN-10')
    g.endPhase()
    expect(g.units('yorkshire')).toEqual({ britain: { infantry: 1 }, germany: { infantry: 1 } })
    expect(g.battles).toEqual([{ space: 'yorkshire', kind: 'land', required: true, resolved: false }])
  })

  test('edge: a declared landing is asked about as Movement closes', () => {
    const more = { sz9: { britain: { cruiser: 1 } } }
    const { g, first } = fleet([1, 6, 6], { battleship: 1, cruiser: 1, transports: [pair] }, more)
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1, cruiser: 1 }, transports: [first] })
    g.do({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 }, afterSeaCombat: true })
    expect(g.decision).toBeNull()
    g.endPhase()
    expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'yorkshire', by: 'germany' })
    expect(g.turn.phase).toBe('move')
    g.choose('call-off')
    expect(g.turn.phase).toBe('combat')
    expect(g.situation.landings).toEqual([])
    expect(g.units('sz9').germany).toEqual({ battleship: 1, cruiser: 1, transport: 1, infantry: 2 })
  })
})
