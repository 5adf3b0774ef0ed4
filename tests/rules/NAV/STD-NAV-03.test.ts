import { describe, expect, test } from 'vitest'
import { type Answer, at } from '../../support/game.ts'

const fleets = { sz5: { germany: { cruiser: 1, submarine: 1 }, britain: { cruiser: 1, submarine: 1 } } }

describe('STD-NAV-03 the steps of a round at sea', () => {
  test('allowed: attackers fire or submerge, defenders fire or submerge, losses, press on or break off', () => {
    const g = at({ phase: 'combat', units: fleets, queue: [6, 3, 6, 3] })
    g.attack('sz5')
    const questions: [kind: string, by: string, Answer][] = [
      ['submerge', 'germany', { type: 'submerge', count: 0 }],
      ['submerge', 'britain', { type: 'submerge', count: 0 }],
      ['casualties', 'germany', { type: 'casualties', lose: { germany: { cruiser: 1 } } }],
      ['casualties', 'britain', { type: 'casualties', lose: { britain: { cruiser: 1 } } }],
      ['press', 'germany', { type: 'press', on: false }],
    ]
    for (const [kind, by, answer] of questions) {
      expect(g.decision).toMatchObject({ kind, by })
      g.answer(answer)
    }
    expect(g.decision).toBeNull()
    expect(g.past('fired').map((e) => e.step)).toEqual(['sea-attack', 'sea-defence'])
    expect(g.units('sz5')).toEqual({ germany: { submarine: 1 }, britain: { submarine: 1 } })
    g.exhausted()
  })

  test('refused: nobody answers out of turn', () => {
    const g = at({ phase: 'combat', units: fleets })
    g.attack('sz5')
    g.refuse({ type: 'press', on: false }, 'CONTRACT')
    g.refuse({ type: 'casualties', lose: { britain: { cruiser: 1 } } }, 'CONTRACT')
    g.refuse({ type: 'end-phase' }, 'CONTRACT')
  })
})
