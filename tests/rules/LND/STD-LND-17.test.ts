import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const armies = { lorraine: { germany: { infantry: 2, artillery: 1, fighter: 1 }, france: { infantry: 2, artillery: 1 } } }
/** One hit on each side. */
const hurt = () => at({ phase: 'combat', units: armies, queue: [3, 6, 6, 6, 3, 6, 6] }).after(attack('lorraine'))

describe('STD-LND-17 each owner picks its own losses, one a hit', () => {
  test('allowed: attacker first, then defender, any unit they like, fighters included', () => {
    const g = hurt()
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'casualties', count: 1, space: 'lorraine', rule: 'STD-LND-17' })
    g.answer({ type: 'casualties', lose: { germany: { fighter: 1 } } })
    expect(g.decision).toMatchObject({ by: 'france', count: 1, pool: { france: { infantry: 2, artillery: 1 } } })
    g.answer({ type: 'casualties', lose: { france: { artillery: 1 } } })
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 2, artillery: 1 }, france: { infantry: 2 } })
    g.exhausted()
    g.replays()
  })

  test('refused: too few, too many, what is not there, or the other side’s units', () => {
    const g = hurt()
    g.refuse({ type: 'casualties', lose: { germany: {} } }, 'STD-LND-17')
    g.refuse({ type: 'casualties', lose: { germany: { infantry: 1, fighter: 1 } } }, 'STD-LND-17')
    g.refuse({ type: 'casualties', lose: { germany: { tank: 1 } } }, 'CONTRACT')
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1 } } }, 'CONTRACT')
    g.refuse({ type: 'casualties', lose: { germany: {} }, hit: { germany: { infantry: 1 } } }, 'CONTRACT')
  })

  test('edge: hits beyond the units are lost, and with one possible answer nobody is asked', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 4 }, france: { infantry: 1, artillery: 1 } } },
      queue: [1, 1, 1, 6, 6, 3],
    })
    g.attack('lorraine')
    expect(g.decision).toBeNull()
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 3 } })
  })

  test('edge: the answers on offer differ, spend the hits and begin with the cheapest', () => {
    const g = hurt()
    expect(g.legal).toEqual([
      { type: 'casualties', lose: { germany: { infantry: 1 } } },
      { type: 'casualties', lose: { germany: { artillery: 1 } } },
      { type: 'casualties', lose: { germany: { fighter: 1 } } },
    ])
  })

  test('edge: of very many answers the 64 cheapest are offered, whatever the size of the armies', () => {
    const army = { infantry: 15, artillery: 6, tank: 3, fighter: 3 }
    const g = at({
      phase: 'combat',
      round: 6,
      units: { paris: { germany: { infantry: 50 }, france: army, britain: army, italy: army } },
      queue: [...Array(21).fill(1), ...Array(29).fill(6), ...Array(81).fill(6)],
    })
    g.attack('paris')
    expect(g.decision).toMatchObject({ by: 'france', count: 21 })
    const costs = g.legal.map((a) => {
      if (a.type !== 'casualties') return -1
      const price = { infantry: 3, artillery: 4, tank: 6, fighter: 6 } as Record<string, number>
      return Object.values(a.lose).reduce((n, c) => n + Object.entries(c).reduce((m, [t, k]) => m + k * (price[t] ?? 99), 0), 0)
    })
    expect(costs).toHaveLength(64)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
    expect(costs[0]).toBe(63)
    expect(new Set(g.legal.map((a) => JSON.stringify(a))).size).toBe(64)
    for (const answer of g.legal) expect(engine.checkAction(g.state, answer)).toBeNull()
  })

  test('edge: among those of several owners an army that is wiped out stands where its price puts it', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 3 }, france: { infantry: 1, artillery: 1 }, britain: { infantry: 3 } } },
      queue: [1, 1, 6, ...Array(5).fill(6)],
    })
    g.attack('lorraine')
    const lose = (losses: object) => ({ type: 'casualties', lose: losses })
    expect(g.legal).toEqual([
      lose({ britain: { infantry: 2 } }),
      lose({ france: { infantry: 1, artillery: 1 } }),
      lose({ france: { artillery: 1 }, britain: { infantry: 1 } }),
    ])
  })
})
