import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-04 nothing to raid in sea zone 1 at first', () => {
  const there = (convoyWar: 'restricted' | 'unrestricted') =>
    adv({ phase: 'combat', convoyWar, units: { sz1: { germany: { submarine: 1 } } } })

  test('allowed: once American convoys sail there', () => {
    const g = there('unrestricted')
    g.attack('sz1')
    expect(g.decision).toMatchObject({ kind: 'convoy', space: 'sz1', count: 1 })
  })

  test('refused: before', () => {
    const g = there('restricted')
    expect(engine.convoys(g.state).map((c) => c.zone)).not.toContain('sz1')
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz1' }, 'ADV-10-04')
  })

  test('edge: a sea battle there brings no question about a convoy', () => {
    const g = adv({ phase: 'combat', units: { sz1: { germany: { submarine: 1 }, britain: { transport: 1 } } }, queue: [6] })
    g.attack('sz1')
    expect(g.decision?.kind).toBe('submerge')
  })
})
