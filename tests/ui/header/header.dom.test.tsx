import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useClock } from '../../../src/store/game/clock.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { Chips } from '../../../src/ui/header/PowerChip.tsx'
import { RoundTitle } from '../../../src/ui/header/RoundTitle.tsx'
import { Score } from '../../../src/ui/header/Score.tsx'
import { Sums } from '../../../src/ui/header/Sums.tsx'
import { whatDeclaring } from '../../../src/ui/panels/declarations/declaration.ts'
import { IncomeTab } from '../../../src/ui/panels/income/IncomeTab.tsx'

const store = () => useGame.getState()
const open = (spec: Partial<PositionSpec> & Pick<PositionSpec, 'ruleset'>) =>
  act(() => store().open({ base: 'opening', seed: 'header', round: 2, power: 'germany', ...spec }))

describe('the date', () => {
  it.each([
    ['standard', 'Spring 1915'],
    ['tournament', 'Spring 1915'],
    ['advanced', '1915'],
    ['influence', '1915'],
  ] as const)('round 2 of the %s game is %s', (ruleset, words) => {
    open({ ruleset })
    const { container } = render(<RoundTitle />)
    expect(container.querySelector('p')?.textContent).toBe(words)
  })
})

describe('the sums of both sides', () => {
  it.each([
    [{ ruleset: 'influence', round: 1 }, '7779'],
    [{ ruleset: 'influence', round: 2 }, '7793'],
    [{ ruleset: 'influence', round: 3, revolution: true }, '8968'],
  ] as const)('%o: without those who are not at war, or not any more', (spec, sums) => {
    open(spec)
    const { container } = render(<Sums />)
    expect([...container.querySelectorAll('dd')].map((each) => each.textContent).join('')).toBe(sums)
  })
})

describe('the chip of a power', () => {
  it('says what is earned and what is there, so that neither reads as a gain', () => {
    open({ ruleset: 'standard', treasury: { france: 19 } })
    render(<Chips />)
    const chip = screen.getByRole('button', { name: /^France, Allies: income 24 a turn, treasury 19\./ })
    expect(chip.textContent).toBe('FR24 a turnhas 19')
  })

  it('shows that power: its books, and where it stands', () => {
    open({ ruleset: 'standard', base: 'empty', units: { brest: { france: { infantry: 1 } }, sz9: { france: { cruiser: 1 } } } })
    render(<Chips />)
    fireEvent.click(screen.getByRole('button', { name: /^France/ }))
    expect(useUi.getState()).toMatchObject({ tab: 'income', books: 'france', inspect: 'paris' })
    expect([...useUi.getState().ring].sort()).toEqual(['brest', 'paris', 'sz9'])
    render(<IncomeTab />)
    expect(screen.getByRole('heading', { name: 'France' })).toBeTruthy()
    act(() => useUi.getState().setTab('space'))
    expect(useUi.getState().books).toBeNull()
  })
})

describe('declaring submarine warfare', () => {
  it('says what it brings, from the facts of the game', () => {
    open({ ruleset: 'standard' })
    expect(whatDeclaring(store().game!)).toContain('may bring the United States into the war')
    open({ ruleset: 'influence' })
    expect(whatDeclaring(store().game!)).toContain('more than 3 IPC in all')
    open({ ruleset: 'advanced' })
    expect(whatDeclaring(store().game!)).toContain('costs up to 3 IPC instead of 2')
    expect(whatDeclaring(store().game!)).toContain('the United States enters the war at once')
  })
})

describe('the score', () => {
  it('is nothing where no points are counted', () => {
    open({ ruleset: 'standard' })
    expect(render(<Score />).container.textContent).toBe('')
  })

  it('tells points and rounds, and leads to the homelands', () => {
    open({ ruleset: 'tournament', control: { wales: 'germany' }, units: { wales: { germany: { infantry: 1 }, britain: {} } } })
    render(<Score />)
    expect(screen.getByText('round 2 of 6')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Central Powers 3, Allies 0/ }))
    expect(useUi.getState().tab).toBe('income')
  })

  it('has a clock that can be paused, in a game against time', () => {
    open({ ruleset: 'tournament', options: { 'time-limit': true, minutes: 90 } })
    render(<Score />)
    expect(screen.getByRole('timer').textContent).toBe('1:30:00')
    act(() => useClock.setState({ running: true }))
    fireEvent.click(screen.getByRole('button', { name: '1 hour 30 minutes left. Pause the clock' }))
    expect(screen.getByText('paused')).toBeTruthy()
    expect(useClock.getState().running).toBe(false)
  })

  it('says that time is up, and with whom the game ends', () => {
    open({ ruleset: 'tournament', options: { 'time-limit': true } })
    act(() => void store().dispatch({ type: 'time-is-up' }))
    render(<Score />)
    expect(screen.getByText('time is up: ends with the United States')).toBeTruthy()
  })
})
