import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const paris = (queue: number[], more: object = {}) =>
  at({
    phase: 'combat',
    units: { paris: { germany: { infantry: 2 }, france: { infantry: 1 } } },
    treasury: { france: 17, germany: 5 },
    queue,
    ...more,
  }).after(attack('paris'))

describe('STD-CAP-11 a captured capital gives up its treasury', () => {
  test('allowed: all of it goes to the captor at once', () => {
    const g = paris([2, 6, 6])
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([0, 22])
    expect(g.events('treasury-captured')).toMatchObject([{ from: 'france', to: 'germany', amount: 17 }])
  })

  test('allowed: even if the captor’s own capital is lost, and without a battle', () => {
    const g = at({
      units: { burgundy: { germany: { infantry: 2 } } },
      control: { berlin: 'russia' },
      treasury: { france: 17, germany: 0 },
    })
    g.move('burgundy', 'paris', { infantry: 1 })
    expect(g.treasury('france')).toBe(17)
    g.endPhase()
    expect([g.control('paris'), g.treasury('france'), g.treasury('germany')]).toEqual(['germany', 0, 17])
  })

  test('not: nothing while the capital is contested, nothing for other territories', () => {
    expect(paris([6, 6, 6]).treasury('france')).toBe(17)
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } },
      treasury: { france: 17 },
      queue: [2, 6],
    })
    g.attack('lorraine')
    expect([g.control('lorraine'), g.treasury('france')]).toEqual(['germany', 17])
  })
})
