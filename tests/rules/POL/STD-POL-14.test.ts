import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const invaded = () =>
  at({ units: { munich: { germany: { infantry: 3 } } } }).after(move('munich', 'switzerland', { infantry: 2 }), end)

describe('STD-POL-14 a neutral minor resists with the help of the other alliance', () => {
  test('allowed: the other alliance names one of its powers, which owns the force', () => {
    const g = invaded()
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'russia', space: 'switzerland', rule: 'STD-POL-14' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['russia', 'france', 'britain', 'italy'])
    g.choose('italy')
    expect(g.units('switzerland')).toEqual({ germany: { infantry: 2 }, italy: { infantry: 1, artillery: 1 } })
    expect(g.control('switzerland')).toBe('contested')
    expect(g.battles).toMatchObject([{ space: 'switzerland', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('allowed: the Central Powers name one against an Allied invader', () => {
    const g = at({ power: 'russia', units: { finland: { russia: { infantry: 1 } } } })
    g.move('finland', 'norway', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.by).toBe('austria-hungary')
    g.choose('germany')
    expect(g.units('norway').germany).toEqual({ infantry: 7, artillery: 1 })
  })

  test('refused: a power of the invading alliance, and everything else before the answer', () => {
    const g = invaded()
    g.refuse({ type: 'choose', option: 'austria-hungary' }, 'CONTRACT')
    g.refuse({ type: 'end-phase' }, 'CONTRACT')
    expect(g.turn.phase).toBe('move')
  })

  test('edge: two neutrals at once are answered in alphabetical order', () => {
    const g = at({ units: { kiel: { germany: { infantry: 4 } } } })
    g.move('kiel', 'holland', { infantry: 1 })
    g.move('kiel', 'denmark', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.space).toBe('denmark')
    g.choose('britain')
    expect(g.decision?.space).toBe('holland')
    g.choose('france')
    expect(Object.keys(g.units('holland')).sort()).toEqual(['france', 'germany'])
  })
})
