import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'germany', type: 'infantry' } as const

describe('STD-MIN-13 a field is judged when the dice are thrown', () => {
  test('allowed: the mines of a base that was entered empty this turn still work', () => {
    const g = at({ units: { yorkshire: { germany: { infantry: 2 } }, sz3: { germany: { cruiser: 1 } } }, queue: [1] })
    g.move('yorkshire', 'wales', { infantry: 1 })
    g.move('sz3', 'sz8', { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz8')).toEqual({})
    expect(g.control('wales')).toBe('germany')
    expect(g.events('mine-rolled')).toMatchObject([{ zone: 'sz8', by: 'britain', result: 'sunk' }])
    g.exhausted()
  })

  test('allowed: so do those of an occupied one, now contested', () => {
    const units = {
      yorkshire: { germany: { infantry: 2 } },
      wales: { britain: { infantry: 1 } },
      sz3: { germany: { transports: [{ cargo: [infantry] }] } },
    }
    const g = at({ units, queue: [1] })
    g.move('yorkshire', 'wales', { infantry: 1 })
    expect(g.control('wales')).toBe('contested')
    g.do({ type: 'move', from: 'sz3', path: ['sz8'], transports: [g.transport('sz3')] })
    g.endPhase()
    expect(g.units('sz8')).toEqual({})
    g.exhausted()
  })

  test('not: the turn after its capture it harms nobody', () => {
    const g = at({ units: { yorkshire: { germany: { infantry: 2 } }, sz3: { germany: { cruiser: 1 } } }, queue: [1] })
    g.move('yorkshire', 'wales', { infantry: 1 })
    g.until('france', 'purchase').until('germany', 'move')
    g.move('sz3', 'sz8', { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz8')).toEqual({ germany: { cruiser: 1 } })
    expect(g.diceLeft).toBe(1)
  })

  test('edge: contested land that its defenders leave this turn is still contested when the dice are thrown', () => {
    const units = { wales: { britain: { infantry: 1 }, germany: { infantry: 1 } }, sz3: { germany: { cruiser: 1 } } }
    const g = at({ units, control: { yorkshire: 'germany' }, queue: [1] })
    g.move('sz3', 'sz8', { cruiser: 1 })
    g.move('wales', 'yorkshire', { infantry: 1 })
    g.endPhase()
    expect(g.events('mine-rolled')).toMatchObject([{ zone: 'sz8', result: 'sunk' }])
    expect(g.control('wales')).toBe('britain')
  })
})
