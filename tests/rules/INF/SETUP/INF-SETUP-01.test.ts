import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { infOpening } from '../../../support/scenes/start.ts'

const START = { 'austria-hungary': 26, russia: 25, germany: 35, france: 24, italy: 14, ottoman: 16, britain: 30, usa: 20 }

describe('INF-SETUP-01 starting treasuries are those of the standard game', () => {
  test('allowed: as listed, and as much income', () => {
    const g = infOpening()
    for (const [power, n] of Object.entries(START)) {
      expect(g.treasury(power as PowerId), power).toBe(n)
      expect(g.production(power as PowerId), power).toBe(n)
    }
  })

  test('refused: an order for more', () => {
    infOpening().refuse({ type: 'purchase', units: { infantry: 9 } }, 'STD-PUR-02')
  })
})
