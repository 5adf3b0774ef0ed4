import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'

describe('ADV-12-22 guns of the whole defence', () => {
  const belgium = { germany: { infantry: 1, artillery: 1 }, 'austria-hungary': { infantry: 1, artillery: 2 } } as const

  test('allowed: all of them count, and the first power in turn order answers', () => {
    const g = storm({ belgium, queue: [6, 6, ...Array(12).fill(6)] })
    expect(g.decision).toMatchObject({ kind: 'coastal', by: 'austria-hungary', count: 2 })
    g.do(coastal(2))
    expect(g.past('coastal-fired')).toMatchObject([{ guns: 2 }])
  })

  test('refused: one power’s guns alone are not counted', () => {
    const g = storm({ belgium })
    g.refuse(coastal(3), 'ADV-12-06')
    expect(g.legal).toEqual([coastal(0), coastal(1), coastal(2)])
  })
})
