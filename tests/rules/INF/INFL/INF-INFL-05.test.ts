import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { inf } from '../../../support/scenes/start.ts'

const greek = (units: PositionSpec['units']) =>
  inf({
    power: 'france',
    influenced: ['greece'],
    control: { greece: 'germany', albania: 'italy' },
    units: { albania: { france: { infantry: 3 } }, ...units },
  })

describe('INF-INFL-05 then it is the buyer’s land like any other', () => {
  test('allowed: the other side conquers it by combat', () => {
    const g = greek({ greece: { germany: { infantry: 1 } } })
    expect(g.status('greece', 'france')).toBe('hostile')
    g.move('albania', 'greece', { infantry: 2 })
    g.endPhase()
    expect(g.control('greece')).toBe('contested')
    expect(g.battles).toMatchObject([{ space: 'greece', required: true }])
  })

  test('allowed: a position may say who has won it, and he holds it', () => {
    const g = inf({ influenced: { greece: 'britain' } })
    expect(g.control('greece')).toBe('britain')
    expect(g.situation.mobilized).toContain('greece')
    expect(() => inf({ influenced: { greece: 'italy' } })).toThrow('influenced.greece')
  })

  test('not: it raises no second army', () => {
    const g = greek({})
    g.move('albania', 'greece', { infantry: 2 })
    g.endPhase()
    expect(g.past('minor-mobilized')).toEqual([])
    expect(g.control('greece')).toBe('france')
  })
})
