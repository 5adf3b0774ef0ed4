import { describe, expect, test } from 'vitest'
import { dive, lose, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome } from '../../../support/scenes/told.ts'

describe('ADV-06-07 who dived in the step of first shots is out of reach', () => {
  const dived = (queue: number[]) =>
    fight({ submarine: 1, cruiser: 1, battleship: 1 }, { britain: { cruiser: 1 } }, queue).after(dive(1))

  test('allowed: the hits of the others fall on what is afloat', () => {
    const g = dived([6, 6, 3])
    expect(g.decision).toMatchObject({ by: 'germany', pool: { germany: { cruiser: 1, battleship: 1 } } })
    expect(g.decision?.submerged).toBeUndefined()
    g.do(lose('germany', { cruiser: 1 }))
    expect(g.units('sz5').germany).toEqual({ submarine: 1, battleship: 1 })
  })

  test('holds: they are counted over all rounds', () => {
    const g = fight({ submarine: 2, cruiser: 1 }, { britain: { cruiser: 1 } }, [6, 6, 6, 6, 6])
    g.after(dive(1), stay, stay)
    expect(g.state.flow.agenda.at(-1)).toMatchObject({ task: 'sea-battle', round: 2, dived: { germany: 1 } })
    g.do(dive(1))
    expect(g.state.flow.agenda.at(-1)).toMatchObject({ dived: { germany: 2 }, diving: {} })
    expect(g.units('sz5').germany).toEqual({ submarine: 2, cruiser: 1 })
  })

  test('refused: to give it a hit', () => {
    dived([6, 6, 3]).refuse(lose('germany', { submarine: 1 }), 'ADV-06-07')
  })

  test('edge: a defending boat that dived there neither', () => {
    const g = fight({ submarine: 1, cruiser: 1 }, { britain: { submarine: 1, transport: 1 } }, [6, 1])
    g.do(dive(0))
    g.do(dive(1))
    expect(g.units('sz5').britain).toEqual({ submarine: 1 })
    expect(outcome(g)).toBe('cleared')
  })
})
