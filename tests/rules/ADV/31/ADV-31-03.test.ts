import { describe, expect, test } from 'vitest'
import { advanced, contested } from '../../../support/war-1918.ts'

/** Italy walks into Vienna and ends its turn. */
function vienna(spec: Parameters<typeof advanced>[0] = {}) {
  const g = advanced({ power: 'italy', ...spec, units: { trieste: { italy: { infantry: 2 } }, ...spec.units } })
  g.move('trieste', 'vienna', { infantry: 1 })
  g.endPhase()
  expect(g.control('vienna')).toBe('italy')
  expect(g.winner).toBeNull()
  for (const _ of ['combat', 'mobilize', 'income']) g.endPhase()
  return g
}

describe('ADV-31-03 Vienna wins beside a shaken ally', () => {
  test('allowed: with Berlin contested', () => {
    const g = vienna({ units: contested('berlin') })
    expect(g.winner).toEqual({ side: 'allies', how: 'capitals', rule: 'ADV-31-03' })
    expect(g.events('war-won')[0]?.capitals).toEqual(['vienna'])
  })

  test('allowed: with Constantinople contested, or captured', () => {
    expect(vienna({ units: contested('constantinople') }).winner?.rule).toBe('ADV-31-03')
    expect(vienna({ control: { constantinople: 'britain' } }).winner?.rule).toBe('ADV-31-03')
  })

  test('refused: Vienna alone', () => {
    const g = vienna()
    expect(g.winner).toBeNull()
    expect(g.turn.power).toBe('usa')
  })

  test('refused: a Vienna that is only contested, as the turn ends', () => {
    const g = advanced({ power: 'italy', phase: 'income', units: contested('vienna'), control: { constantinople: 'britain' } })
    g.endPhase()
    expect(g.winner).toBeNull()
  })
})
