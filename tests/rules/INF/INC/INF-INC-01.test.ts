import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { inf } from '../../../support/scenes/start.ts'

const hunted = (power: PowerId, queue: number[]) =>
  inf({
    power,
    phase: 'income',
    round: 5,
    submarineWarfare: true,
    queue,
    treasury: { [power]: 0 },
    units: { sz2: { germany: { submarine: 1 } }, sz7: { germany: { submarine: 2 } }, sz10: { germany: { submarine: 1 } } },
  })

describe('INF-INC-01 submarine warfare is that of the standard game', () => {
  test('allowed: one die a boat in SZ 2, 7 and 8; 1 and 2 cost an IPC', () => {
    const g = hunted('britain', [1, 2, 3])
    g.endPhase()
    g.exhausted()
    expect(g.treasury('britain')).toBe(28)
    const h = hunted('usa', [2, 6, 6])
    h.endPhase()
    expect(h.treasury('usa')).toBe(19)
  })

  test('refused: of any other power, and before it is declared', () => {
    const g = hunted('france', [1, 1, 1])
    g.endPhase()
    expect(g.treasury('france')).toBe(24)
    g.refuse({ type: 'declare-submarine-warfare' }, 'STD-INC-03')
  })
})
