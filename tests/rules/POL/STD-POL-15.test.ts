import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const choices = (spec: Parameters<typeof at>[0]) =>
  at({ ...spec, units: { munich: { germany: { infantry: 2 } } } }).after(move('munich', 'switzerland', { infantry: 1 }), end)

describe('STD-POL-15 the neutral United States represents nobody', () => {
  test('allowed: once at war it may be chosen', () => {
    const g = choices({ round: 5 })
    expect(g.decision?.options?.map((o) => o.id)).toContain('usa')
    g.choose('usa')
    expect(g.units('switzerland').usa).toEqual({ infantry: 1, artillery: 1 })
  })

  test('refused: not while it is neutral', () => {
    const g = choices({ round: 2 })
    expect(g.decision?.options?.map((o) => o.id)).not.toContain('usa')
    g.refuse({ type: 'choose', option: 'usa' }, 'CONTRACT')
  })

  test('edge: drawn into the war early it counts', () => {
    expect(choices({ round: 2, usaAtWar: true }).decision?.options?.map((o) => o.id)).toContain('usa')
    expect(choices({ round: 4, power: 'germany' }).decision?.options?.map((o) => o.id)).not.toContain('usa')
  })
})
