import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-CBT-04 everybody there takes part', () => {
  test('allowed: all own units attack, those that moved in and those that stood there, and every enemy power defends', () => {
    const g = at({
      units: {
        alsace: { germany: { infantry: 2, artillery: 1 } },
        lorraine: { germany: { infantry: 2 }, france: { infantry: 1 }, britain: { infantry: 1, artillery: 1 } },
      },
      queue: [6, 6, 6, 6, 6, 6, 6],
    })
    g.move('alsace', 'lorraine', { infantry: 1, artillery: 1 })
    g.endPhase()
    g.attack('lorraine')
    const [opened] = g.events('battle-opened')
    expect(opened?.attackers.map((l) => [l.power, l.type, l.count])).toEqual([
      ['germany', 'infantry', 3],
      ['germany', 'artillery', 1],
    ])
    expect(opened?.defenders.map((l) => [l.power, l.type, l.count])).toEqual([
      ['france', 'infantry', 1],
      ['britain', 'infantry', 1],
      ['britain', 'artillery', 1],
    ])
    g.exhausted()
  })

  test('not: neither units of allies nor neighbours throw a die', () => {
    const g = at({
      phase: 'combat',
      units: {
        lorraine: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 4 }, france: { infantry: 1 } },
        alsace: { germany: { infantry: 5 } },
        burgundy: { france: { infantry: 5 } },
      },
      queue: [6, 6],
    })
    g.attack('lorraine')
    expect(g.last?.dice).toEqual([6, 6])
    g.exhausted()
  })
})
