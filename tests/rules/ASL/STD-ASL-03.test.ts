import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const joint = (queue: number[]) => {
  const g = at({
    power: 'britain',
    units: {
      sz9: { britain: { transports: [{ cargo: [infantry] }] } },
      picardy: { britain: { infantry: 3, fighter: 1 } },
      belgium: { germany: { infantry: 1, artillery: 3 } },
    },
    queue,
  })
  g.move('picardy', 'belgium', { infantry: 2, fighter: 1 })
  g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
  g.endPhase()
  return g
}

describe('STD-ASL-03 who is safe from the strike', () => {
  test('allowed: those that came overland or by air lose nothing, whatever the dice show', () => {
    // Three hits of the strike, one of them on the only seaborne unit; then the battle.
    const g = joint([1, 1, 1, 6, 6, 6, 6, 6, 6, 6])
    g.attack('belgium')
    expect(g.events('units-lost')).toMatchObject([{ step: 'strike', power: 'britain', units: { infantry: 1 } }])
    expect(g.units('belgium').britain).toEqual({ infantry: 2, fighter: 1 })
    g.exhausted()
  })

  test('refused: nor are they counted among its targets', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { transports: [{ cargo: [infantry, { power: 'britain', type: 'tank' }] }] } },
        picardy: { britain: { infantry: 3, artillery: 1 } },
        belgium: { germany: { infantry: 1, artillery: 1 } },
      },
      queue: [1],
    })
    g.move('picardy', 'belgium', { infantry: 2, artillery: 1 })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1, tank: 1 }))
    g.endPhase()
    g.attack('belgium')
    expect(g.decision).toMatchObject({ kind: 'casualties', by: 'britain', count: 1, pool: { britain: { infantry: 1, tank: 1 } } })
    g.refuse({ type: 'casualties', lose: { britain: { artillery: 1 } } }, 'STD-ASL-03')
    g.refuse({ type: 'casualties', lose: { britain: { infantry: 2 } } }, 'STD-ASL-03')
    g.refuse({ type: 'casualties', lose: { britain: { artillery: 2 } } }, 'CONTRACT')
    g.refuse({ type: 'casualties', lose: { germany: { artillery: 1 } } }, 'CONTRACT')
    g.answer({ type: 'casualties', lose: { britain: { tank: 1 } } })
    expect(g.past('units-lost')[0]).toMatchObject({ step: 'strike', units: { tank: 1 } })
  })

  test('edge: an attack by land alone knows no strike', () => {
    const units = { picardy: { britain: { infantry: 2 } }, belgium: { germany: { infantry: 1, artillery: 1 } } }
    const g = at({ power: 'britain', units, queue: [6, 6, 6] })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    g.attack('belgium')
    expect(g.events('fired').map((e) => e.step)).toEqual(['attack', 'defence'])
    g.exhausted()
  })

  test('holds: a battle is told with those from the sea apart from the others', () => {
    const g = joint([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
    g.attack('belgium')
    const force = { power: 'britain', damaged: 0 }
    const told = g.events('battle-opened')[0]?.attackers ?? []
    expect(told).toHaveLength(3)
    for (const line of [
      { ...force, type: 'infantry', count: 2 },
      { ...force, type: 'infantry', count: 1, seaborne: true },
      { ...force, type: 'fighter', count: 1 },
    ])
      expect(told).toContainEqual(line)
  })
})
