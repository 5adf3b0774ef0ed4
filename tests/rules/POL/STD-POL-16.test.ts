import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const invaded = (spec: Parameters<typeof at>[0]) =>
  at({ ...spec, units: { munich: { germany: { infantry: 2 } } } }).after(move('munich', 'switzerland', { infantry: 1 }), end)

describe('STD-POL-16 any power of the alliance may represent a neutral', () => {
  test('allowed: near or far, even without its capital', () => {
    const g = invaded({ control: { paris: 'germany', moscow: 'germany' } })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['russia', 'france', 'britain', 'italy'])
    g.choose('russia')
    expect(g.units('switzerland').russia).toEqual({ infantry: 1, artillery: 1 })
  })

  test('refused: a power that has left the war', () => {
    const g = invaded({ round: 5, options: { 'russian-revolution': true }, revolution: true })
    expect(g.decision?.by).toBe('france')
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['france', 'britain', 'italy', 'usa'])
    g.refuse({ type: 'choose', option: 'russia' }, 'CONTRACT')
  })
})
