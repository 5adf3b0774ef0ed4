import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'

const spec = {
  round: 5,
  control: { greece: 'ottoman', bulgaria: 'italy' },
  units: { bulgaria: { italy: { infantry: 2 } } },
} as const

describe('ADV-27-04 Greece belongs to whoever took it last', () => {
  test('allowed: an Ally that takes it keeps it', () => {
    const g = advLate({ ...spec, power: 'italy' })
    g.move('bulgaria', 'greece', { infantry: 1 })
    g.endPhase()
    expect(g.control('greece')).toBe('italy')
    expect(g.past('minor-mobilized')).toEqual([])
  })

  test('not: nothing goes back to the Ally that activated it', () => {
    const g = advLate({
      power: 'italy',
      phase: 'combat',
      queue: [1, 6],
      units: { greece: { italy: { infantry: 1 }, ottoman: { infantry: 1 } } },
    })
    g.attack('greece')
    expect(g.control('greece')).toBe('italy')
    expect(g.events('control-changed').map((e) => e.cause)).toEqual(['captured'])
  })

  test('edge: with nobody left it is vacant, and no second army rises', () => {
    const g = advLate({
      phase: 'combat',
      queue: [1, 1],
      units: { greece: { germany: { infantry: 1 }, france: { infantry: 1 } } },
    })
    g.attack('greece')
    expect(g.control('greece')).toBeNull()
    expect(g.status('greece', 'britain')).toBe('neutral')
  })
})
