// The desk: what is typed in is answered at once, its link says what is asked, and the game below is not touched.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../src/content/words/table.ts'
import { emptyQuestion } from '../../../src/odds/desk.ts'
import { openDesk, useDesk } from '../../../src/store/desk.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { linkOf, openLink } from '../../../src/store/odds/link.ts'
import { OddsDesk } from '../../../src/ui/odds/desk/OddsDesk.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const more = (name: string) =>
  fireEvent.keyDown(screen.getByRole('spinbutton', { name, hidden: true }), { key: 'ArrowUp', code: 'ArrowUp' })
const result = () => screen.getByRole('region', { name: 'Result' }).textContent

beforeEach(() => {
  history.replaceState(null, '', '/')
  openDesk()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the odds desk', () => {
  it('answers what stands there, and again with every count', () => {
    render(<OddsDesk />)
    const before = result()
    expect(before).toMatch(/\d+\s% cleared/)
    more('Infantry, France')
    expect(result()).not.toBe(before)
    expect(within(screen.getByRole('region', { name: 'Defender' })).getByText('6 units')).toBeTruthy()
  })

  it('says what one unit more would change, and adds it by a press', () => {
    render(<OddsDesk />)
    const [, now] = /(\d+)\s% cleared/.exec(result() ?? '') ?? []
    const one = screen.getByRole('button', { name: /^One artillery more of Germany: [\d.]+\s% cleared$/ })
    const [, then] = /: ([\d.]+)\s%/.exec(one.getAttribute('aria-label') ?? '') ?? []
    expect(Number(then)).toBeGreaterThan(Number(now))
    fireEvent.click(one)
    expect(screen.getByRole('spinbutton', { name: 'Artillery, Germany' }).getAttribute('aria-valuenow')).toBe('3')
    expect(result()).toContain(`${then}\u00a0% cleared`)
  })

  it('exchanges the sides by one press', () => {
    render(<OddsDesk />)
    press('Swap sides')
    expect(screen.getByRole('spinbutton', { name: 'Infantry, France' }).closest('section')?.getAttribute('aria-label')).toBe(
      'Attacker',
    )
  })

  it('asks what only its rules ask, where it is asked', () => {
    render(<OddsDesk />)
    fireEvent.click(screen.getByRole('radio', { name: 'Sea' }))
    expect(screen.queryByRole('combobox', { name: 'The defence at sea' })).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name: 'Rules' }), { target: { value: 'advanced' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'The defence at sea' }), { target: { value: 'while-weaker' } })
    expect(screen.getByRole('combobox', { name: 'The defence at sea' })).toHaveProperty('value', 'while-weaker')
    expect(screen.queryByRole('combobox', { name: 'Artillery with gas' })).toBeNull()
  })

  it('says what is missing instead of odds', () => {
    render(<OddsDesk />)
    press('Clear')
    expect(result()).toContain('Give the attacker a unit.')
    fireEvent.click(screen.getByRole('radio', { name: 'Landing' }))
    more('Transport, Germany')
    more('Infantry, France')
    expect(result()).toContain('Give the attacker units to land.')
  })

  it('lets a power of the other side only change places with its enemies', () => {
    render(<OddsDesk />)
    fireEvent.change(screen.getByRole('combobox', { name: 'Attacking power' }), { target: { value: 'britain' } })
    expect(screen.getByRole('combobox', { name: 'Defending power' })).toHaveProperty('value', 'austria-hungary')
    expect(result()).toMatch(/% cleared/)
  })

  it('opens what a link asks, and says of a bad one what is wrong with it', () => {
    const question = {
      ...emptyQuestion('standard', 'ottoman', 'russia'),
      attacker: [{ power: 'ottoman' as const, units: { infantry: 5 } }],
      defender: [{ power: 'russia' as const, units: { infantry: 1 } }],
    }
    history.replaceState(null, '', linkOf(question))
    render(<OddsDesk />)
    expect(screen.getByRole('spinbutton', { name: 'Infantry, Ottoman Empire' }).getAttribute('aria-valuenow')).toBe('5')
    cleanup()
    history.replaceState(null, '', '#odds=<b>')
    render(<OddsDesk />)
    expect(screen.getByRole('alert').textContent).toContain('signs that links of the odds desk don’t use')
  })

  it('writes its question into the address, and leaves the address of the game behind', () => {
    vi.useFakeTimers()
    render(<OddsDesk />)
    more('Tank, Germany')
    vi.advanceTimersByTime(1000)
    const opened = openLink(location.hash)
    expect(opened.ok && opened.question.attacker[0]?.units).toEqual({ infantry: 6, artillery: 2, tank: 1 })
    press(/^Close/)
    expect(location.hash).toBe('')
    expect(useDesk.getState().open).toBe(false)
  })

  it('takes the forces of a space of the game and leaves the game as it is', () => {
    useGame.getState().newGame({ ruleset: 'standard', seed: 'desk' })
    const before = JSON.stringify(useGame.getState().game)
    render(<OddsDesk />)
    fireEvent.change(screen.getByRole('combobox', { name: 'From a space on the board' }), { target: { value: 'paris' } })
    expect(screen.getByText(/^Fought in Paris/)).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Attacking power' })).toHaveProperty('value', 'austria-hungary')
    expect(screen.getByRole('spinbutton', { name: 'Infantry, France' }).closest('section')?.getAttribute('aria-label')).toBe(
      'Defender',
    )
    expect(JSON.stringify(useGame.getState().game)).toBe(before)
    useGame.getState().leave()
  })
})
