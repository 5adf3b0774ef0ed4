import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Action, UnitSpec } from '../../../src/engine/index.ts'
import { act1 } from '../battle/table.tsx'
import { advanced, answered, ask, choose, count, game, pending, press, question } from './card.tsx'

const inf = { power: 'britain', type: 'infantry' } as const
const art = { power: 'britain', type: 'artillery' } as const

/** Britain's ships off Belgium, all their cargo declared for it, and the attack made; the guns named, if a number is given. */
function assault(fleet: UnitSpec, queue: number[], guns?: number): void {
  advanced({
    power: 'britain',
    phase: 'move',
    units: { sz9: { britain: fleet }, belgium: { germany: { infantry: 2, artillery: 4 } } },
    queue,
  })
  for (const stack of game().war.units.sz9 ?? []) {
    if (stack.id === undefined) continue
    const units: Record<string, number> = {}
    for (const { type } of stack.cargo ?? []) units[type] = (units[type] ?? 0) + 1
    act1({ type: 'offload', transport: stack.id, to: 'belgium', units })
  }
  const actions: Action[] = [{ type: 'end-phase' }, { type: 'attack', space: 'belgium' }]
  ask(...actions, ...(guns === undefined ? [] : [{ type: 'coastal', count: guns } as const]))
}
const two: UnitSpec = { battleship: 1, cruiser: 1, transports: [{ cargo: [inf, inf] }, { cargo: [inf, art] }] }

describe('guns on the coast', () => {
  it('are kept for the ships as the defender says, half of them at most', () => {
    assault(two, Array(30).fill(6))
    expect(question()).toBe('Artillery on the coast of Belgium?')
    expect([pending()?.by, count('artillery')]).toEqual(['germany', '0'])
    press('One more: artillery')
    press('One more: artillery')
    expect(screen.getByRole('button', { name: 'One more: artillery' }).getAttribute('aria-disabled')).toBe('true')
    press('2 artillery fire at the ships')
    expect(answered()).toEqual({ type: 'coastal', count: 2 })
  })

  it('sink or damage a ship of the attacker’s choice, transports told apart by their cargo', () => {
    assault(two, [1, 6, ...Array(30).fill(6)], 2)
    expect(pending()?.topic).toBe('coastal-losses')
    expect(count('Damage a battleship')).toBe('1')
    press('One more: transport, 2 infantry')
    press('Britain: accept losses')
    expect(answered()).toMatchObject({ type: 'casualties', lose: { britain: { transport: 1 } }, transports: [1] })
    expect(game().war.units.sz9?.filter((stack) => stack.type === 'transport')).toHaveLength(1)
  })

  it('kill an infantry aboard the transport of the attacker’s choice', () => {
    assault(two, [2, 6, ...Array(30).fill(6)], 2)
    expect(question()).toBe('Which transport loses an infantry?')
    choose(/1 infantry, 1 artillery aboard/)
    press('Lose one infantry')
    expect(answered()).toEqual({ type: 'choose', option: 'transport-2' })
  })

  it('drive off a ship, and its cargo stays aboard or goes ashore next door', () => {
    assault(two, [3, 6, ...Array(30).fill(6)], 2)
    expect(question()).toBe('Which ship is driven off?')
    expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      'Transport2 infantry aboard',
      'Transport1 infantry, 1 artillery aboard',
    ])
    press('The transport is driven off')
    expect(answered()).toEqual({ type: 'choose', option: 'transport-1' })
    expect(question()).toBe('Where does its cargo go?')
    expect(screen.getByText(/driven off Belgium\. It can land 2 infantry/)).toBeDefined()
    expect(screen.getByRole('radio', { checked: true }).textContent).toContain('Stay aboard')
    choose(/London/)
    press('Land in London')
    expect(answered()).toEqual({ type: 'choose', option: 'london' })
    expect(game().war.units.london?.some((stack) => stack.power === 'britain' && stack.count >= 2)).toBe(true)
  })

  it('drive off a warship as well, a damaged one apart', () => {
    assault({ ...two, battleship: 2, damaged: { battleship: 1 } }, [4, 6, ...Array(30).fill(6)], 2)
    expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      'Battleship',
      'Damaged battleship',
      'Cruiser',
      'Transport2 infantry aboard',
      'Transport1 infantry, 1 artillery aboard',
    ])
    // What is least missed is proposed.
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Cruiser')
    choose(/^Damaged battleship/)
    press('The battleship is driven off')
    expect(answered()).toEqual({ type: 'choose', option: 'damaged-battleship' })
  })
})
