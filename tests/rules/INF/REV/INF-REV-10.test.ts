import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const india = (units: PositionSpec['units'], control: PositionSpec['control'] = {}) => {
  const g = buyer('britain', 3, { revolted: ['india'], units, control })
  g.do({ type: 'purchase', units: { infantry: 1 } })
  return g.to('mobilize')
}

describe('INF-REV-10 it is an ordinary infantry and leaves a contested base open', () => {
  test('allowed: Britain mobilizes in contested India', () => {
    const g = india({ india: { germany: { infantry: 1 }, britain: { infantry: 1 } } })
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'india' })
    expect(g.units('india')).toEqual({ germany: { infantry: 1 }, britain: { infantry: 2 } })
  })

  test('allowed: on its owner’s next turn it moves and fights like any other', () => {
    const g = buyer('germany', 5, { units: { india: { britain: { infantry: 1 } } } })
    g.do({ type: 'revolt', territory: 'india' })
    g.to('mobilize').until('germany', 'combat')
    expect(g.battles).toMatchObject([{ space: 'india', required: false }])
  })

  test('refused: not where it has taken India', () => {
    india({}, { india: 'germany' }).refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'india' }, 'STD-MOB-03')
  })
})
