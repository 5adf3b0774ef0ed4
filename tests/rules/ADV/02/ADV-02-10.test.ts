import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-02-10 first-shot hits left over', () => {
  test('allowed: hits count as far as there are tanks and infantry', () => {
    const g = battle({ infantry: 1, tank: 1, artillery: 1 }, { france: { infantry: 1, 'machine-gun': 2 } }, [1, 1])
    expect(g.past('units-lost')).toMatchObject([{ units: { infantry: 1 } }])
  })

  test('edge: a hit too many takes nothing else', () => {
    const g = battle({ infantry: 1, artillery: 2 }, { france: { infantry: 1, 'machine-gun': 3 } }, [1, 1, 1])
    expect(g.past('units-lost')).toMatchObject([{ units: { infantry: 1 } }])
    // One of the two guns has become infantry, none was lost.
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, artillery: 1 })
    g.exhausted()
  })
})
