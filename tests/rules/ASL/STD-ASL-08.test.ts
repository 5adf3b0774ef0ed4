import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const loaded = { transports: [{ cargo: [infantry, infantry] }] }
const belgium = { germany: { infantry: 3 } }

describe('STD-ASL-08 offshore bombardment', () => {
  test('allowed: battleships off the coast add dice at 4 to the fire', () => {
    const g = at({
      power: 'britain',
      units: { sz9: { britain: { battleship: 2, ...loaded } }, belgium },
      queue: [4, 5, 6, 6, 6, 6, 6],
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 } })
    g.endPhase()
    g.attack('belgium')
    expect(g.events('battle-opened')).toMatchObject([{ bombarding: [{ zone: 'sz9', count: 2 }] }])
    expect(g.events('fired')[0]?.groups[0]).toMatchObject({ type: 'battleship', count: 2, needs: 4, dice: [4, 5], hits: 1 })
    expect(g.units('belgium').germany).toEqual({ infantry: 2 })
    g.exhausted()
  })

  test('allowed: also past submarines that were ignored, which is no battle', () => {
    const sz9 = { britain: { battleship: 1, ...loaded }, germany: { submarine: 2 } }
    const g = at({ power: 'britain', units: { sz9, belgium }, queue: [4, 6, 6, 6, 6, 6] })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 } })
    g.endPhase()
    g.attack('belgium')
    expect(g.events('fired')[0]?.groups[0]).toMatchObject({ type: 'battleship', hits: 1 })
    g.exhausted()
  })

  test('not: after a sea battle in that zone', () => {
    const sz9 = { britain: { battleship: 1, ...loaded }, germany: { transport: 1 } }
    const g = at({ power: 'britain', units: { sz9, belgium }, queue: [4, 6, 6, 6, 6, 6] })
    const landing = { type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 } } as const
    g.do({ ...landing, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    expect(g.events('battle-opened').map((e) => [e.space, e.bombarding])).toEqual([
      ['sz9', []],
      ['belgium', []],
    ])
    expect(g.events('step-skipped')).toContainEqual({
      type: 'step-skipped',
      space: 'belgium',
      step: 'bombardment',
      rule: 'STD-ASL-08',
    })
    g.exhausted()
  })

  test('not: from a zone that nobody landed from', () => {
    const g = at({
      power: 'britain',
      units: { sz8: { britain: { battleship: 2 } }, sz9: { britain: loaded }, picardy: belgium },
      queue: [6, 6, 6, 6, 6],
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'picardy', units: { infantry: 2 } })
    g.endPhase()
    g.attack('picardy')
    expect(g.events('battle-opened')).toMatchObject([{ bombarding: [] }])
    g.exhausted()
  })

  test('edge: a battle in one zone does not silence the ships in another', () => {
    const g = at({
      power: 'britain',
      units: {
        sz8: { britain: { battleship: 1, ...loaded } },
        sz9: { britain: { battleship: 1, ...loaded }, germany: { transport: 1 } },
        picardy: belgium,
      },
      queue: [4, 4, 6, 6, 6, 6, 6, 6, 6],
    })
    g.do({ type: 'offload', transport: g.transport('sz8'), to: 'picardy', units: { infantry: 2 } })
    const late = { type: 'offload', transport: g.transport('sz9'), to: 'picardy', units: { infantry: 2 } } as const
    g.do({ ...late, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    expect(g.events('battle-opened').at(-1)).toMatchObject({ space: 'picardy', bombarding: [{ zone: 'sz8', count: 1 }] })
  })
})
