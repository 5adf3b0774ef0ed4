import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MUL-01 allies defend together, never attack together', () => {
  test('allowed: powers of one side stand in one space and defend together', () => {
    const g = at({
      phase: 'combat',
      units: { picardy: { germany: { infantry: 3 }, france: { infantry: 1 }, britain: { infantry: 1 }, usa: { infantry: 1 } } },
      usaAtWar: true,
      queue: [6, 6, 6, 6, 6, 6],
    })
    g.attack('picardy')
    expect(g.events('fired')[1]?.groups.map((x) => x.power)).toEqual(['france', 'britain', 'usa'])
    g.exhausted()
  })

  test('not: in an attack only the power whose turn it is fires', () => {
    const g = at({
      phase: 'combat',
      units: { picardy: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 3, artillery: 2 }, france: { infantry: 1 } } },
      queue: [6, 6],
    })
    g.attack('picardy')
    expect(g.events('fired')[0]?.groups.map((x) => [x.power, x.count])).toEqual([['germany', 1]])
    g.exhausted()
  })

  test('edge: an ally’s guns support nobody but their own', () => {
    const g = at({
      phase: 'combat',
      units: { picardy: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 1, artillery: 1 }, france: { infantry: 1 } } },
      queue: [3, 6],
    })
    g.attack('picardy')
    expect(g.events('fired')[0]?.hits).toBe(0)
  })
})
