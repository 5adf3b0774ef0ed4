import { describe, expect, test } from 'vitest'
import board from '../../../data/board.json'
import { at } from '../../support/game.ts'

const CENTRAL = ['germany', 'austria-hungary', 'ottoman']
const spaces = board.spaces as { id: string; kind: string; original?: string; navalBases?: string[]; adjacent: string[] }[]
const fields = spaces.flatMap((s) => (s.navalBases ?? []).map((zone) => ({ zone, territory: s.id, owner: s.original ?? '' })))

describe('STD-MIN-01 every zone with a naval base is mined', () => {
  test.each(fields)('allowed: $zone is mined from $territory', ({ zone, territory, owner }) => {
    const power = CENTRAL.includes(owner) ? 'britain' : 'germany'
    const from = spaces.find((s) => s.kind === 'sea' && s.adjacent.includes(zone))?.id as string
    const g = at({ power, usaAtWar: true, units: { [from]: { [power]: { cruiser: 1 } } }, queue: [1] })
    g.move(from, zone, { cruiser: 1 })
    g.endPhase()
    expect(g.events('mine-rolled')).toMatchObject([{ zone, at: zone, owner: power, by: owner, result: 'sunk' }])
    expect(g.control(territory)).toBe(owner)
    expect(g.units(zone)).toEqual({})
    g.exhausted()
  })

  test('not: no die is thrown in a zone without a base', () => {
    const g = at({ power: 'germany', units: { sz10: { germany: { cruiser: 1 } } }, queue: [1] })
    g.move('sz10', ['sz5', 'sz4', 'sz3'], { cruiser: 1 })
    g.endPhase()
    expect(g.events('mine-rolled')).toEqual([])
    expect(g.units('sz3')).toEqual({ germany: { cruiser: 1 } })
    expect(g.diceLeft).toBe(1)
  })

  test('edge: karelia mines both its zones', () => {
    expect(fields.filter((f) => f.territory === 'karelia').map((f) => f.zone)).toEqual(['sz6', 'sz12'])
    expect(fields).toHaveLength(13)
  })
})
