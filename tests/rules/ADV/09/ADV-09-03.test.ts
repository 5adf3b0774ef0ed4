import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-03 both go on, or both leave', () => {
  const round = () => fight({ cruiser: 1 }, { britain: { cruiser: 1 } }, [6, 6, 6, 6])

  test('allowed: both go on, and another round follows', () => {
    const g = round()
    g.do(stay)
    g.do(stay)
    expect(g.past('fired').map((e) => e.round)).toEqual([1, 1, 2, 2])
  })

  test('allowed: both leave, and all stay in the zone', () => {
    const g = round()
    g.do(leave)
    g.do(leave)
    expect(outcome(g)).toBe('broken-off')
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 }, britain: { cruiser: 1 } })
    expect(g.status('sz5', 'germany')).toBe('hostile')
  })

  test('not: no dice are thrown when they are of one mind', () => {
    const g = round()
    g.do(leave)
    g.do(leave)
    expect(rolls(g)).toEqual([])
    expect(g.diceLeft).toBe(2)
  })
})
