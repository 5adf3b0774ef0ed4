import { describe, expect, it } from 'vitest'
import { total } from '../../../src/planning/counts.ts'
import { shares } from '../../../src/ui/panels/purchase/plan.ts'
import { variants } from '../../../src/ui/panels/why/alternatives.ts'

describe('the bar of IPC', () => {
  it('has a share for each kind that is ordered', () => {
    expect(shares({ submarine: 1, infantry: 6 })).toEqual([
      { type: 'infantry', cost: 18 },
      { type: 'submarine', cost: 6 },
    ])
  })
})

describe('other armies to try', () => {
  it('offer the rest without a kind, then more, then fewer, never nothing', () => {
    const found = variants(
      { artillery: 3 },
      { rows: [{ type: 'infantry', damaged: false, can: 2, all: 2 }], transports: [], further: false },
    )
    expect(found[0]).toEqual({ infantry: 1, artillery: 3 })
    expect(found).toContainEqual({ artillery: 2 })
    expect(found.every((counts) => total(counts) > 0)).toBe(true)
  })
})
