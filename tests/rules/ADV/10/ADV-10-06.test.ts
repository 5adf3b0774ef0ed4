import { describe, expect, test } from 'vitest'
import { attack, dive, stay } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-10-06 Germany names boats that fire at the convoy', () => {
  const open = (queue: number[]) =>
    adv({ phase: 'combat', units: { sz4: { germany: { submarine: 3 }, britain: { cruiser: 1 } } }, queue }).after(attack('sz4'))

  test('allowed: none, some or all of them, before any dice', () => {
    const g = open([])
    expect(g.decision).toMatchObject({ kind: 'convoy', by: 'germany', count: 3, rule: 'ADV-10-06' })
    expect(g.legal).toEqual([0, 1, 2, 3].map((submarines) => ({ type: 'convoy', submarines })))
  })

  test('allowed: the others fire at the ships', () => {
    const g = open([6, 6, 1])
    g.do({ type: 'convoy', submarines: 1 })
    expect(g.events('raiders-named')).toEqual([{ type: 'raiders-named', space: 'sz4', power: 'germany', submarines: 1 }])
    expect(g.decision).toMatchObject({ kind: 'submerge', count: 2 })
    g.do(dive(0))
    expect(volleys(g)[0]).toEqual(['sea-first-attack', '2 submarine at 2'])
  })

  test('refused: more boats than there are, or a raid in a later round', () => {
    const g = open([6, 6, 6, 6, 6, 6, 6, 6])
    g.refuse({ type: 'convoy', submarines: 4 }, 'CONTRACT')
    g.do({ type: 'convoy', submarines: 0 })
    g.do(dive(0))
    g.do(stay)
    g.do(stay)
    expect(g.decision?.kind).toBe('submerge')
    expect(g.past('decision-asked').filter((e) => e.kind === 'convoy')).toHaveLength(1)
  })

  test('edge: naming none is no raid', () => {
    const g = open([])
    g.do({ type: 'convoy', submarines: 0 })
    expect(g.past('raiders-named')).toEqual([])
    expect(g.decision).toMatchObject({ kind: 'submerge', count: 3 })
  })
})
