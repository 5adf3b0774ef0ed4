import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-15 the hunt is one round without an answer', () => {
  const hunted = () => fight({ cruiser: 2 }, { britain: { submarine: 2 } }, [1, 6]).after(dive(2))

  test('allowed: the battle is over, and who is left comes up', () => {
    const g = hunted()
    expect(outcome(g)).toBe('cleared')
    expect(g.stacks('sz5').filter((s) => s.power === 'britain')).toEqual([{ power: 'britain', type: 'submarine', count: 1 }])
  })

  test('not: they do not fire, and nobody is asked to go on', () => {
    const g = hunted()
    expect(g.decision).toBeNull()
    expect(volleys(g)).toEqual([['sea-attack', '2 cruiser at 1']])
    expect(g.past('decision-asked').map((e) => e.kind)).toEqual(['submerge'])
    g.exhausted()
  })
})
