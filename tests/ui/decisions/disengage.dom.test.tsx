import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanced, answered, ask, choose, pending, press, question } from './card.tsx'

const fleets = (queue: number[]) => {
  advanced({ units: { sz9: { germany: { cruiser: 1, battleship: 1 }, britain: { cruiser: 1, battleship: 1 } } }, queue })
  ask({ type: 'attack', space: 'sz9' })
}

describe('after a round at sea', () => {
  it('asks both sides, and tells the defender what the attacker wants', () => {
    fleets([6, 6, 6, 6])
    expect(question()).toBe('Stay or disengage?')
    expect(pending()?.by).toBe('germany')
    expect(screen.queryByText(/Germany wants/)).toBeNull()
    choose(/^Disengage/)
    press('Disengage')
    expect(answered()).toEqual({ type: 'disengage', on: true })
    expect(pending()?.by).toBe('britain')
    expect(screen.getByText(/Germany wants to disengage/)).toBeDefined()
    press('Fight on')
    expect(answered()).toEqual({ type: 'disengage', on: false })
  })

  it('ends when both want to leave', () => {
    fleets([6, 6, 6, 6])
    for (const _side of ['attacker', 'defender']) {
      choose(/^Disengage/)
      press('Disengage')
    }
    expect(pending()).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Stay or disengage?' })).toBeNull()
  })

  it('goes to the next round when both fight on', () => {
    fleets([6, 6, 6, 6, 6, 6, 6, 6])
    expect(screen.getByText('You want round 2.')).toBeDefined()
    press('Fight on')
    press('Fight on')
    expect(screen.getByText('after round 2')).toBeDefined()
    expect(screen.getByText('You want round 3.')).toBeDefined()
  })

  it('says whom the dice would favour', () => {
    advanced({ units: { sz9: { germany: { cruiser: 2 }, britain: { cruiser: 1, battleship: 1 } } }, queue: [6, 6, 6, 6] })
    ask({ type: 'attack', space: 'sz9' })
    expect(screen.getAllByText('If the dice decide, you add 1.')).toHaveLength(2)
    press('Fight on')
    expect(screen.getAllByText('If the dice decide, they add 1.')).toHaveLength(2)
  })

  it('and that it is nobody with as many cruisers', () => {
    fleets([6, 6, 6, 6])
    expect(screen.getAllByText('If the dice decide, neither side has an edge.')).toHaveLength(2)
  })

  it('gives submarines alone their edge only where they leave', () => {
    const up = { type: 'submerge', count: 0 } as const
    advanced({ units: { sz9: { germany: { cruiser: 2 }, britain: { submarine: 2 } } }, queue: Array(8).fill(6) })
    ask({ type: 'attack', space: 'sz9' }, up, up, { type: 'disengage', on: false })
    expect(screen.getByRole('radio', { name: /^Disengage/ }).textContent).toContain('you add 1')
    expect(screen.getByRole('radio', { name: /^Fight on/ }).textContent).toContain('neither side has an edge')
  })
})
