import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanced, answered, ask, choose, count, game, pending, press, question } from './card.tsx'

describe('which fighters fly home damaged', () => {
  const dogfight = (queue: number[]) =>
    advanced({
      units: {
        lorraine: {
          germany: { infantry: 3, fighter: 2 },
          france: { infantry: 2, fighter: 2 },
          britain: { infantry: 1, fighter: 1 },
        },
      },
      queue,
    })

  it('is chosen like a loss, though nobody is lost', () => {
    dogfight([2, 6, 6, 6, 6, ...Array(20).fill(6)])
    ask({ type: 'attack', space: 'lorraine' })
    expect(pending()?.topic).toBe('air-damage')
    expect(screen.getByRole('region', { name: 'France: 1 fighter flies home damaged' })).toBeDefined()
    expect([count('fighters, France'), count('fighters, Britain')]).toEqual(['1', '0'])
    press('One more: fighters, Britain')
    expect([count('fighters, France'), count('fighters, Britain')]).toEqual(['0', '1'])
    press('France: they fly home')
    expect(answered()).toEqual({ type: 'casualties', lose: {}, hit: { britain: { fighter: 1 } } })
    expect(
      game().war.units.lorraine?.some((stack) => stack.power === 'britain' && stack.type === 'fighter' && stack.damaged),
    ).toBe(true)
  })

  it('waits until the number is named', () => {
    dogfight([2, 6, 6, 6, 6])
    ask({ type: 'attack', space: 'lorraine' })
    press('One less: fighters, France')
    expect(screen.getByText('Choose one more.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'France: they fly home' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('where fighters fly that are caught alone', () => {
  it('is one of the friendly lands next door', () => {
    advanced({
      phase: 'move',
      round: 5,
      options: { 'pt-2': true },
      base: 'opening',
      units: { lorraine: { france: { fighter: 1 } }, alsace: { germany: { infantry: 3 } } },
    })
    ask({ type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 2 } }, { type: 'end-phase' })
    expect(pending()?.topic).toBe('fighter-retreat')
    expect(question()).toBe('Where do the fighters of Lorraine fly?')
    choose(/Picardy/)
    press('Fly to Picardy')
    expect(answered()).toEqual({ type: 'choose', option: 'picardy' })
    expect(game().war.units.picardy?.some((stack) => stack.power === 'france' && stack.type === 'fighter')).toBe(true)
  })
})
