import { describe, expect, test } from 'vitest'
import { attacked } from '../../../support/scenes/sea.ts'

describe('TOU-RET-01 press on, stay or retreat', () => {
  test('allowed: after each round the attacker has all three', () => {
    const g = attacked({ queue: [6, 6, 6, 6, 6, 6] })
    expect(g.decision).toMatchObject({
      by: 'germany',
      kind: 'press',
      space: 'sz5',
      options: [{ id: 'sz10' }],
      rule: 'TOU-RET-01',
    })
    expect(g.legal).toEqual([
      { type: 'press', on: false },
      { type: 'press', on: true },
      { type: 'retreat', to: 'sz10' },
    ])
    g.do({ type: 'press', on: true })
    expect(g.decision?.options).toHaveLength(1)
    g.do({ type: 'retreat', to: 'sz10' })
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 2 } })
    expect(g.units('sz5')).toEqual({ britain: { cruiser: 1 } })
    expect(g.events().map((e) => e.type)).toEqual(['decision-answered', 'sea-round-ended', 'ships-retreated', 'battle-ended'])
    expect(g.events('battle-ended')[0]?.outcome).toBe('retreated')
    expect(g.turn).toMatchObject({ power: 'germany', phase: 'combat' })
    g.exhausted()
    g.replays()
  })

  test('allowed: breaking off and staying', () => {
    const g = attacked({ queue: [6, 6, 6] })
    g.do({ type: 'press', on: false })
    expect(g.units('sz5').germany).toEqual({ cruiser: 2 })
    expect(g.events('battle-ended')[0]?.outcome).toBe('broken-off')
  })

  test('refused: outside that question, and never for the defender', () => {
    const g = attacked({ queue: [3, 6, 6, 6, 6, 6] })
    expect(g.decision).toBeNull()
    g.refuse({ type: 'retreat', to: 'sz10' }, 'CONTRACT')
    const still = attacked({ queue: [6, 6, 6] })
    expect(still.decision?.by).toBe('germany')
  })

  test('edge: an attacker who has nothing left that fires may stay or go, but not press on', () => {
    const g = attacked({ ships: { cruiser: 1, transport: 1 }, queue: [6, 3] })
    expect(g.decision?.kind).toBe('press')
    g.refuse({ type: 'press', on: true }, 'STD-NAV-14')
    expect(g.legal).toEqual([
      { type: 'press', on: false },
      { type: 'retreat', to: 'sz10' },
    ])
    g.do({ type: 'retreat', to: 'sz10' })
    expect(g.units('sz10')).toEqual({ germany: { transport: 1 } })
  })
})
