import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const landed = (belgium: object, queue: number[] = []) => {
  const g = at({
    power: 'britain',
    control: Object.keys(belgium).length > 0 ? {} : { belgium: 'germany' },
    units: { sz9: { britain: { transports: [{ cargo: [infantry, infantry] }] } }, belgium },
    queue,
  })
  g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
  g.endPhase()
  return g
}

describe('STD-ASL-01 an assault must be fought out', () => {
  test('allowed: the battle is listed as required, and fought', () => {
    const g = landed({ germany: { infantry: 1 } }, [6, 6, 6])
    expect(g.battles).toEqual([{ space: 'belgium', kind: 'land', required: true, resolved: false }])
    g.attack('belgium')
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
    g.exhausted()
  })

  test('refused: Conduct Combat does not end before', () => {
    expect(landed({ germany: { infantry: 1 } }).refuse({ type: 'end-phase' }, 'STD-CBT-02').space).toBe('belgium')
  })

  test('edge: on empty land there is nobody to fight', () => {
    const g = landed({})
    expect(g.battles).toEqual([])
    g.endPhase()
    expect(g.control('belgium')).toBe('britain')
  })

  test('edge: after a sea battle it follows in the same action', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { cruiser: 2, transports: [{ cargo: [infantry] }] }, germany: { cruiser: 1 } },
        belgium: { germany: { infantry: 1 } },
      },
      queue: [1, 6, 6, 6, 6],
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    expect(g.events('battle-ended').map((e) => e.space)).toEqual(['sz9', 'belgium'])
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'belgium' }, 'STD-CBT-05')
    g.exhausted()
  })

  test('not: a battle overland is no assault, whatever landed elsewhere this turn', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { transports: [{ cargo: [infantry] }] } },
        belgium: { germany: { infantry: 1 } },
        burgundy: { britain: { infantry: 1 } },
        lorraine: { germany: { infantry: 1 } },
      },
      queue: Array(4).fill(6),
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    g.move('burgundy', 'lorraine', { infantry: 1 })
    g.endPhase()
    for (const space of ['lorraine', 'belgium']) g.attack(space)
    expect(g.past('battle-opened').map((e) => [e.space, e.assault])).toEqual([
      ['lorraine', false],
      ['belgium', true],
    ])
  })
})
