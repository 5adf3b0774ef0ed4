import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RulesetId } from '../../../src/engine/index.ts'
import { purchaseRows } from '../../../src/planning/purchase.ts'
import { PurchasePanel } from '../../../src/ui/panels/index.ts'
import { open, store, withFoot } from './open.ts'

withFoot()

const first = (ruleset: RulesetId, round = 1) => open({ ruleset, base: 'opening', power: 'germany', round, phase: 'purchase' })
const told = () => screen.queryByRole('region', { name: 'What is special in this game' })

describe('what a game has of its own', () => {
  it('is told at the first purchase, above the units: whose points, what gas does, what money wins', () => {
    first('tournament')
    const { container } = render(<PurchasePanel />)
    expect(told()?.textContent).toMatch(/After round 6 points decide: a side gets one for each IPC of enemy homeland/)
    first('advanced')
    expect(told()?.textContent).toMatch(/poison gas .* makes infantry hit at one less for that battle/)
    first('influence')
    expect(told()?.textContent).toMatch(/Money wins countries/)
    const words = container.textContent ?? ''
    expect(words.indexOf('Money wins countries')).toBeLessThan(words.indexOf('Infantry'))
    first('standard')
    expect(told()).toBeNull()
  })

  it('is put away for good, and is not told later; the way to what money wins stays', () => {
    first('influence')
    render(<PurchasePanel />)
    fireEvent.click(within(told()!).getByRole('button', { name: 'I have read it' }))
    expect(told()?.textContent).not.toMatch(/Money wins countries/)
    expect(within(told()!).getByRole('button', { name: /to win, from/ })).toBeTruthy()
    first('tournament', 3)
    expect(told()).toBeNull()
  })
})

describe('what money can do beside units', () => {
  it('is named with count and price above the units', () => {
    first('influence')
    render(<PurchasePanel />)
    expect(within(told()!).getByRole('button', { name: 'Influence: 3 countries to win, from 15 IPC' })).toBeTruthy()
    expect(within(told()!).getByRole('button', { name: '6 revolts to raise, 5 IPC each' })).toBeTruthy()
  })

  it('says why a power has none of it', () => {
    open({ ruleset: 'influence', base: 'opening', power: 'austria-hungary', round: 2, phase: 'purchase' })
    render(<PurchasePanel />)
    expect(told()?.textContent).toMatch(/^Austria-Hungary cannot win countries with money or raise revolts/)
    expect(within(told()!).getByRole('button', { name: /INF-INFL-01/ })).toBeTruthy()
  })
})

describe('gas in the shop', () => {
  it('says how much is ready on the board', () => {
    const markers = { gas: { lorraine: { germany: 2 } } }
    const units = { lorraine: { germany: { infantry: 1, artillery: 2 } } }
    open({ ruleset: 'advanced', base: 'empty', power: 'germany', round: 2, phase: 'purchase', units, markers })
    render(<PurchasePanel />)
    expect(screen.getByText(/with a new artillery; 2 ready on the board/)).toBeTruthy()
  })

  it('stands below the guns that carry it', () => {
    first('advanced')
    const types = purchaseRows(store().game!).map(({ type }) => type)
    expect(types.indexOf('poison-gas')).toBe(types.indexOf('artillery') + 1)
  })
})
