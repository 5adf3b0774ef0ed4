import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'

const afterwards = () =>
  revolution({
    treasury: { france: 6 },
    units: { karelia: { france: { infantry: 2, artillery: 1 }, russia: { infantry: 1 } }, paris: { france: { infantry: 1 } } },
  })

describe('ADV-26-07 They are placed anew in their owner’s next turn', () => {
  test('allowed: free of charge, beside what is bought, in the Mobilize phase', () => {
    const g = afterwards().until('france', 'purchase')
    expect(g.bank('france')).toEqual({ infantry: 2, artillery: 1 })
    g.do({ type: 'purchase', units: { infantry: 1 } })
    expect(g.treasury('france')).toBe(3)
    g.until('france', 'mobilize')
    expect(g.bank('france')).toEqual({ infantry: 3, artillery: 1 })
    g.do({ type: 'mobilize', units: { infantry: 3, artillery: 1 }, to: 'paris' })
    expect(g.units('paris')).toEqual({ france: { infantry: 4, artillery: 1 } })
    expect(g.treasury('france')).toBe(3)
    expect(g.situation.homeward).toEqual({})
  })

  test('refused: before that phase they are nowhere', () => {
    const g = afterwards().until('france', 'move')
    expect(g.units('paris')).toEqual({ france: { infantry: 1 } })
    g.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'paris' }, 'STD-SET-13')
  })

  test('refused: elsewhere than new units, and to leave them out', () => {
    const g = afterwards().until('france', 'mobilize')
    g.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'brest' }, 'STD-MOB-01')
    g.refuse({ type: 'end-phase' }, 'STD-PUR-05')
  })
})
