import { describe, expect, test } from 'vitest'
import { raid } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-27 raids bring nobody into the war', () => {
  test('allowed: the declaration does', () => {
    const g = adv({ phase: 'purchase' })
    g.do({ type: 'declare-submarine-warfare' })
    expect(g.situation.usaAtWar).toBe(true)
  })

  test('not: a raid beside its ships does not bring America in', () => {
    const g = raid('sz2', 3, { germany: { submarine: 3 }, usa: { battleship: 1, destroyer: 1 } }, [6, 6, 6], {
      treasury: { britain: 9 },
    })
    expect(g.treasury('britain')).toBe(3)
    expect(g.situation.usaAtWar).toBe(false)
    expect(g.past('war-entered')).toEqual([])
  })
})
