import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const invaded = (queue: number[] = []) => {
  const g = at({
    options: { 'wik-08': true },
    queue,
    units: {
      kiel: { germany: { infantry: 4, artillery: 1 } },
      sz10: { britain: { transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }] } },
    },
  })
  g.move('kiel', 'denmark', { infantry: 2 })
  g.endPhase()
  return g
}
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
    g.do({ type: 'offload', transport: g.transport('sz10'), to: 'denmark', units: { infantry: 1 } })
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'denmark', kind: 'land', required: false, resolved: false }])
    g.attack('denmark')
    expect(g.events('battle-opened')[0]?.defenders.map((d) => d.power)).toEqual(['germany'])
  })

  test('refused: the garrison never attacks', () => {
    const g = invaded([6, 6, 6, 6, 6, 6])
    g.attack('denmark')
    const before = g.past('battle-opened').length
    g.until('germany', 'combat')
    expect(g.past('battle-opened')).toHaveLength(before)
    expect(g.units('denmark').germany).toEqual({ infantry: 2 })
  })

  test('boundary: without the option a power is chosen to represent it', () => {
    const g = at({ units: { kiel: { germany: { infantry: 2 } } } })
    g.move('kiel', 'denmark', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.rule).toBe('STD-POL-14')
  })
})
