import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome } from '../../../support/scenes/told.ts'

describe('ADV-09-15 a failed try costs one more round', () => {
  const failed = () => fight({ battleship: 1 }, { britain: { battleship: 1 } }, [6, 6, 1, 6, 6, 6]).after(leave, stay)

  test('allowed: then both choose anew', () => {
    const g = failed()
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'germany' })
    g.do(leave)
    g.do(leave)
    expect(outcome(g)).toBe('broken-off')
  })

  test('edge: exactly one round is fought, whatever was said before', () => {
    const g = failed()
    expect(g.past('fired').map((e) => e.round)).toEqual([1, 1, 2, 2])
    expect(g.past('sea-round-ended')).toMatchObject([{ round: 1, pressed: true }])
    g.exhausted()
  })
})
