import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-04-09 rounds in the air', () => {
  test('allowed: until one side has nobody active left', () => {
    const g = battle({ infantry: 1, fighter: 1 }, { france: { infantry: 1, fighter: 1 } }, [6, 6, 5, 4, 6, 2, 6, 6, 6])
    expect(volleys(g).filter(([step]) => step === 'air')).toHaveLength(6)
    expect(g.past('air-supremacy')).toMatchObject([{ side: 'defender' }])
    g.exhausted()
  })

  test('not: no round more once one side is out', () => {
    const g = battle({ infantry: 1, fighter: 3 }, { france: { infantry: 1, fighter: 1 } }, [2, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(volleys(g).filter(([step]) => step === 'air')).toHaveLength(2)
    g.exhausted()
  })
})
