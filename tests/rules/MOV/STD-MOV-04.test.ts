import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const entered = () =>
  at({
    queue: [6, 6, 6, 6, 6],
    units: { alsace: { germany: { infantry: 5 } }, lorraine: { france: { infantry: 4 } } },
  }).after(move('alsace', 'lorraine', { infantry: 1 }))

describe('STD-MOV-04 entering defended land contests it', () => {
  test('allowed: at once its controller loses marker and income', () => {
    const g = entered()
    expect(g.control('lorraine')).toBe('contested')
    expect(g.events('control-changed')).toEqual([
      {
        type: 'control-changed',
        space: 'lorraine',
        from: 'france',
        to: 'contested',
        cause: 'contested',
        rule: 'STD-MOV-04',
      },
    ])
    expect(g.production('france')).toBe(22)
  })

  test('not: it pays nobody while it is contested', () => {
    const g = entered()
    expect(g.production('germany')).toBe(35)
    g.endPhase()
    g.attack('lorraine')
    g.exhausted()
    g.until('britain', 'purchase')
    expect(g.past('income-collected')).toMatchObject([
      { power: 'germany', income: 35 },
      { power: 'france', income: 22 },
    ])
  })

  test('edge: land without enemy units is not contested by entering it', () => {
    const g = at({ units: { alsace: { germany: { infantry: 5 } } } })
    g.move('alsace', 'lorraine', { infantry: 1 })
    expect(g.control('lorraine')).toBe('france')
    expect(g.production('france')).toBe(24)
  })

  test('edge: it is the units that count, whosever of the enemy they are', () => {
    const g = at({ units: { alsace: { germany: { infantry: 5 } }, lorraine: { italy: { infantry: 1 } } } })
    g.move('alsace', 'lorraine', { infantry: 1 })
    expect(g.control('lorraine')).toBe('contested')
  })
})
