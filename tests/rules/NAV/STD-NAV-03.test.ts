import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const fleets = { sz5: { germany: { cruiser: 1, submarine: 1 }, britain: { cruiser: 1, submarine: 1 } } }

describe('STD-NAV-03 the steps of a round at sea', () => {
  test('allowed: attackers fire or submerge, defenders fire or submerge, losses, press on or break off', () => {
    const g = at({ phase: 'combat', units: fleets, queue: [6, 3, 6, 3] })
    g.attack('sz5')
    const asked: string[] = []
    for (let i = 0; i < 9 && g.decision; i++) {
      asked.push(`${g.decision.kind} ${g.decision.by}`)
      if (g.decision.kind === 'submerge') g.answer({ type: 'submerge', count: 0 })
      else if (g.decision.kind === 'press') g.answer({ type: 'press', on: false })
      else g.answer({ type: 'casualties', lose: { [g.decision.by]: { cruiser: 1 } } })
    }
    expect(asked).toEqual(['submerge germany', 'submerge britain', 'casualties germany', 'casualties britain', 'press germany'])
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
