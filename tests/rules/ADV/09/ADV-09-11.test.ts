import { describe, expect, test } from 'vitest'
import { stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'

describe('ADV-09-11 transports left alone must be hit', () => {
  test('allowed: the attacker who holds them rolls on', () => {
    const g = fight({ battleship: 1 }, { britain: { transport: 1 } }, [6, 6, 1, 4])
    g.do(stay)
    expect(g.units('sz5')).toEqual({ germany: { battleship: 1 } })
    g.exhausted()
  })

  test('not: being alone does not sink them', () => {
    const g = fight({ battleship: 1 }, { britain: { destroyer: 1, transport: 2 } }, [4, 6])
    expect(g.units('sz5').britain).toEqual({ transport: 2 })
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'germany' })
  })
})
