import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
    expect(screen.getByText(/^No attacking ship has moved this turn/)).toBeDefined()
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
