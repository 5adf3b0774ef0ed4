import { describe, expect, test } from 'vitest'
import { at, type Game } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const coast = () =>
  at({
    power: 'britain',
    units: {
      picardy: { britain: { infantry: 3 }, germany: { infantry: 2 } },
      sz9: { britain: { transport: 1 } },
    },
  })
const load = (g: Game) => g.do({ type: 'load', from: 'picardy', transport: g.transport('sz9'), units: { infantry: 2 } })
const land = (g: Game, to: string) => landing(g, 'sz9', to, { infantry: 2 })

describe('STD-MOV-07 leaving contested land by sea', () => {
  test('allowed: home, or staying at sea', () => {
    const home = coast()
    load(home)
    home.do(land(home, 'yorkshire'))
    expect(home.units('yorkshire')).toEqual({ britain: { infantry: 2 } })
    const sea = coast()
    load(sea)
    sea.endPhase()
    expect(sea.units('sz9')).toEqual({ britain: { transport: 1, infantry: 2 } })
  })

  test('refused: a landing where the power neither stood nor held control', () => {
    const g = coast()
    load(g)
    g.refuse(land(g, 'belgium'), 'STD-MOV-07')
  })

  test('edge: on a later turn the cargo is free', () => {
    const g = coast()
    load(g)
    g.until('ottoman', 'purchase').until('britain', 'move')
    g.do(land(g, 'belgium'))
    expect(g.units('belgium')).toEqual({ britain: { infantry: 2 } })
  })

  test('edge: free cargo aboard the same ship lands where it likes', () => {
    const g = at({
      power: 'britain',
      units: {
        picardy: { britain: { infantry: 3 }, germany: { infantry: 2 } },
        sz9: { britain: { transports: [hold('britain', ['artillery'])] } },
        belgium: { britain: { infantry: 1 } },
      },
    })
    g.do({ type: 'load', from: 'picardy', transport: g.transport('sz9'), units: { infantry: 1 } })
    g.do(landing(g, 'sz9', 'belgium', { artillery: 1 }))
    expect(g.units('belgium')).toEqual({ britain: { infantry: 1, artillery: 1 } })
  })

  test('refused: free cargo that is declared already does not make room for the bound', () => {
    const g = at({
      power: 'britain',
      units: {
        picardy: { britain: { infantry: 3 }, germany: { infantry: 2 } },
        sz9: {
          britain: { cruiser: 1, transports: [hold('britain', ['infantry'])] },
          germany: { submarine: 1 },
        },
      },
    })
    const transport = g.transport('sz9')
    const declare = { type: 'offload', transport, to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true } as const
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } })
    g.do(declare)
    g.refuse(declare, 'STD-MOV-07')
  })
})
