import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-02-06 whom the first shot hits', () => {
  test('allowed: infantry and tanks', () => {
    const g = battle({ infantry: 3, tank: 1 }, { france: { infantry: 1, 'machine-gun': 2 } }, [1, 1, 6, 6, 6, 6])
    expect(g.past('fired')[0]).toMatchObject({ hits: 2, absorbed: 1 })
    expect(g.past('units-lost')[0]).toMatchObject({ step: 'first-shot', power: 'germany', units: { infantry: 1 } })
  })

  test('not: no hit goes to artillery, machine guns or fighters', () => {
    const g = battle(
      { infantry: 2, artillery: 2, 'machine-gun': 1, fighter: 1 },
      { france: { infantry: 1, 'machine-gun': 1 } },
      [1, 6, 6, 6, 6, 6, 6],
    )
    expect(g.past('units-lost')).toMatchObject([{ units: { infantry: 1 }, chosenBy: null }])
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, artillery: 2, 'machine-gun': 1, fighter: 1 })
  })
})
