import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Action, PositionSpec } from '../../../src/engine/index.ts'
import { act1 } from '../battle/table.tsx'
import { advanced, ask, pending } from './card.tsx'

/** A position with dice that are typed in, up to the first question for dice after these actions. */
function thrown(over: Partial<PositionSpec>, ...actions: Action[]): void {
  advanced({ ...over, dice: 'entered' })
  for (const action of actions) act1(action)
  ask()
}
const enter = (...dice: number[]): Action => ({ type: 'enter-dice', dice })
const attack = (space: string): Action => ({ type: 'attack', space })

describe('what typed dice are thrown for', () => {
  it('machine guns alone in the first shot, and not again in the defence', () => {
    const units = { lorraine: { germany: { infantry: 4 }, france: { infantry: 2, 'machine-gun': 1 } } }
    thrown({ units }, attack('lorraine'))
    expect(pending()?.topic).toBe('first-shot-dice')
    expect(screen.getByText('1 machine gun, 3 or less hits')).toBeDefined()
  })

  it('what is left of the defence after its first shot', () => {
    const units = { lorraine: { germany: { infantry: 4 }, france: { infantry: 2, 'machine-gun': 1 } } }
    thrown({ units }, attack('lorraine'), enter(6), enter(6, 6, 6, 6))
    expect(pending()?.topic).toBe('defence-dice')
    expect(screen.getByText('2 infantry, 3 or less hits')).toBeDefined()
    expect(screen.queryByText(/machine gun/)).toBeNull()
  })

  it('infantry in gas apart from the rest', () => {
    const units = { lorraine: { germany: { infantry: 1, artillery: 1 }, france: { infantry: 4 } } }
    const gas = { units, markers: { gas: { lorraine: { germany: 1 } } } }
    thrown(gas, attack('lorraine'), { type: 'gas', count: 1 }, enter(2), enter(3), enter(6))
    expect(pending()?.topic).toBe('defence-dice')
    expect(screen.getByText('1 infantry, 3 or less hits')).toBeDefined()
    expect(screen.getByText('3 infantry, 2 or less hits')).toBeDefined()
  })

  it('submarines alone in their first shots, the others afterwards', () => {
    const units = { sz9: { germany: { submarine: 2, cruiser: 1 }, britain: { cruiser: 1 } } }
    thrown({ units }, attack('sz9'), { type: 'submerge', count: 0 })
    expect(pending()?.topic).toBe('first-attack-dice')
    expect(screen.getByText('2 submarines, 2 or less hits')).toBeDefined()
  })

  it('no raiders and no escorts in the main fire', () => {
    const units = { sz7: { germany: { submarine: 2, cruiser: 1 }, britain: { destroyer: 2, cruiser: 1 } } }
    const named: Action[] = [
      { type: 'convoy', submarines: 2 },
      { type: 'escort', destroyers: 1 },
    ]
    thrown({ units }, attack('sz7'), ...named, enter(6))
    expect(pending()?.topic).toBe('sea-defence-dice')
    expect(screen.getByText('1 destroyer, 2 or less hits')).toBeDefined()
    expect(screen.getByText('1 cruiser, 3 or less hits')).toBeDefined()
  })

  it('the numbers of a hunt', () => {
    const units = { sz9: { germany: { cruiser: 1, destroyer: 2 }, britain: { submarine: 1 } } }
    thrown({ units }, attack('sz9'), { type: 'submerge', count: 1 })
    expect(screen.getByText('2 destroyers, 2 or less hits')).toBeDefined()
    expect(screen.getByText('1 cruiser, 1 or less hits')).toBeDefined()
  })
})
