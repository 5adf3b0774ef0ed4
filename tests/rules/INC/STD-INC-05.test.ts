import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

/** A Britain that holds nothing but London and Ireland. */
const poor = (income: 'all' | 'one') => {
  const lost = ['london', 'wales', 'yorkshire', 'scotland', 'canada', 'egypt', 'india', 'rhodesia', 'nigeria', 'gold-coast']
  lost.push('union-of-south-africa', 'anglo-egyptian-sudan', 'british-east-africa')
  const kept = income === 'all' ? lost : []
  return Object.fromEntries(lost.filter((s) => !kept.includes(s) && s !== 'london').map((s) => [s, 'germany' as const]))
}
const boats = (n: number) => ({
  sz7: { germany: { submarine: n } },
  london: { britain: { infantry: 1 }, germany: { infantry: 1 } },
})

describe('STD-INC-05 the loss comes out of this income only', () => {
  test('allowed: the loss leaves the treasury as it was', () => {
    const g = at({
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      treasury: { britain: 10 },
      queue: [1, 1],
      units: { sz7: { germany: { submarine: 2 } } },
    })
    g.endPhase()
    expect(g.treasury('britain')).toBe(10 + 28)
    expect(g.production('britain')).toBe(30)
  })

  test('edge: never below zero, nor out of the treasury', () => {
    const g = at({
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      treasury: { britain: 5 },
      control: poor('one'),
      units: boats(4),
      queue: [1, 1, 1, 1],
    })
    expect(g.production('britain')).toBe(1)
    g.endPhase()
    g.exhausted()
    expect(g.events('income-collected')).toMatchObject([{ income: 1, loss: 1, treasury: 5 }])
    expect(g.treasury('britain')).toBe(5)
  })

  test('edge: as many hits as income', () => {
    const g = at({
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      treasury: { britain: 5 },
      control: poor('one'),
      units: boats(1),
      queue: [2],
    })
    g.endPhase()
    expect(g.treasury('britain')).toBe(5)
  })
})
