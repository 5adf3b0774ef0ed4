import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'

const spec = { power: 'italy', control: { albania: 'italy' }, units: { albania: { italy: { infantry: 2 } } } } as const

describe('ADV-26-17 Other Russian minors that sleep follow Romania', () => {
  test('allowed: Italy activates Serbia as its own', () => {
    const g = advLate({ ...spec, revolution: true })
    expect(g.status('serbia', 'italy')).toBe('friendly')
    g.move('albania', 'serbia', { infantry: 1 })
    g.endPhase()
    expect(g.control('serbia')).toBe('italy')
    expect(g.units('serbia')).toEqual({ italy: { infantry: 4, artillery: 1 } })
  })

  test('holds: before the revolution its army is Russian', () => {
    const g = advLate(spec)
    g.move('albania', 'serbia', { infantry: 1 })
    g.endPhase()
    expect(g.control('serbia')).toBe('russia')
  })

  test('not: nobody of the Central Powers comes as a friend', () => {
    const g = advLate({ revolution: true, power: 'austria-hungary', units: { trieste: { 'austria-hungary': { infantry: 2 } } } })
    expect(g.status('serbia', 'austria-hungary')).toBe('hostile')
    g.move('trieste', 'serbia', { infantry: 1 })
    g.endPhase()
    g.choose('france')
    expect(g.battles.map((b) => b.space)).toContain('serbia')
  })
})
