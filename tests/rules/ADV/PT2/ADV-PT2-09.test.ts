import { describe, expect, test } from 'vitest'
import type { Counts } from '../../../../src/engine/index.ts'
import { flyers } from '../../../support/scenes/land.ts'

const placed = (units: Counts, options = { 'pt-2': true }) => {
  const g = flyers({ power: 'italy', phase: 'purchase', treasury: { italy: 40 }, options })
  g.do({ type: 'purchase', units })
  g.until('italy', 'mobilize')
  g.do({ type: 'mobilize', units, to: 'rome' })
  return g
}

describe('ADV-PT2-09 The infantry rule spares fighters only', () => {
  test('allowed: new fighters stand alone', () => {
    const g = placed({ fighter: 2 })
    expect(g.units('rome')).toEqual({ italy: { fighter: 2 } })
    expect(g.past('unit-exchanged')).toEqual([])
  })

  test('not: new guns, tanks and machine guns do not, and no fighter is given for them', () => {
    const g = placed({ artillery: 1, fighter: 1 })
    expect(g.units('rome')).toEqual({ italy: { infantry: 1, fighter: 1 } })
    expect(g.past('unit-exchanged')).toMatchObject([{ given: 'artillery', received: 'infantry' }])
    const two = placed({ artillery: 1, 'machine-gun': 1, fighter: 1 })
    expect(two.decision?.options?.map((o) => o.id)).toEqual(['artillery', 'machine-gun'])
  })

  test('refused: nor do they stay or march without an infantry', () => {
    const g = flyers({ units: { munich: { germany: { infantry: 1, artillery: 1, fighter: 1 } } } })
    g.move('munich', 'alsace', { infantry: 1 })
    expect(g.refuse({ type: 'end-phase' }, 'ADV-PT2-09').rule).toBe('STD-MOV-09')
  })

  test('edge: without the play test a fighter alone becomes infantry', () => {
    expect(placed({ fighter: 1 }, {} as never).units('rome')).toEqual({ italy: { infantry: 1 } })
  })
})
