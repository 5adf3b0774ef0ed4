import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const occupied = (to: string) =>
  advLate({ power: 'france', units: { morocco: { france: { infantry: 2 } } } }).after(move('morocco', to, { infantry: 1 }), end)

describe('ADV-29-05 An Ally in Spanish Morocco drives Spain to the Central Powers', () => {
  test('allowed: as soon as it controls the place', () => {
    const g = occupied('spanish-morocco')
    expect(g.situation.leanings).toEqual({ spain: 'central' })
    expect(g.events('minor-leaned')).toEqual([
      { type: 'minor-leaned', minor: 'spain', side: 'central', by: 'france', rule: 'ADV-29-05' },
    ])
    expect([g.status('spain', 'ottoman'), g.status('spain', 'france')]).toEqual(['friendly', 'hostile'])
  })

  test('allowed: any of the Central Powers may activate it then', () => {
    for (const power of ['germany', 'austria-hungary', 'ottoman'] as const) {
      const g = advLate({
        power,
        control: { 'spanish-morocco': 'france', bordeaux: power },
        units: { bordeaux: { [power]: { infantry: 2 } } },
      })
      g.move('bordeaux', 'spain', { infantry: 1 })
      g.endPhase()
      expect(g.control('spain')).toBe(power)
    }
  })

  test('not: no move elsewhere does', () => {
    const g = occupied('algeria')
    expect(g.situation.leanings).toBeUndefined()
    expect(g.status('spain', 'germany')).toBe('neutral')
  })
})
