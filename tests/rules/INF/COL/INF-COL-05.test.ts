import { describe, expect, test } from 'vitest'
import { invade } from '../../../support/scenes/influence.ts'

describe('INF-COL-05 the same when an ally activates it or an enemy attacks', () => {
  test('allowed: Britain in Belgium, Germany in Belgium', () => {
    for (const power of ['britain', 'germany'] as const) {
      const g = invade('belgium', power)
      g.endPhase()
      expect(g.control('belgian-congo')).toBe('france')
    }
  })

  test('not: a colony that the Central Powers hold or contest is not handed over', () => {
    for (const units of [{ germany: { infantry: 1 } }, { germany: { infantry: 1 }, britain: { infantry: 1 } }]) {
      const g = invade('belgium', 'france', { units: { 'belgian-congo': units } })
      const before = g.control('belgian-congo')
      g.endPhase()
      expect(g.control('belgian-congo')).toBe(before)
      expect(before).not.toBe('france')
    }
  })
})
