import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-21 an early declaration brings the United States in', () => {
  const declared = () =>
    adv({
      phase: 'purchase',
      round: 2,
      units: {
        'united-states-of-america': { usa: { infantry: 2 } },
        sz1: { usa: { cruiser: 1, transport: 1 } },
        sz2: { germany: { transport: 1 } },
      },
      queue: [3],
    }).after({ type: 'declare-submarine-warfare' })

  test('allowed: at once, and it attacks on its own turn of that round', () => {
    const g = declared()
    expect(g.situation.usaAtWar).toBe(true)
    expect(g.events('war-entered')).toMatchObject([{ power: 'usa', cause: 'submarines', rule: 'ADV-10-21' }])
    g.until('usa', 'move')
    expect(g.turn.round).toBe(2)
    g.move('sz1', 'sz2', { cruiser: 1 })
    g.endPhase()
    g.attack('sz2')
    expect(g.units('sz2')).toEqual({ usa: { cruiser: 1 } })
  })

  test('refused: without it America attacks nobody in that round', () => {
    const g = adv({ power: 'usa', phase: 'combat', units: { sz2: { usa: { cruiser: 1 }, germany: { transport: 1 } } } })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz2' }, 'STD-POL-19')
  })
})
