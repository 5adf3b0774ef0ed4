import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const oneInfantryEach = (queue: number[]) =>
  at({
    phase: 'combat',
    queue,
    units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } },
  })

describe('STD-SET-19 six-sided dice hit at the combat value or less', () => {
  test('allowed: dice of 1 to 6 are thrown, and a low one hits', () => {
    const g = oneInfantryEach([1, 6])
    g.attack('lorraine')
    const [attack] = g.events('fired')
    expect(attack?.groups[0]?.dice).toEqual([1])
    expect(attack?.hits).toBe(1)
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1 } })
    g.exhausted()
  })

  test('edge: a die above the value misses', () => {
    const g = oneInfantryEach([6, 6])
    g.attack('lorraine')
    expect(g.events('fired').map((f) => f.hits)).toEqual([0, 0])
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1 }, france: { infantry: 1 } })
  })

  test('refused: a die that is no face of a six-sided one is not taken', () => {
    const g = at({ dice: 'entered', phase: 'combat', units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } } })
    g.attack('lorraine')
    expect(g.decision?.kind).toBe('dice')
    g.refuse({ type: 'enter-dice', dice: [7] }, 'CONTRACT')
    g.refuse({ type: 'enter-dice', dice: [0] }, 'CONTRACT')
    g.do({ type: 'enter-dice', dice: [6] })
  })

  test('edge: infantry attack at 2 and defend at 3, the value itself hits and one more misses', () => {
    const hits = (dice: number[]) => {
      const g = oneInfantryEach(dice)
      g.attack('lorraine')
      return g.events('fired').map((f) => f.hits)
    }
    expect(hits([2, 3])).toEqual([1, 1])
    expect(hits([3, 4])).toEqual([0, 0])
  })
})
