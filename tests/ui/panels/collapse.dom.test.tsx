import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { IncomePanel, IncomeTab, PurchasePanel } from '../../../src/ui/panels/index.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const open = (spec: Partial<PositionSpec>) =>
  act(() =>
    useGame.getState().open({ ruleset: 'tournament', base: 'empty', seed: 'collapse', round: 2, power: 'britain', ...spec }),
  )
/** 5 of 13 IPC: what it takes. */
const lost = { control: { wales: 'germany', yorkshire: 'germany' }, treasury: { britain: 30 } } as const

beforeEach(() => {
  const foot = document.createElement('div')
  document.body.append(foot)
  act(() => setDockFoot(foot))
})

describe('a power whose economy has collapsed', () => {
  it('reads it once where it would buy, in place of the units, and may still repair', () => {
    open({ ...lost, phase: 'purchase', units: { sz9: { britain: { battleship: 1, damaged: { battleship: 1 } } } } })
    render(<PurchasePanel />)
    expect(screen.getAllByText(/5 IPC of Britain.s homeland are lost or contested/)).toHaveLength(1)
    expect(screen.queryByText('Infantry')).toBeNull()
    expect(screen.queryByRole('button', { name: 'All infantry' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Repair' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Buy nothing/ })).toBeTruthy()
  })

  it('buys as ever below the mark', () => {
    open({ control: { wales: 'germany' }, phase: 'purchase' })
    render(<PurchasePanel />)
    expect(screen.getByText('Infantry')).toBeTruthy()
    expect(screen.queryByText(/economy has collapsed/)).toBeNull()
  })

  it('collects nothing, and its land stands struck out', () => {
    open({ ...lost, phase: 'income' })
    render(<IncomePanel />)
    expect(screen.getByText(/^5 IPC of its homeland are lost or contested, so its economy has collapsed/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Collect nothing/ })).toBeTruthy()
    expect(screen.getByText('London').closest('li')?.hasAttribute('data-struck')).toBe(true)
    const after = screen.getByText('After collecting').nextElementSibling
    expect(after?.textContent).toBe('30')
  })

  it('is not paid in the forecast either', () => {
    open({ ...lost, phase: 'move' })
    render(<IncomeTab />)
    fireEvent.click(screen.getByRole('button', { name: 'Britain' }))
    expect(screen.getByText(/its economy has collapsed: this turn it cannot buy, mobilise or collect\. 30 IPC stay/)).toBeTruthy()
  })
})

describe('the forecast of income', () => {
  it('comes to what the last phase comes to, where part of it is thrown for', () => {
    open({ ruleset: 'advanced', base: 'opening', power: 'germany', phase: 'purchase', treasury: { germany: 10 } })
    render(<IncomeTab />)
    expect(screen.getByText('If it collected now. 10 in the treasury, 47 to 49 after.')).toBeTruthy()
  })
})

describe('how it ends', () => {
  const ways = (ruleset: PositionSpec['ruleset']) => {
    open({ ruleset, power: 'germany', phase: 'move' })
    const { container } = render(<IncomeTab />)
    const heading = [...container.querySelectorAll('h3')].find((each) => each.textContent === 'How it ends')
    return [...(heading?.closest('section')?.querySelectorAll('ul') ?? [])].map((list) => list.parentElement?.textContent)
  }

  it('does not list a capital again that is needed by itself', () => {
    expect(ways('tournament').slice(0, 2)).toEqual(['Paris', 'and one ofMoscowLondonRomeUnited States of America'])
  })

  it('asks for one more where a capital stands in both lists', () => {
    expect(ways('standard').slice(0, 2)).toEqual([
      'one ofParisLondon',
      'and one more ofMoscowParisLondonRomeUnited States of America',
    ])
  })
})
