import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { end } from '../../support/scenes/actions.ts'
import { PRESSED, russianEvening } from '../../support/scenes/revolution.ts'

const abroad = (units: PositionSpec['units'], control: PositionSpec['control'] = {}) =>
  russianEvening({ control: { ...PRESSED, ...control }, units }).after(end)

describe('STD-REV-10 who gets what Russia gives up', () => {
  test('allowed: an Allied power with units there, the only one or the chosen one', () => {
    const one = abroad({ galicia: { russia: { infantry: 1 }, italy: { infantry: 1 } } }, { galicia: 'russia' })
    expect(one.control('galicia')).toBe('italy')
    const two = abroad({ galicia: { france: { infantry: 1 }, italy: { infantry: 1 } } }, { galicia: 'russia' })
    expect(two.decision).toMatchObject({
      kind: 'choice',
      by: 'france',
      space: 'galicia',
      options: [{ id: 'france' }, { id: 'italy' }],
    })
    expect(two.turn).toMatchObject({ power: 'russia', phase: 'income' })
    two.choose('italy')
    expect(two.control('galicia')).toBe('italy')
    expect(two.turn.power).toBe('germany')
  })

  test('allowed: the Central Powers where Russian units alone were contesting', () => {
    const own = abroad({ galicia: { russia: { infantry: 4 }, germany: { infantry: 1 } } })
    expect(own.control('galicia')).toBe('austria-hungary')
    const taken = abroad({ persia: { russia: { infantry: 4 }, ottoman: { infantry: 1 } } })
    expect(taken.control('persia')).toBe('ottoman')
  })

  test('allowed: empty land goes back to its original controller, or to nobody', () => {
    const g = abroad({}, { galicia: 'russia', persia: 'russia', bulgaria: 'russia' })
    expect(g.control('galicia')).toBe('austria-hungary')
    expect(g.control('persia')).toBeNull()
    expect(g.control('bulgaria')).toBeNull()
    expect(g.status('persia', 'france')).toBe('neutral')
  })

  test('not: land where both sides still have units, which stays contested', () => {
    const g = abroad({ galicia: { russia: { infantry: 4 }, italy: { infantry: 1 }, germany: { infantry: 1 } } })
    expect(g.control('galicia')).toBe('contested')
    expect(g.units('galicia')).toEqual({ italy: { infantry: 1 }, germany: { infantry: 1 } })
  })
})
