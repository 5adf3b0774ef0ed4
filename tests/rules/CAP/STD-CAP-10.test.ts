import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const emptied = (space: string) =>
  at({
    phase: 'combat',
    units: {
      [space]: { germany: { infantry: 1 }, britain: { infantry: 1 } },
      alsace: { germany: { infantry: 2 } },
      kamerun: { germany: { infantry: 2 } },
    },
    queue: [2, 3],
  }).after(attack(space))

describe('STD-CAP-10 neutrals and colonies left empty are vacant', () => {
  test('allowed: the next power that enters simply captures it, nothing mobilizes', () => {
    const g = emptied('switzerland')
    expect([g.control('switzerland'), g.status('switzerland', 'france')]).toEqual([null, 'neutral'])
    g.until('germany', 'move')
    g.move('alsace', 'switzerland', { infantry: 1 })
    g.endPhase()
    expect(g.control('switzerland')).toBe('germany')
    expect(g.units('switzerland')).toEqual({ germany: { infantry: 1 } })
  })

  test('allowed: the same for a minor’s colony, aligned or not', () => {
    const g = emptied('belgian-congo')
    expect(g.control('belgian-congo')).toBeNull()
    g.until('germany', 'move')
    g.move('kamerun', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgian-congo')).toBe('germany')
  })

  test('not: vacant land pays nobody', () => {
    const g = emptied('switzerland')
    expect([g.production('germany'), g.production('britain'), g.production('france')]).toEqual([35, 30, 24])
  })
})
