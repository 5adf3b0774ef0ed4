import { describe, expect, test } from 'vitest'
import type { UnitSpec } from '../../../../src/engine/index.ts'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'

describe('ADV-09-13 who throws for allies', () => {
  const allies = (france: UnitSpec, queue: number[]) =>
    fight({ battleship: 1 }, { france, britain: { battleship: 1 } }, queue, { dice: 'entered' })

  test('allowed: the first of them with combat ships', () => {
    const g = allies({ battleship: 1 }, [6, 6, 6])
    g.do(leave)
    g.do(stay)
    g.do({ type: 'enter-dice', dice: [2] })
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'france' })
  })

  test('not: one that has only transports', () => {
    const g = allies({ transport: 1 }, [6, 6])
    g.do(leave)
    g.do(stay)
    g.do({ type: 'enter-dice', dice: [2] })
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'britain' })
  })
})
