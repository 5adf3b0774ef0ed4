import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const supremacy = (units: object, queue: number[]) => {
  const g = at({ phase: 'combat', units: { lorraine: units }, queue })
  g.attack('lorraine')
  g.exhausted()
  return g.events('air-supremacy').map((e) => e.side)
}

describe('STD-LND-08 air supremacy', () => {
  test('allowed: the side that alone has fighters has it, from the start or after the air battle', () => {
    expect(supremacy({ germany: { infantry: 1, fighter: 1 }, france: { infantry: 1 } }, [6, 6, 6])).toEqual(['attacker'])
    expect(supremacy({ germany: { infantry: 1 }, france: { infantry: 1, fighter: 1 } }, [6, 6, 6])).toEqual(['defender'])
    expect(supremacy({ germany: { infantry: 1, fighter: 1 }, france: { infantry: 1, fighter: 1 } }, [6, 1, 6, 6, 6])).toEqual([
      'defender',
    ])
  })

  test('not: nobody has it when all fighters are lost, or none were there', () => {
    expect(supremacy({ germany: { infantry: 1, fighter: 1 }, france: { infantry: 1, fighter: 1 } }, [1, 1, 6, 6])).toEqual([null])
    expect(supremacy({ germany: { infantry: 1 }, france: { infantry: 1 } }, [6, 6])).toEqual([])
  })

  test('edge: fighters of the attacker’s allies do not count, those of every defending power do', () => {
    const withAlly = { germany: { infantry: 1 }, 'austria-hungary': { infantry: 1, fighter: 3 }, france: { infantry: 1 } }
    expect(supremacy(withAlly, [6, 6])).toEqual([])
    const joint = { germany: { infantry: 1 }, france: { infantry: 1 }, britain: { infantry: 1, fighter: 1 } }
    expect(supremacy(joint, [6, 6, 6, 6])).toEqual(['defender'])
  })
})
