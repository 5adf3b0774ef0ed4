import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-NAV-14 how the battle ends', () => {
  test('allowed: a side is gone, or the attacker breaks off after a round', () => {
    const won = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } }, queue: [3, 6] })
    won.attack('sz5')
    expect(won.events('battle-ended')[0]?.outcome).toBe('cleared')
    const broken = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } },
      queue: [6, 6, 6, 6],
    })
    broken.attack('sz5')
    expect(broken.decision).toMatchObject({ by: 'germany', kind: 'press', rule: 'STD-NAV-14' })
    broken.answer({ type: 'press', on: true })
    broken.answer({ type: 'press', on: false })
    expect(broken.events('battle-ended')[0]?.outcome).toBe('broken-off')
    broken.exhausted()
  })

  test('refused: the attacker cannot break off in mid round, the defender never', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { submarine: 1 }, britain: { submarine: 1, cruiser: 1 } } },
      queue: [6, 6],
    })
    g.attack('sz5')
    g.refuse({ type: 'press', on: false }, 'CONTRACT')
    g.answer({ type: 'submerge', count: 0 })
    g.refuse({ type: 'press', on: false }, 'CONTRACT')
  })

  test('edge: it is over when one side has nothing but submerged boats', () => {
    const theirs = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 1 }, britain: { submarine: 2 } } }, queue: [6] })
    theirs.attack('sz5')
    theirs.answer({ type: 'submerge', count: 2 })
    expect(theirs.decision).toBeNull()
    expect(theirs.units('sz5').britain).toEqual({ submarine: 2 })
    const own = at({ phase: 'combat', units: { sz5: { germany: { submarine: 1 }, britain: { cruiser: 1 } } }, queue: [6] })
    own.attack('sz5')
    own.answer({ type: 'submerge', count: 1 })
    expect(own.decision).toBeNull()
    expect(own.units('sz5')).toEqual({ germany: { submarine: 1 }, britain: { cruiser: 1 } })
    own.exhausted()
  })

  test('edge: an attacker with nothing left that can fire breaks off', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 1, transport: 2 }, britain: { cruiser: 1 } } },
      queue: [6, 3],
    })
    g.attack('sz5')
    expect(g.decision).toBeNull()
    expect(g.events('sea-round-ended')[0]?.pressed).toBe(false)
    expect(g.units('sz5')).toEqual({ germany: { transport: 2 }, britain: { cruiser: 1 } })
  })
})
