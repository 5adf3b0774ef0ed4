import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { invade } from '../../../support/scenes/influence.ts'

describe('INF-MOB-09 after the revolution a sleeping Russian minor is the Allies’', () => {
  test('allowed: the Ally that enters has it for its own', () => {
    const g = invade('romania', 'britain', { round: 5, revolution: true })
    g.endPhase()
    expect(g.control('romania')).toBe('britain')
    expect(g.units('romania')).toEqual({ britain: { infantry: 7, artillery: 1 } })
    expect(engine.alignmentOf(g.state, 'romania')).toEqual({ side: 'allies', patron: null })
  })

  test('holds: an enemy meets it in Russian pieces', () => {
    const g = invade('romania', 'austria-hungary', { round: 5, revolution: true })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.units('romania').russia).toEqual({ infantry: 5, artillery: 1 })
    expect(g.control('romania')).toBe('contested')
    expect(g.battles).toMatchObject([{ space: 'romania' }])
  })

  test('edge: before the revolution it joins Russia whoever comes', () => {
    const g = invade('romania', 'britain')
    g.endPhase()
    expect(g.control('romania')).toBe('russia')
  })
})
