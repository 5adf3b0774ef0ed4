import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanced, answered, ask, choose, game, pending, press, question } from './card.tsx'

describe('which unit becomes infantry when machine guns have stopped an attack', () => {
  it('is one of those that are left', () => {
    advanced({
      units: { lorraine: { germany: { infantry: 2, artillery: 2, tank: 1 }, france: { infantry: 2, 'machine-gun': 3 } } },
      queue: [1, 2, 3],
    })
    ask({ type: 'attack', space: 'lorraine' })
    expect(pending()?.topic).toBe('swap')
    expect(question()).toBe('Which unit becomes infantry?')
    expect(screen.getByRole('radio', { checked: true }).textContent).toContain('One of 2 in Lorraine')
    choose(/^Tank/)
    press('The tank becomes infantry')
    expect(answered()).toEqual({ type: 'choose', option: 'tank' })
    expect(
      game()
        .war.units.lorraine?.filter((stack) => stack.power === 'germany')
        .map((stack) => stack.type),
    ).toEqual(['infantry', 'artillery'])
    expect(pending()).toBeNull()
  })
})

describe('submarines that may give up their first shot', () => {
  it('are told what can still hit them', () => {
    advanced({ units: { sz9: { germany: { submarine: 2 }, britain: { cruiser: 1 } } }, queue: [6] })
    ask({ type: 'attack', space: 'sz9' })
    expect(question()).toBe('Submerge?')
    expect(screen.getByText(/gives no first shot/)).toBeDefined()
    press('One more: submarines')
    press('1 submarine submerges')
    expect(answered()).toEqual({ type: 'submerge', count: 1 })
  })

  it('are told the ordinary way when a destroyer denies it to them', () => {
    advanced({ units: { sz9: { germany: { submarine: 2 }, britain: { destroyer: 1 } } } })
    ask({ type: 'attack', space: 'sz9' })
    expect(screen.queryByText(/gives no first shot/)).toBeNull()
    expect(screen.getByText(/this round can still hit it/)).toBeDefined()
  })
})
