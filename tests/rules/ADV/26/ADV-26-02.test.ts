import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { revolution, revolutionDue } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'

const units: PositionSpec['units'] = {
  moscow: { russia: { infantry: 4, artillery: 1 } },
  galicia: { russia: { infantry: 2 }, germany: { infantry: 1 } },
  sz12: { russia: { battleship: 1, submarine: 1, transports: [hold('russia', ['infantry'])] } },
}

describe('ADV-26-02 Russia leaves the board', () => {
  test('allowed: every unit, at home, abroad and at sea', () => {
    const g = revolution({ units })
    for (const space of Object.keys(units)) expect(g.units(space).russia, space).toBeUndefined()
    expect(g.units('galicia').germany).toEqual({ infantry: 1 })
    expect(g.events('units-disbanded').map((e) => [e.power, e.space])).toEqual([
      ['russia', 'galicia'],
      ['russia', 'moscow'],
      ['russia', 'sz12'],
    ])
  })

  test('not: it takes no turn any more', () => {
    const g = revolution().until('austria-hungary', 'income')
    g.endPhase()
    expect(g.turn).toMatchObject({ round: 5, power: 'germany' })
    expect(g.events('turn-skipped')).toEqual([{ type: 'turn-skipped', power: 'russia', rule: 'ADV-26-02' }])
  })

  test('not: no position after it has a Russian unit left', () => {
    const g = advLate({ base: 'opening', revolution: true, units: { romania: { russia: { infantry: 3 } } } })
    for (const space of ['moscow', 'poland', 'sevastopol', 'romania', 'sz12', 'sz21']) expect(g.units(space), space).toEqual({})
    expect([g.control('moscow'), g.control('romania')]).toEqual(['russia', null])
  })

  test('edge: until then they stand', () => {
    expect(revolutionDue({ units }).units('moscow')).toEqual({ russia: { infantry: 4, artillery: 1 } })
  })
})
