import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-12-03 when infantry is counted', () => {
  const belgium = { germany: { infantry: 1, artillery: 1 } }

  test('allowed: before the strike: whom that kills has been counted', () => {
    const g = storm({ fleet: { cruiser: 2 }, belgium, queue: [1, 6, 6, 6, 6, 6] })
    g.do(coastal(0))
    expect(g.past('units-lost')).toMatchObject([{ step: 'strike', units: { infantry: 1 } }])
    expect(bombardment(g)).toEqual(['2 cruiser at 3'])
  })

  test('not: after coastal fire: whom that kills is not counted', () => {
    const g = storm({ fleet: { cruiser: 2 }, belgium, queue: [2, 6, 6, 6] })
    g.do(coastal(1))
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
  })
})
