import { describe, expect, test } from 'vitest'
import type { Game } from '../../../support/game.ts'
import { assault, battle } from '../../../support/scenes/land.ts'

/** What happened, in order, as far as it shows the steps. */
const steps = (g: Game): string[] =>
  g.history.flatMap((e) =>
    e.type === 'fired'
      ? [e.step]
      : e.type === 'gas-announced' || e.type === 'gas-released' || e.type === 'battle-opened' || e.type === 'battle-ended'
        ? [e.type]
        : [],
  )
const cargo = [
  { type: 'infantry' },
  { type: 'infantry' },
  { type: 'artillery', gas: true },
  { type: 'fighter' },
  { type: 'infantry' },
  { type: 'infantry' },
] as const
const belgium = { germany: { infantry: 1, artillery: 1, 'machine-gun': 1, fighter: 1 } }
const assaulted = () =>
  assault([...cargo], belgium, [6, 1, 6, 5, ...Array(12).fill(6)], { coastal: 0 }).after({ type: 'gas', count: 1 })

describe('ADV-00-04 the steps of a land battle', () => {
  test('allowed: gas announced, strike, air, gas, machine guns, attack, defence, conclusion', () => {
    expect(steps(assaulted())).toEqual([
      'battle-opened',
      'gas-announced',
      'strike',
      'air',
      'air',
      'gas-released',
      'first-shot',
      'attack',
      'defence',
      'battle-ended',
    ])
  })

  test('allowed: guns on the coast fire before anybody lands, and gas is announced ashore', () => {
    const g = assault([...cargo], { germany: { infantry: 1, artillery: 2 } }, [5], { coastal: 1 })
    const order = g.history.flatMap((e) => (e.type === 'fired' ? [e.step] : [e.type as string]))
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'gas', count: 1 })
    expect(order.indexOf('coastal-fired')).toBeGreaterThan(-1)
    expect(order.indexOf('coastal-fired')).toBeLessThan(order.indexOf('units-landed'))
    expect(order).not.toContain('strike')
  })

  test('allowed: damaged fighters and tipped tanks recover when it is over', () => {
    const g = battle(
      { infantry: 1, tank: 1, fighter: 1 },
      { france: { infantry: 1, 'machine-gun': 1, fighter: 1 } },
      [2, 2, 1, 6, 6, 6],
    )
    expect(g.past('fighters-damaged')).toHaveLength(2)
    expect(g.past('tanks-tipped')).toHaveLength(1)
    expect(g.damaged('lorraine')).toBe(0)
  })

  test('not: losses of the ordinary fire do not come before both sides have fired', () => {
    const g = battle({ infantry: 1 }, { france: { infantry: 1 } }, [1, 1])
    expect(g.history.flatMap((e) => (e.type === 'fired' || e.type === 'units-lost' ? [e.type] : []))).toEqual([
      'fired',
      'fired',
      'units-lost',
      'units-lost',
    ])
  })
})
