import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const freed = { burgundy: { britain: { infantry: 1 }, germany: { infantry: 1 } } }

describe('STD-CAP-04 while its capital is lost the liberator holds it', () => {
  test('allowed: the liberator takes control itself', () => {
    const g = at({ power: 'britain', phase: 'combat', units: freed, control: { paris: 'germany' }, queue: [2, 6] })
    g.attack('burgundy')
    expect(g.control('burgundy')).toBe('britain')
    expect(g.events('control-changed')[0]).toMatchObject({ to: 'britain', rule: 'STD-CAP-04' })
    g.endPhase()
    expect(g.control('burgundy')).toBe('britain')
  })

  test('not: with the capital in its owner’s hands the liberator gets nothing', () => {
    const g = at({ power: 'britain', phase: 'combat', units: freed, queue: [2, 6] })
    g.attack('burgundy')
    g.endPhase()
    expect(g.control('burgundy')).toBe('france')
  })

  test('edge: control given earlier in the phase is corrected when the capital is lost before it ends', () => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      units: { ...freed, paris: { britain: { infantry: 1 }, germany: { infantry: 2 } } },
      queue: [2, 6, 6, 3, 6],
    })
    g.attack('burgundy')
    expect(g.control('burgundy')).toBe('france')
    g.attack('paris')
    expect(g.control('paris')).toBe('germany')
    g.endPhase()
    expect(g.control('burgundy')).toBe('britain')
    expect(g.events('control-changed')[0]).toMatchObject({ space: 'burgundy', from: 'france', to: 'britain', rule: 'STD-CAP-04' })
    g.exhausted()
  })

  test.each([
    ['burgundy', 'lorraine'],
    ['lorraine', 'burgundy'],
  ])('holds: several are corrected by name, in whatever order they were freed: %s, %s', (...order) => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      units: { ...freed, lorraine: freed.burgundy, paris: { britain: { infantry: 1 }, germany: { infantry: 2 } } },
      queue: [2, 6, 2, 6, 6, 3, 6],
    })
    for (const space of order) g.attack(space)
    g.attack('paris')
    g.endPhase()
    expect(g.events('control-changed').map((e) => [e.space, e.to])).toEqual([
      ['burgundy', 'britain'],
      ['lorraine', 'britain'],
    ])
    g.exhausted()
  })
})
