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
    expect(question()).toBe('Stay or slip away?')
    expect(pending()?.by).toBe('germany')
    expect(screen.queryByText(/Germany wants/)).toBeNull()
    choose(/^Slip away/)
    press('Slip away')
    expect(answered()).toEqual({ type: 'disengage', on: true })
    expect(pending()?.by).toBe('britain')
    expect(screen.getByText(/Germany wants to slip away/)).toBeDefined()
    press('Fight on')
    expect(answered()).toEqual({ type: 'disengage', on: false })
  })

  it('ends when both want to leave', () => {
    fleets([6, 6, 6, 6])
    for (const _side of ['attacker', 'defender']) {
      choose(/^Slip away/)
      press('Slip away')
    }
    expect(pending()).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Stay or slip away?' })).toBeNull()
  })

  it('goes to the next round when both fight on', () => {
    fleets([6, 6, 6, 6, 6, 6, 6, 6])
    expect(screen.getByText('You want round 2.')).toBeDefined()
    press('Fight on')
    press('Fight on')
    expect(screen.getByText('after round 2')).toBeDefined()
    expect(screen.getByText('You want round 3.')).toBeDefined()
  })
})
