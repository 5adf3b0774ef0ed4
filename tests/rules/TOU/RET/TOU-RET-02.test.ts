import { describe, expect, test } from 'vitest'
import { attacked } from '../../../support/scenes/sea.ts'

describe('TOU-RET-02 no retreat from transports', () => {
  test('refused: once the defence is nothing but transports, though the attacker may break off', () => {
    const g = attacked({ against: { cruiser: 1, transport: 2 }, queue: [3, 6, 6] })
    expect(g.units('sz5').britain).toEqual({ transport: 2 })
    expect(g.decision).toMatchObject({ kind: 'press', rule: 'STD-NAV-14' })
    expect(g.decision?.options).toBeUndefined()
    g.refuse({ type: 'retreat', to: 'sz10' }, 'TOU-RET-02')
    g.do({ type: 'press', on: false })
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 2 }, britain: { transport: 2 } })
  })

  test('refused: nor from submerged submarines beside them', () => {
    const g = attacked({ against: { submarine: 1, transport: 1 }, queue: [6, 6] })
    g.do({ type: 'submerge', count: 1 })
    expect(g.decision?.kind).toBe('press')
    g.refuse({ type: 'retreat', to: 'sz10' }, 'TOU-RET-02')
  })

  test('edge: from submerged submarines alone the battle is over anyway', () => {
    const g = attacked({ against: { submarine: 1 }, queue: [6, 6] })
    g.do({ type: 'submerge', count: 1 })
    expect(g.decision).toBeNull()
    expect(g.units('sz5').germany).toEqual({ cruiser: 2 })
  })

  test('allowed: while one boat is still up', () => {
    const g = attacked({ against: { submarine: 2, transport: 1 }, queue: [6, 6, 6] })
    g.do({ type: 'submerge', count: 1 })
    g.do({ type: 'retreat', to: 'sz10' })
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 2 } })
  })
})
