import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { afterwards } from '../../support/scenes/revolution.ts'

describe('STD-REV-11 Serbia and Romania are neutral from then on', () => {
  test('allowed: an unmobilized one mobilizes against an Allied invader too', () => {
    const g = afterwards({ power: 'italy', units: { bulgaria: { italy: { infantry: 3 } } }, control: { bulgaria: 'italy' } })
    expect(g.status('romania', 'italy')).toBe('neutral')
    g.move('bulgaria', 'romania', { infantry: 2 })
    g.endPhase()
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'austria-hungary', space: 'romania', rule: 'STD-POL-14' })
    g.choose('ottoman')
    expect(g.units('romania')).toEqual({ italy: { infantry: 2 }, ottoman: { infantry: 5, artillery: 1 } })
    expect(g.control('romania')).toBe('contested')
  })

  test('allowed: against the Central Powers for any of the Allies but Russia', () => {
    const g = afterwards({ power: 'austria-hungary', units: { budapest: { 'austria-hungary': { infantry: 2 } } } })
    g.move('budapest', 'serbia', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['france', 'britain', 'italy', 'usa'])
  })

  test('not: before the revolution they are Russia’s, and the other minors do not change', () => {
    expect(at().status('serbia', 'italy')).toBe('friendly')
    expect(at().status('romania', 'germany')).toBe('hostile')
    const g = afterwards()
    expect(g.status('belgium', 'france')).toBe('friendly')
    expect(g.status('bulgaria', 'germany')).toBe('friendly')
  })
})
