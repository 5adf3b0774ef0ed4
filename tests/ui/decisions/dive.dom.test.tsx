import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanced, answered, ask, choose, game, pending, press, question } from './card.tsx'

const hunt = (queue: number[]) => {
  advanced({ units: { sz9: { germany: { cruiser: 1, destroyer: 2 }, britain: { submarine: 3 } } }, queue })
  ask({ type: 'attack', space: 'sz9' })
}

describe('submarines that stand alone', () => {
  it('may all dive for safety', () => {
    hunt([2, 6, 2])
    expect(question()).toBe('Dive for safety?')
    expect(screen.getByText(/destroyers hit on 2 or less, others on/)).toBeDefined()
    expect(screen.getByRole('button', { name: /Rule ADV-06-12/ })).toBeDefined()
    press('All dive')
    expect(answered()).toEqual({ type: 'submerge', count: 3 })
    expect(pending()).toBeNull()
    expect(game().war.units.sz9?.find((stack) => stack.power === 'britain')?.count).toBe(2)
  })

  it('or all fight', () => {
    hunt([])
    choose(/^Fight/)
    press('Stay up and fight')
    expect(answered()).toEqual({ type: 'submerge', count: 0 })
    expect(pending()?.topic).toBe('submerge')
  })
})
