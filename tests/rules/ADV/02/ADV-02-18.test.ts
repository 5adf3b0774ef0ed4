import { describe, expect, test } from 'vitest'
import { assault } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const landing = [{ type: 'infantry' }, { type: 'artillery' }] as const

describe('ADV-02-18 a stopped attack', () => {
  test('allowed: the land stays contested, without a gun from the sea', () => {
    const g = assault([...landing], { germany: { infantry: 1, 'machine-gun': 1 } }, [1], { fleet: { battleship: 1 } })
    expect(g.units('belgium')).toEqual({ britain: { infantry: 1 }, germany: { infantry: 1, 'machine-gun': 1 } })
    expect(g.control('belgium')).toBe('contested')
    g.exhausted()
  })

  test('not: bombardment comes only with the fire', () => {
    const stoppedShort = assault([...landing], { germany: { infantry: 1, 'machine-gun': 1 } }, [1], { fleet: { battleship: 1 } })
    expect(volleys(stoppedShort).map(([step]) => step)).toEqual(['first-shot'])
    const foughtOut = assault([...landing], { germany: { infantry: 1, 'machine-gun': 1 } }, [6, 6, 6, 6, 6], {
      fleet: { battleship: 1 },
    })
    expect(volleys(foughtOut)[1]).toContain('1 battleship at 4')
  })
})
