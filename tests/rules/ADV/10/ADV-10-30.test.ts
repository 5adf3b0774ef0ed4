import { describe, expect, test } from 'vitest'
import { raid } from '../../../support/scenes/sea.ts'
import { outcome } from '../../../support/scenes/told.ts'

describe('ADV-10-30 neutral Americans keep out of it', () => {
  const beside = (usaAtWar: boolean) =>
    raid('sz2', 1, { germany: { submarine: 1 }, usa: { destroyer: 2, cruiser: 1 } }, [1, 6, 6, 6], { usaAtWar })

  test('allowed: the raid is over when it has been made', () => {
    const g = beside(false)
    expect(g.decision).toBeNull()
    expect(outcome(g)).toBe('cleared')
    expect(g.past('fired')).toEqual([])
    expect(g.units('sz2')).toEqual({ germany: { submarine: 1 }, usa: { destroyer: 2, cruiser: 1 } })
  })

  test('not: their destroyers do not escort', () => {
    expect(
      beside(false)
        .past('decision-asked')
        .map((e) => e.kind),
    ).toEqual(['convoy'])
  })

  test('edge: at war they do', () => {
    expect(beside(true).decision).toMatchObject({ kind: 'escort', by: 'usa', count: 2 })
  })
})
