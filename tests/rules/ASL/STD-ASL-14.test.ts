import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const reinforced = (queue: number[], sz9: object = {}) => {
  const g = at({
    power: 'britain',
    units: {
      sz9: { britain: { battleship: 1, transports: [{ cargo: [infantry, infantry] }] }, ...sz9 },
      belgium: { britain: { infantry: 1 }, germany: { infantry: 1, artillery: 1 } },
    },
    queue,
  })
  const landing = { type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 } } as const
  g.do(Object.keys(sz9).length > 0 ? { ...landing, afterSeaCombat: true } : landing)
  g.endPhase()
  return g
}

describe('STD-ASL-14 a reinforcement', () => {
  test('allowed: the battle is optional', () => {
    const g = reinforced([])
    expect(g.battles).toEqual([{ space: 'belgium', kind: 'land', required: false, resolved: false }])
    g.endPhase()
    expect(g.units('belgium').britain).toEqual({ infantry: 3 })
    expect(g.control('belgium')).toBe('contested')
  })

  test('not: neither a strike nor a bombardment when it is fought', () => {
    const g = reinforced([6, 6, 6, 6, 6])
    g.attack('belgium')
    expect(g.events('fired').map((e) => e.step)).toEqual(['attack', 'defence'])
    expect(g.events('battle-opened')).toMatchObject([{ assault: false, bombarding: [] }])
    expect(g.events('fired')[0]?.groups.map((x) => [x.type, x.count])).toEqual([['infantry', 3]])
    g.exhausted()
  })

  test('edge: after a sea battle the units land, and the attack is still a choice', () => {
    const g = reinforced([1, 6, 6, 6, 6, 6], { germany: { transport: 1 } })
    g.attack('sz9')
    expect(g.units('belgium').britain).toEqual({ infantry: 3 })
    expect(g.battles).toEqual([{ space: 'belgium', kind: 'land', required: false, resolved: false }])
    g.attack('belgium')
    expect(g.events('fired').map((e) => e.step)).toEqual(['attack', 'defence'])
    g.exhausted()
  })

  test('not: a landing elsewhere says nothing of a battle without one', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { transports: [{ cargo: [infantry, infantry] }] } },
        belgium: { britain: { infantry: 1 }, germany: { infantry: 1 } },
        lorraine: { britain: { infantry: 1 }, germany: { infantry: 1 } },
      },
      queue: [6, 6, 6, 6],
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 } })
    g.endPhase()
    const skipped = () => g.events('step-skipped').filter((e) => e.rule === 'STD-ASL-14')
    g.attack('lorraine')
    expect(skipped()).toEqual([])
    g.attack('belgium')
    expect(skipped().map((e) => [e.space, e.step])).toEqual([
      ['belgium', 'strike'],
      ['belgium', 'bombardment'],
    ])
  })

  test('not: an assault that is ashore elsewhere makes no assault of it', () => {
    const g = at({
      power: 'britain',
      control: { ireland: 'germany' },
      units: {
        sz8: { britain: { transports: [{ cargo: [infantry] }] } },
        sz9: { britain: { battleship: 1, transports: [{ cargo: [infantry] }] }, germany: { transport: 1 } },
        belgium: { britain: { infantry: 1 }, germany: { infantry: 1, artillery: 1 } },
        ireland: { germany: { infantry: 1 } },
      },
      queue: [1],
    })
    g.do({ type: 'offload', transport: g.transport('sz8'), to: 'ireland', units: { infantry: 1 } })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    expect(g.units('belgium').britain).toEqual({ infantry: 2 })
    expect(g.battles).toEqual([
      { space: 'belgium', kind: 'land', required: false, resolved: false },
      { space: 'ireland', kind: 'land', required: true, resolved: false },
    ])
    g.exhausted()
  })
})
