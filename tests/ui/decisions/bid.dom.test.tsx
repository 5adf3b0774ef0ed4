import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Handicap } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { RoundTitle } from '../../../src/ui/header/RoundTitle.tsx'
import { lights } from '../../../src/ui/panels/lit.ts'
import { pressSpace } from '../../../src/ui/press.ts'
import { answered, ask, count, game, press } from './card.tsx'

function begin(handicap: Handicap): void {
  act(() => useGame.getState().newGame({ ruleset: 'standard', seed: 'bid', handicap }))
}
const shown = (handicap: Handicap) => {
  begin(handicap)
  ask()
}
const main = () => screen.getByRole('button', { name: /^(Keep all|Place) / }).textContent

describe('the card of a power’s bid', () => {
  beforeEach(() => shown({ bid: { germany: 10 } }))

  it('says how much it is, and keeps all of it when nothing is placed', () => {
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Germany: 10 IPC before the first turn')
    press(/^Keep all 10 IPC/)
    expect(answered()).toEqual({ type: 'place-bid', money: { germany: 10 } })
  })

  it('counts with steppers, chooses spaces with buttons, and says what it will do', () => {
    press('One more: Infantry for Germany')
    expect(count('Infantry for Germany')).toBe('1')
    fireEvent.click(screen.getByRole('button', { name: 'Berlin' }))
    expect(count('Infantry for Germany')).toBe('2')
    expect(main()).toContain('Place 2 infantry and keep 4 IPC')
    fireEvent.click(screen.getByRole('button', { name: 'Infantry in Berlin' }))
    expect(main()).toContain('Place 1 infantry and keep 7 IPC')
  })

  it('takes presses on lit spaces of the map', () => {
    expect(lights.lit(game(), null)).toMatchObject({ berlin: 'reinforce' })
    expect(lights.lit(game(), null)).not.toHaveProperty('vienna')
    act(() => pressSpace('berlin'))
    expect(main()).toContain('Place 1 infantry and keep 7 IPC')
    act(() => pressSpace('berlin'))
    expect(main()).toContain('Keep all 10 IPC')
  })

  it('suggests a way', () => {
    press(/^Suggest/)
    expect(main()).toContain('Place 2 artillery and keep 2 IPC')
  })
})

describe('the card of a side’s bid', () => {
  it('lets the powers share units and money', () => {
    shown({ bid: { central: 12 } })
    press(/^Ottoman Empire, treasury/)
    act(() => pressSpace('berlin'))
    expect(screen.getByRole('button', { name: /^Germany, treasury/ }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.change(screen.getByRole('combobox', { name: /The rest goes to/ }), { target: { value: 'ottoman' } })
    press(/^Place 1 infantry and keep 9 IPC/)
    expect(answered()).toEqual({ type: 'place-bid', units: { berlin: { germany: { infantry: 1 } } }, money: { ottoman: 9 } })
  })
})

describe('the header of a game with a handicap', () => {
  it('says it on demand, and nothing in a game without one', async () => {
    begin({ bid: { germany: 10 }, income: { allies: 120 } })
    const { unmount } = render(<RoundTitle />)
    press('Handicap')
    expect((await screen.findByText(/Allies: income at 120 %\. Germany: 10 IPC before the first turn/)).textContent).toBeDefined()
    unmount()
    begin({})
    render(<RoundTitle />)
    expect(screen.queryByRole('button', { name: 'Handicap' })).toBeNull()
  })
})
