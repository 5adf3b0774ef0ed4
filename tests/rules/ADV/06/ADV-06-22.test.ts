import { describe, expect, test } from 'vitest'
import type { UnitSpec } from '../../../../src/engine/index.ts'
import { end, further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-06-22 destroyers fire even in a zone that is hostile to them', () => {
  const into = (guard: UnitSpec) =>
    adv({
      units: { sz5: { germany: { submarine: 1 } }, sz4: { germany: { battleship: 3 }, britain: guard } },
      queue: [2],
    }).after(further('sz5', 'sz4', { submarine: 1 }), end)

  test('allowed: beside battleships of the submarine’s side', () => {
    const g = into({ destroyer: 1 })
    expect(g.status('sz4', 'britain')).toBe('hostile')
    expect(g.units('sz4').germany).toEqual({ battleship: 3 })
  })

  test('not: other ships do not fire', () => {
    const g = into({ cruiser: 1, submarine: 1 })
    expect(g.units('sz4').germany).toEqual({ battleship: 3, submarine: 1 })
    expect(g.diceLeft).toBe(1)
  })
})
