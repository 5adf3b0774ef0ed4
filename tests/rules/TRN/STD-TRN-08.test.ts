import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const

const pair = () =>
  at({
    power: 'britain',
    units: {
      picardy: { britain: { infantry: 1 } },
      sz9: { britain: { transport: 1, transports: [{ cargo: [infantry, infantry] }] } },
    },
  })

const ids = (g: ReturnType<typeof pair>) => {
  const stacks = g.stacks('sz9').filter((s) => s.id !== undefined)
  const full = stacks.find((s) => s.cargo?.length === 2)?.id as number
  const empty = stacks.find((s) => !s.cargo?.length)?.id as number
  return { full, empty }
}

describe('STD-TRN-08 cargo does not change ships at sea', () => {
  test('allowed: over land, which takes it a turn', () => {
    const g = pair()
    const { full, empty } = ids(g)
    g.do({ type: 'offload', transport: full, to: 'picardy', units: { infantry: 2 } })
    g.until('germany', 'move').until('britain', 'move')
    g.do({ type: 'load', from: 'picardy', transport: empty, units: { infantry: 2 } })
    expect(g.stacks('sz9').find((s) => s.id === empty)?.cargo).toHaveLength(2)
  })

  test('refused: directly from one transport to another', () => {
    const g = pair()
    const { full, empty } = ids(g)
    g.refuse({ type: 'load', from: 'sz9', transport: empty, units: { infantry: 1 } }, 'STD-TRN-08')
    g.refuse({ type: 'offload', transport: full, to: 'sz9', units: { infantry: 1 } }, 'STD-TRN-05')
  })

  test('refused: over land within one turn', () => {
    const g = pair()
    const { full, empty } = ids(g)
    g.do({ type: 'offload', transport: full, to: 'picardy', units: { infantry: 2 } })
    g.refuse({ type: 'load', from: 'picardy', transport: empty, units: { infantry: 2 } }, 'STD-TRN-02')
  })

  test('not: it speaks of the power’s own units of that type and of nobody else’s', () => {
    const g = pair()
    const { empty } = ids(g)
    const rules = (from: 'sz9', type: 'infantry' | 'artillery') => {
      const error = g.refuse({ type: 'load', from, transport: empty, units: { [type]: 1 } }, 'CONTRACT')
      return [error, ...(error.also ?? [])].map((e) => e.rule)
    }
    expect(rules('sz9', 'infantry')).toContain('STD-TRN-08')
    expect(rules('sz9', 'artillery')).not.toContain('STD-TRN-08')
    const guests = at({
      power: 'britain',
      units: { sz9: { britain: { transport: 1, transports: [{ cargo: [{ power: 'france', type: 'infantry' }] }] } } },
    })
    const theirs = guests.stacks('sz9').find((s) => s.id !== undefined && !s.cargo?.length)?.id as number
    const error = guests.refuse({ type: 'load', from: 'sz9', transport: theirs, units: { infantry: 1 } }, 'CONTRACT')
    expect([error, ...(error.also ?? [])].map((e) => e.rule)).not.toContain('STD-TRN-08')
  })
})
