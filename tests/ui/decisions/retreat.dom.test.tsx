import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Hotkeys } from '../../../src/app/Hotkeys.tsx'
import { useAnnouncements } from '../../../src/store/notify.ts'
import { act1, open } from '../battle/table.tsx'
import { answered, ask, game, pending, press } from './card.tsx'

const sortie = () => {
  open({
    ruleset: 'tournament',
    phase: 'move',
    units: { sz10: { germany: { cruiser: 2 } }, sz9: { britain: { cruiser: 2 } } },
    queue: Array(20).fill(6),
  })
  act1({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 2 } })
  ask({ type: 'end-phase' }, { type: 'attack', space: 'sz9' })
}

describe('after a round at sea where retreats are known', () => {
  it('there is a third way: back to where a ship came from', () => {
    sortie()
    expect(pending()?.options?.map((option) => option.id)).toEqual(['sz10'])
    fireEvent.click(screen.getByRole('radio', { name: /Retreat to Sea Zone 10/ }))
    press('Retreat to Sea Zone 10')
    expect(answered()).toEqual({ type: 'retreat', to: 'sz10' })
    expect(game().war.units.sz10?.[0]?.count).toBe(2)
    expect(pending()).toBeNull()
  })

  it('each of the three says what it costs, and who could attack next', () => {
    sortie()
    expect(screen.getByRole('radio', { name: /^Press on/ }).textContent).toMatch(/\d+\s% cleared.*Swing/)
    expect(screen.getByRole('radio', { name: /^Break off/ }).textContent).toMatch(
      /If Britain attacks next with its units there: \d+\s% all lost/,
    )
    expect(screen.getByRole('radio', { name: /^Retreat/ }).textContent).toMatch(/swing ±0There are no enemies/)
  })

  it('the other two are as ever', () => {
    sortie()
    fireEvent.click(screen.getByRole('radio', { name: /Break off/ }))
    press('Break off')
    expect(answered()).toEqual({ type: 'press', on: false })
  })

  it('says why there is no way back for a fleet that has not moved', () => {
    const fleets = { germany: { cruiser: 2 }, britain: { cruiser: 2 } }
    open({ ruleset: 'tournament', units: { sz9: fleets }, queue: Array(20).fill(6) })
    ask({ type: 'attack', space: 'sz9' })
    expect(screen.queryByRole('radio', { name: /Retreat/ })).toBeNull()
    expect(screen.getByText(/^No attacking ship moved this turn/)).toBeDefined()
    expect(screen.getByRole('button', { name: /Rule TOU-RET-05/ })).toBeDefined()
  })

  it('with transports alone nobody presses on, and it is said why', () => {
    open({
      ruleset: 'tournament',
      phase: 'move',
      units: { sz10: { germany: { cruiser: 1, transport: 1 } }, sz9: { britain: { battleship: 1 } } },
      queue: [6, 6, 6, 1],
    })
    act1({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: [1] })
    ask({ type: 'end-phase' }, { type: 'attack', space: 'sz9' })
    expect(pending()?.kind).toBe('press')
    expect(screen.getByRole('radio', { name: /^Press on/ }).textContent).toContain(
      'None of the ships left in Sea Zone 9 can fire',
    )
    expect(screen.getByRole('radio', { name: /^Break off/ }).getAttribute('aria-checked')).toBe('true')
    fireEvent.click(screen.getByRole('radio', { name: /^Press on/ }))
    press(/^Press on to round/)
    expect(pending()?.kind).toBe('press')
    fireEvent.click(screen.getByRole('radio', { name: /^Break off/ }))
    press('Break off')
    expect(pending()).toBeNull()
  })

  it('and nothing of it where nobody retreats at all', () => {
    const fleets = { germany: { cruiser: 2 }, britain: { cruiser: 2 } }
    open({ ruleset: 'standard', units: { sz9: fleets }, queue: Array(20).fill(6) })
    ask({ type: 'attack', space: 'sz9' })
    expect(screen.queryByText(/retreat/i)).toBeNull()
  })
})

describe('its key', () => {
  /** From these zones, a cruiser each, with dice that all miss. */
  function fromZones(...zones: string[]) {
    vi.useFakeTimers({ toFake: ['performance'] })
    open({
      ruleset: 'tournament',
      phase: 'move',
      units: {
        sz9: { britain: { cruiser: 2 } },
        ...Object.fromEntries(zones.map((zone) => [zone, { germany: { cruiser: 1 } }])),
      },
      queue: Array(20).fill(6),
    })
    for (const from of zones) act1({ type: 'move', from, path: ['sz9'], units: { cruiser: 1 } })
    render(<Hotkeys />)
    ask({ type: 'end-phase' }, { type: 'attack', space: 'sz9' })
    act(() => void vi.advanceTimersByTime(400))
    return () => vi.useRealTimers()
  }
  const key = (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` })
  const letGo = (key: string) => fireEvent.keyUp(document.body, { key, code: `Key${key.toUpperCase()}` })
  const tap = (letter: string) => {
    key(letter)
    letGo(letter)
  }
  const capOf = (name: RegExp) => screen.getByRole('button', { name }).querySelector('kbd')?.textContent

  it('gives the one retreat there is', () => {
    const done = fromZones('sz10')
    expect(capOf(/^Retreat to Sea Zone 10/)).toBe('E')
    tap('e')
    expect(answered()).toEqual({ type: 'retreat', to: 'sz10' })
    done()
  })

  it('goes through several, each said, and Enter gives the one it has come to', () => {
    const done = fromZones('sz10', 'sz8')
    const zones = pending()?.options?.map((option) => option.id) ?? []
    expect(zones).toHaveLength(2)
    const name = (at: number) => `Retreat to Sea Zone ${zones[at]?.slice(2)}`
    const chosen = (at: number) => screen.getByRole('radio', { name: new RegExp(name(at)) }).getAttribute('aria-checked')
    expect(capOf(new RegExp(name(0)))).toBe('E')
    expect(capOf(new RegExp(name(1)))).toBeUndefined()
    tap('e')
    expect(chosen(0)).toBe('true')
    expect(useAnnouncements.getState().polite).toBe(name(0))
    expect(capOf(new RegExp(name(1)))).toBe('E')
    tap('e')
    expect(chosen(1)).toBe('true')
    tap('e')
    expect(chosen(0)).toBe('true')
    expect(pending()?.kind).toBe('press')
    fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' })
    expect(answered()).toEqual({ type: 'retreat', to: zones[0] })
    done()
  })
})
