import { describe, expect, test } from 'vitest'
import { engine, opening } from '../../../support/game.ts'
import { tou, touOpening } from '../../../support/scenes/start.ts'

const EMPTIED = {
  rhodesia: 'britain',
  'british-east-africa': 'britain',
  'french-west-africa': 'france',
  togoland: 'germany',
  kamerun: 'germany',
  somaliland: 'italy',
} as const

describe('TOU-SET-05 empty land stays owned', () => {
  test('allowed: owners, incomes and treasuries are those of the standard game', () => {
    const [here, there] = [touOpening(), opening()]
    for (const [space, owner] of Object.entries(EMPTIED)) expect(here.control(space), space).toBe(owner)
    for (const power of engine.POWERS) {
      expect(here.treasury(power), power).toBe(there.treasury(power))
      expect(here.production(power), power).toBe(there.production(power))
    }
  })

  test('edge: whoever walks in takes it only as combat opens, so it pays its owner until then', () => {
    const g = tou({ base: 'opening', power: 'britain', units: { 'gold-coast': { britain: { infantry: 1 } } } })
    const before = g.production('germany')
    g.move('gold-coast', 'togoland', { infantry: 1 })
    expect(g.control('togoland')).toBe('germany')
    expect(g.production('germany')).toBe(before)
    g.endPhase()
    expect(g.control('togoland')).toBe('britain')
    expect(g.production('germany')).toBe(before - 1)
  })
})
