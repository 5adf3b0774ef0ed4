import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-CBT-03 optional battles', () => {
  test('allowed: contested land of before the turn and sea zones may be passed by, even when units have moved there', () => {
    const g = at({
      units: {
        lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } },
        sz10: { germany: { cruiser: 1 } },
        sz5: { britain: { cruiser: 1 } },
      },
    })
    g.move('sz10', 'sz5', { cruiser: 1 })
    g.endPhase()
    expect(g.battles).toEqual([
      { space: 'lorraine', kind: 'land', required: false, resolved: false },
      { space: 'sz5', kind: 'sea', required: false, resolved: false },
    ])
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 }, britain: { cruiser: 1 } })
    expect(g.control('lorraine')).toBe('contested')
  })

  test('refused: the choice is only there while the land was contested as the turn began', () => {
    const g = at({ units: { alsace: { germany: { infantry: 3 } }, lorraine: { france: { infantry: 2 } } } })
    g.move('alsace', 'lorraine', { infantry: 2 })
    g.endPhase()
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })
})
