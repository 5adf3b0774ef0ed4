import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { afterwards, russianEvening } from '../../support/scenes/revolution.ts'

const fleet = { sz20: { germany: { cruiser: 1 } } }

describe('STD-REV-19 the Russian treasury goes and its mines are dead', () => {
  test('allowed: the treasury is removed, the last income with it', () => {
    const g = russianEvening({ treasury: { russia: 7 } })
    g.endPhase()
    expect(g.treasury('russia')).toBe(0)
    expect(g.events('treasury-removed')).toEqual([
      { type: 'treasury-removed', power: 'russia', amount: 7 + 15, rule: 'STD-REV-19' },
    ])
  })

  test('allowed: ships pass Sevastopol without a die', () => {
    const g = afterwards({ units: fleet, queue: [1] })
    g.do({ type: 'move', from: 'sz20', path: ['sz21'], units: { cruiser: 1 } })
    g.endPhase()
    expect(g.diceLeft).toBe(1)
    expect(g.units('sz21')).toEqual({ germany: { cruiser: 1 } })
  })

  test('edge: before the revolution the mines work, and others’ mines go on working', () => {
    const g = at({ round: 5, units: fleet, queue: [1] })
    g.do({ type: 'move', from: 'sz20', path: ['sz21'], units: { cruiser: 1 } })
    g.endPhase()
    expect(g.units('sz21')).toEqual({})
    const italy = afterwards({ units: { sz16: { germany: { cruiser: 1 } } }, queue: [1] })
    italy.do({ type: 'move', from: 'sz16', path: ['sz17'], units: { cruiser: 1 } })
    italy.endPhase()
    expect(italy.units('sz17')).toEqual({})
  })
})
