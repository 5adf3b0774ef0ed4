import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'

const units = { karelia: { italy: { infantry: 2 }, russia: { infantry: 1 } } } as const

describe('ADV-26-08 They wait while their owner may not mobilize', () => {
  test('allowed: through a turn with the capital lost, and on', () => {
    const g = revolution({ units, control: { rome: 'germany' } }).until('usa', 'purchase')
    expect(g.past('phase-skipped').map((e) => [e.power, e.phase])).toContainEqual(['italy', 'mobilize'])
    expect(g.situation.homeward).toEqual({ italy: { infantry: 2 } })
  })

  test('not: nothing waits longer than it must', () => {
    const g = revolution({ units }).until('italy', 'mobilize')
    expect(g.bank('italy')).toEqual({ infantry: 2 })
    g.do({ type: 'mobilize', units: { infantry: 2 }, to: 'rome' })
    expect(g.situation.homeward).toEqual({})
  })

  test('edge: a capital that is free again brings them home', () => {
    const g = revolution({
      units: { ...units, naples: { italy: { infantry: 3 } } },
      control: { rome: 'germany' },
    }).until('italy', 'move')
    g.move('naples', 'rome', { infantry: 3 })
    g.until('italy', 'mobilize')
    expect(g.bank('italy')).toEqual({ infantry: 2 })
  })
})
