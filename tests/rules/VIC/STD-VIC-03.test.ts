import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-VIC-03 capitals count for the alliance; a contested one for nobody', () => {
  test('allowed: held by different powers of one side', () => {
    const g = at({ power: 'usa', phase: 'income', control: { paris: 'ottoman', rome: 'germany' } })
    g.endPhase()
    expect(g.winner?.side).toBe('central')
    const h = at({ power: 'ottoman', phase: 'income', control: { berlin: 'usa', vienna: 'russia' }, usaAtWar: true })
    h.endPhase()
    expect(h.winner?.side).toBe('allies')
  })

  test('not: one of them is contested', () => {
    const g = at({
      power: 'usa',
      phase: 'income',
      control: { rome: 'germany' },
      units: { paris: { germany: { infantry: 9 }, france: { infantry: 1 } } },
    })
    g.endPhase()
    expect(g.winner).toBeNull()
    const h = at({
      power: 'ottoman',
      phase: 'income',
      control: { vienna: 'italy' },
      units: { berlin: { france: { infantry: 9 }, germany: { infantry: 1 } } },
    })
    h.endPhase()
    expect(h.winner).toBeNull()
  })
})
