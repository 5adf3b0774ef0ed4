import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const fleet = {
  sz10: {
    britain: { battleship: 1, transports: [{ cargo: [infantry(), infantry()] }] },
    germany: { cruiser: 1 },
  },
}
function infantry() {
  return { power: 'britain', type: 'infantry' } as const
}
const declared = (queue: number[], more: NonNullable<Parameters<typeof at>[0]>['units'] = {}) => {
  const g = at({ power: 'britain', queue, units: { ...fleet, ...more } })
  g.do({ type: 'offload', transport: g.transport('sz10'), to: 'holland', units: { infantry: 2 }, afterSeaCombat: true })
  return g
}

describe('STD-POL-08 a minor entered by a landing after a sea battle', () => {
  test('allowed: it mobilises just before the units come ashore', () => {
    const g = declared([1, 6, 6, 6, 6, 6, 6, 6, 6])
    g.endPhase()
    expect(g.situation.mobilized).toEqual([])
    g.attack('sz10')
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'austria-hungary', space: 'holland', rule: 'STD-POL-14' })
    g.choose('germany')
    expect(g.units('holland')).toEqual({ britain: { infantry: 2 }, germany: { infantry: 3, artillery: 1 } })
    expect(g.events().map((e) => e.type)).toEqual(expect.arrayContaining(['minor-mobilized', 'units-landed', 'fired']))
    const order = g.events().map((e) => e.type)
    expect(order.indexOf('minor-mobilized')).toBeLessThan(order.indexOf('units-landed'))
    expect(g.control('holland')).toBe('contested')
    g.exhausted()
  })

  test('not: when the landing fails', () => {
    const g = declared([6, 6])
    g.endPhase()
    g.attack('sz10')
    g.answer({ type: 'press', on: false })
    g.endPhase()
    expect(g.situation.mobilized).toEqual([])
    expect(g.control('holland')).toBeNull()
    expect(g.units('sz10').britain).toMatchObject({ infantry: 2 })
  })

  test('edge: units that enter overland mobilise it as Movement ends', () => {
    const g = declared([], { belgium: { britain: { infantry: 1 } } })
    g.move('belgium', 'holland', { infantry: 1 })
    g.endPhase()
    expect(g.decision).toMatchObject({ kind: 'choice', space: 'holland' })
    expect(g.turn.phase).toBe('move')
    g.choose('ottoman')
    expect(g.units('holland')).toEqual({ britain: { infantry: 1 }, ottoman: { infantry: 3, artillery: 1 } })
    expect(g.turn.phase).toBe('combat')
  })
})
