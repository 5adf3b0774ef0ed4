import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'

const spec = { mobilized: ['spain'], control: { spain: 'britain' }, units: { spain: { britain: { infantry: 2 } } } } as const

describe('ADV-29-02 Angola and Portuguese East Africa come to France with Portugal', () => {
  test('allowed: both of them', () => {
    const g = advLate({ ...spec, mobilized: ['spain'], power: 'britain' })
    g.move('spain', 'portugal', { infantry: 1 })
    g.endPhase()
    expect([g.control('portugal'), g.control('angola'), g.control('portuguese-east-africa')]).toEqual([
      'france',
      'france',
      'france',
    ])
    expect(g.units('portugal').france).toEqual({ infantry: 3, artillery: 1 })
  })

  test('not: no army rises in the colonies, and the Congo is not touched', () => {
    const g = advLate({ ...spec, mobilized: ['spain'], power: 'britain' })
    g.move('spain', 'portugal', { infantry: 1 })
    g.endPhase()
    expect(g.units('angola')).toEqual({})
    expect(g.control('belgian-congo')).toBeNull()
  })
})
