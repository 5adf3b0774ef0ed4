import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const risen = (units: PositionSpec['units'] = {}) => {
  const g = buyer('germany', 5, { units })
  g.do({ type: 'revolt', territory: 'ireland' })
  return g.to('mobilize')
}

describe('INF-REV-02 a revolt puts one infantry there', () => {
  test('allowed: of the instigator', () => {
    expect(risen().units('ireland')).toEqual({ germany: { infantry: 1 } })
    expect(risen().events('revolt-broke-out')).toMatchObject([{ power: 'germany', territory: 'ireland', units: { infantry: 1 } }])
  })

  test('not: nothing else, however many defend', () => {
    const g = risen({ ireland: { britain: { infantry: 3 } } })
    expect(g.units('ireland')).toEqual({ germany: { infantry: 1 }, britain: { infantry: 3 } })
  })
})
