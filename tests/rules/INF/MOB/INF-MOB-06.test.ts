import { describe, expect, test } from 'vitest'
import { invade } from '../../../support/scenes/influence.ts'

describe('INF-MOB-06 the other side stands up for an attacked neutral', () => {
  test('allowed: a power that this side chooses, with the army of the table', () => {
    const g = invade('empire-of-ethiopia', 'germany')
    g.endPhase()
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'russia', space: 'empire-of-ethiopia', rule: 'STD-POL-14' })
    g.choose('britain')
    expect(g.units('empire-of-ethiopia').britain).toEqual({ infantry: 3, artillery: 1 })
  })

  test('refused: a power of the attacker’s side', () => {
    const g = invade('empire-of-ethiopia', 'germany')
    g.endPhase()
    g.refuse({ type: 'choose', option: 'ottoman' }, 'CONTRACT')
  })
})
