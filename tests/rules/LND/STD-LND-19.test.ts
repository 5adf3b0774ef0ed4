import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-LND-19 units of both sides left: contested', () => {
  test('allowed: land that was entered stays contested when both sides survive', () => {
    const g = at({ units: { alsace: { germany: { infantry: 3 } }, lorraine: { france: { infantry: 1 } } }, queue: [6, 6, 6] })
    g.move('alsace', 'lorraine', { infantry: 2 })
    g.endPhase()
    g.attack('lorraine')
    expect(g.control('lorraine')).toBe('contested')
    expect(g.production('france')).toBe(22)
    expect(g.events('control-changed')).toEqual([])
  })

  test('not: it is contested no more when one side is gone', () => {
    const g = at({ units: { alsace: { germany: { infantry: 3 } }, lorraine: { france: { infantry: 1 } } }, queue: [1, 6, 6] })
    g.move('alsace', 'lorraine', { infantry: 2 })
    g.endPhase()
    g.attack('lorraine')
    expect(g.control('lorraine')).toBe('germany')
  })

  test('edge: units of any power count, also of an ally that took no part', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 1 }, france: { infantry: 2 } } },
      queue: [6, 3, 6],
    })
    g.attack('lorraine')
    expect(g.units('lorraine')).toEqual({ 'austria-hungary': { infantry: 1 }, france: { infantry: 2 } })
    expect(g.control('lorraine')).toBe('contested')
  })
})
