import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const invaded = (queue: number[] = []) =>
  at({ queue, units: { ruhr: { germany: { infantry: 4 } } } }).after(move('ruhr', 'belgium', { infantry: 2 }), end)

describe('STD-POL-10 an aligned minor entered by an enemy', () => {
  test('allowed: it resists for its patron, and the battle follows', () => {
    const g = invaded([6, 6, 6, 6, 6, 6])
    expect(g.units('belgium')).toEqual({ germany: { infantry: 2 }, france: { infantry: 3, artillery: 1 } })
    expect(g.control('belgium')).toBe('contested')
    g.attack('belgium')
    g.exhausted()
    g.endPhase()
  })

  test('refused: the battle cannot be put off', () => {
    invaded().refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('not: it pays neither the invader nor its patron', () => {
    const g = invaded()
    expect([g.production('germany'), g.production('france')]).toEqual([35, 24])
  })
})
