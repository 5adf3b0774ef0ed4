import { describe, expect, test } from 'vitest'
import { assault } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const three = [{ type: 'infantry' }, { type: 'infantry' }, { type: 'infantry' }] as const

describe('ADV-02-20 the first shot at a landing', () => {
  test('allowed: infantry ashore is hit after the strike', () => {
    const g = assault([...three], { germany: { infantry: 1, artillery: 1, 'machine-gun': 1 } }, [3, 3, 6, 6, 6], { coastal: 0 })
    expect(volleys(g)).toEqual([
      ['strike', '1 artillery at 3'],
      ['first-shot', '1 machine-gun at 3'],
      ['attack', '1 infantry at 2'],
      ['defence', '1 artillery at 3', '1 infantry at 3'],
    ])
    g.exhausted()
  })

  test('not: machine guns have no part in the strike itself', () => {
    const g = assault([...three], { germany: { infantry: 1, 'machine-gun': 1 } }, [6, 6, 6, 6, 6])
    expect(volleys(g).map(([step]) => step)).toEqual(['first-shot', 'attack', 'defence'])
  })
})
