import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const attack = (power: 'france' | 'germany', leaning?: 'france' | 'germany') =>
  advLate({
    power,
    control: { bordeaux: power, ...(leaning ? { 'spanish-morocco': leaning } : {}) },
    units: { bordeaux: { [power]: { infantry: 2 } } },
  }).after(move('bordeaux', 'spain', { infantry: 1 }), end)

describe('ADV-29-08 Spain attacked', () => {
  test('allowed: the other side picks who has its army', () => {
    const g = attack('france', 'france')
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'austria-hungary', space: 'spain' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['austria-hungary', 'germany', 'ottoman'])
    g.choose('ottoman')
    expect(g.units('spain')).toEqual({ france: { infantry: 1 }, ottoman: { infantry: 7, artillery: 1 } })
  })

  test('allowed: so it is against the Central Powers, and while Spain is neutral', () => {
    expect(attack('germany', 'germany').decision).toMatchObject({ by: 'russia' })
    expect(attack('germany').decision).toMatchObject({ by: 'russia' })
    expect(attack('france').decision).toMatchObject({ by: 'austria-hungary' })
  })

  test('refused: a power of the attacker’s side', () => {
    attack('france', 'france').refuse({ type: 'choose', option: 'britain' }, 'CONTRACT')
  })
})
