import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { fleetOf } from '../../../support/scenes/told.ts'

describe('ADV-19-01 the fleets of the opening', () => {
  test('allowed: every power begins with ships of the new list, 69 in all', () => {
    const g = advOpening()
    const ships = engine.POWERS.flatMap((power) => Object.values(fleetOf(g, power)).flatMap((counts) => Object.values(counts)))
    expect(ships.reduce((sum, n) => sum + n, 0)).toBe(69)
    for (const power of engine.POWERS) expect(Object.keys(fleetOf(g, power)).length, power).toBeGreaterThan(0)
  })

  test('not: no ships anywhere else, wherever the printed list has some', () => {
    const printed = at({ base: 'opening', round: 1 })
    const zones = (g: typeof printed) => Object.keys(g.state.war.units).filter((id) => id.startsWith('sz'))
    const listed = [1, 2, 7, 9, 10, 12, 13, 15, 16, 17, 18, 19, 20, 21, 29].map((n) => `sz${n}`)
    expect(zones(advOpening()).sort()).toEqual(listed.sort())
    for (const id of zones(printed).filter((zone) => !listed.includes(zone))) expect(advOpening().units(id), id).toEqual({})
  })
})
