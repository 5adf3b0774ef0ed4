import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bearers } from '../../../support/scenes/told.ts'

const army = { infantry: 2, artillery: 2, 'poison-gas': 1 }

describe('ADV-03-03 one gas marker to a gun', () => {
  test('allowed: it moves with its gun', () => {
    const g = adv({ units: { berlin: { germany: army }, hanover: { germany: { infantry: 1 } } } })
    g.move('berlin', 'hanover', { artillery: 1 })
    expect([bearers(g, 'berlin'), bearers(g, 'hanover')]).toEqual([0, 1])
  })

  test('allowed: it takes no room aboard, and comes ashore with its gun', () => {
    const g = adv({ power: 'britain', units: { london: { britain: army }, sz9: { britain: { transport: 1 } } } })
    const ship = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport: ship, units: { artillery: 2, 'poison-gas': 1 } })
    expect(bearers(g, 'london', 'britain')).toBe(0)
    expect(g.stacks('sz9')[0]?.cargo).toContainEqual({ power: 'britain', type: 'artillery', gas: true })
    g.do({ type: 'offload', transport: ship, to: 'yorkshire', units: { artillery: 2, 'poison-gas': 1 } })
    expect(bearers(g, 'yorkshire', 'britain')).toBe(1)
  })

  test('allowed: a position may say that guns aboard have one', () => {
    const guns = [{ power: 'britain', type: 'artillery' } as const, { power: 'britain', type: 'artillery' } as const]
    const spec = (n: number): Parameters<typeof engine.positionFrom>[0] => ({
      ruleset: 'advanced',
      base: 'empty',
      markers: { gas: { sz9: { britain: n } } },
      units: { sz9: { britain: { transports: [{ cargo: [...guns] }] } } },
    })
    const state = engine.positionFrom(spec(1))
    expect(engine.unitsIn(state, 'sz9')[0]?.cargo).toEqual([{ ...guns[0], gas: true }, guns[1]])
    expect(() => engine.positionFrom(spec(3))).toThrow(engine.ContractError)
  })

  test('allowed: it is lost when its gun becomes infantry', () => {
    const g = adv({ phase: 'purchase', treasury: { germany: 9 } })
    g.do({ type: 'purchase', units: { artillery: 1, 'poison-gas': 1 } })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { artillery: 1, 'poison-gas': 1 }, to: 'berlin' })
    expect(g.units('berlin')).toEqual({ germany: { infantry: 1 } })
    expect(bearers(g, 'berlin')).toBe(0)
  })

  test('refused: a second marker under a gun', () => {
    const spec = { ruleset: 'advanced', base: 'empty', units: { berlin: { germany: { ...army, 'poison-gas': 3 } } } } as const
    expect(() => engine.positionFrom(spec)).toThrow(engine.ContractError)
    adv({ units: { berlin: { germany: army } } }).refuse(
      move('berlin', 'hanover', { artillery: 1, 'poison-gas': 2 }),
      'ADV-03-03',
    )
  })

  test('refused: a new gun cannot leave its marker to an old one', () => {
    const g = adv({ phase: 'purchase', treasury: { germany: 9 }, units: { berlin: { germany: { infantry: 1, artillery: 1 } } } })
    g.do({ type: 'purchase', units: { artillery: 1, 'poison-gas': 1 } })
    g.until('germany', 'mobilize')
    g.refuse({ type: 'mobilize', units: { artillery: 1, 'poison-gas': 0 }, to: 'berlin' }, 'ADV-03-03')
    g.refuse({ type: 'mobilize', units: { 'poison-gas': 1 }, to: 'berlin' }, 'ADV-03-03')
  })

  test('refused: a marker goes aboard no ship without its gun', () => {
    const g = adv({
      power: 'britain',
      units: {
        london: { britain: { infantry: 1, artillery: 1, 'poison-gas': 1 } },
        sz9: { britain: { transport: 1 } },
      },
    })
    const load = { type: 'load', from: 'london', transport: g.transport('sz9') } as const
    g.refuse({ ...load, units: { infantry: 1, 'poison-gas': 1 } }, 'ADV-03-03')
    g.do({ ...load, units: { artillery: 1, 'poison-gas': 1 } })
  })
})
