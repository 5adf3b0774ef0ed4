import { describe, expect, test } from 'vitest'
import { buyer } from '../../../support/scenes/influence.ts'

const paid = () =>
  buyer('germany', 5, { units: { ireland: { britain: { infantry: 1 } } } }).after({ type: 'revolt', territory: 'ireland' })

describe('INF-REV-03 bought in Purchase, placed in Mobilize, not fought over', () => {
  test('allowed: it stands there from Mobilize on', () => {
    const g = paid().to('combat')
    expect(g.units('ireland').germany).toBeUndefined()
    expect(g.situation.paid).toEqual({ influence: [], revolts: ['ireland'] })
    g.endPhase()
    expect(g.units('ireland').germany).toEqual({ infantry: 1 })
    expect(g.situation.revolted).toEqual(['ireland'])
  })

  test('refused: a revolt in another phase, and a battle that turn', () => {
    buyer('germany', 5, { phase: 'move' }).refuse({ type: 'revolt', territory: 'ireland' }, 'STD-SET-13')
    const g = paid().to('mobilize')
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'ireland' }, 'STD-SET-13')
    expect(g.past('battle-opened')).toEqual([])
  })

  test('allowed: two of them, and a country beside them, one after the other in any order', () => {
    const rise = (territory: string) => ({ type: 'revolt', territory }) as const
    const units = { ireland: { britain: { infantry: 1 } }, morocco: { france: { infantry: 1 } } }
    const g = buyer('germany', 40, { units }).after(
      rise('ireland'),
      { type: 'influence', country: 'afghanistan' },
      rise('morocco'),
    )
    expect(g.situation.paid).toEqual({ influence: ['afghanistan'], revolts: ['ireland', 'morocco'] })
  })
})
