import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

const flown = () => battle({ infantry: 1, fighter: 1 }, { france: { infantry: 1, fighter: 1 } }, [2, 2, 6, 6])

describe('ADV-04-08 damaged fighters are repaired', () => {
  test('allowed: as the battle ends they are as new', () => {
    const g = flown()
    expect(g.past('fighters-damaged')).toHaveLength(2)
    expect(g.damaged('lorraine')).toBe(0)
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1, fighter: 1 }, france: { infantry: 1, fighter: 1 } })
  })

  test('not: before the land combat has ended', () => {
    const g = battle({ infantry: 2, artillery: 1, fighter: 1 }, { france: { infantry: 2, fighter: 1 } }, [6, 2, 6, 6, 6, 3, 6, 6])
    expect(g.decision?.kind).toBe('casualties')
    expect(g.damaged('lorraine')).toBe(1)
  })
})
