import { describe, expect, test } from 'vitest'
import { at, engine, opening } from '../support/game.ts'
import { hold } from '../support/scenes/coast.ts'

describe('unitsIn', () => {
  test('units that are alike stand together; a transport is a stack of one with its cargo', () => {
    const g = at({
      units: {
        sz9: {
          germany: { submarine: 2, transports: [hold('germany', ['infantry'])] },
          britain: { cruiser: 1 },
        },
        berlin: { germany: { infantry: 3 }, ottoman: { infantry: 1 } },
      },
    })
    expect(g.stacks('sz9')).toEqual([
      { power: 'germany', type: 'submarine', count: 2, left: 2 },
      { power: 'germany', type: 'transport', count: 1, left: 2, id: 1, cargo: [{ power: 'germany', type: 'infantry' }] },
      { power: 'britain', type: 'cruiser', count: 1 },
    ])
    expect(g.stacks('berlin')).toEqual([
      { power: 'germany', type: 'infantry', count: 3, left: 1 },
      { power: 'ottoman', type: 'infantry', count: 1 },
    ])
    g.move('berlin', 'kiel', { infantry: 1 })
    expect(g.stacks('kiel')).toEqual([{ power: 'germany', type: 'infantry', count: 1, left: 0, moved: true }])
    g.endPhase()
    expect(g.stacks('kiel')).toEqual([{ power: 'germany', type: 'infantry', count: 1 }])
    expect(g.stacks('paris')).toEqual([])
  })

  test('a transport that has landed somebody, or is to, is bound; the ships beside it are not', () => {
    const fleet = { cruiser: 1, transports: [hold('britain', ['infantry', 'infantry'])] }
    const left = (enemy: number) => {
      const enemies = enemy ? { germany: { cruiser: enemy } } : {}
      const g = at({
        power: 'britain',
        units: { sz9: { britain: fleet, ...enemies }, picardy: { france: { infantry: 1 } } },
        control: { belgium: 'germany' },
      })
      const landing = { type: 'offload', transport: g.transport('sz9'), units: { infantry: 1 } } as const
      g.do(enemy ? { ...landing, to: 'belgium', afterSeaCombat: true } : { ...landing, to: 'picardy' })
      return g.stacks('sz9').flatMap((stack) => (stack.power === 'britain' ? [[stack.type, stack.left, stack.bound]] : []))
    }
    const bound = [
      ['cruiser', 3, undefined],
      ['transport', 2, true],
    ]
    expect([left(0), left(1)]).toEqual([bound, bound])
  })

  test('boats that dive are shown', () => {
    const g = at({
      phase: 'combat',
      units: { sz9: { germany: { submarine: 2, cruiser: 1 }, britain: { battleship: 3 } } },
      queue: [6, 6, 6, 6, 6, 6],
    })
    g.attack('sz9')
    g.answer({ type: 'submerge', count: 1 })
    expect(g.decision?.kind).toBe('press')
    expect(g.stacks('sz9')).toContainEqual({ power: 'germany', type: 'submarine', count: 1, submerged: true })
  })
})

describe('statusOf', () => {
  test('the neutral United States: neutral land both ways, friendly sea', () => {
    const g = at({ units: { sz1: { usa: { battleship: 1 }, germany: { battleship: 1 } } } })
    for (const power of ['germany', 'britain'] as const) expect(g.status('united-states-of-america', power)).toBe('neutral')
    for (const space of ['london', 'berlin', 'belgium', 'holland']) expect(g.status(space, 'usa')).toBe('neutral')
    expect(g.status('united-states-of-america', 'usa')).toBe('friendly')
    expect(g.status('sz1', 'usa')).toBe('friendly')
    expect(g.status('sz1', 'germany')).toBe('friendly')
    expect(g.status('sz1', 'britain')).toBe('hostile')
  })

  test('the four of land and the two of the sea', () => {
    const g = at({
      units: {
        picardy: { germany: { infantry: 1 }, france: { infantry: 1 } },
        sz9: { britain: { cruiser: 1 } },
        sz8: { britain: { submarine: 1 } },
      },
    })
    expect(
      ['berlin', 'bulgaria', 'paris', 'belgium', 'picardy', 'holland', 'sz9', 'sz8'].map((s) => g.status(s, 'germany')),
    ).toEqual(['friendly', 'friendly', 'hostile', 'hostile', 'contested', 'neutral', 'hostile', 'friendly'])
  })
})

describe('reach', () => {
  const fleet = { sz10: { germany: { cruiser: 1, submarine: 1, transport: 1 } }, sz9: { britain: { battleship: 1 } }, london: {} }

  test('one path a space: fewest mined zones, then shortest, then alphabetical', () => {
    const g = at({ units: { sz7: { germany: { cruiser: 1 } } } })
    const to = (space: string) =>
      engine.reach(g.state, { from: 'sz7', units: { cruiser: 1 } }).find((r) => r.space === space)?.path
    expect(to('sz4')).toEqual(['sz3', 'sz4'])
    expect(to('sz5')).toEqual(['sz3', 'sz4', 'sz5'])
    expect(to('sz15')).toEqual(['sz15'])
    expect(to('sz9')).toEqual(['sz3', 'sz4', 'sz9'])
    expect(to('sz8')).toEqual(['sz8'])
  })

  test('combat: where ending makes or allows a battle', () => {
    const g = at({
      units: {
        ...fleet,
        ruhr: { germany: { infantry: 1 } },
        alsace: { germany: { infantry: 1 } },
        lorraine: { france: { infantry: 1 } },
      },
    })
    const combat = (from: string, query: object) =>
      Object.fromEntries(engine.reach(g.state, { from, ...query }).map((r) => [r.space, r.combat]))
    expect(combat('ruhr', { units: { infantry: 1 } })).toEqual({
      alsace: false,
      belgium: true,
      hanover: false,
      holland: true,
      kiel: false,
      munich: false,
    })
    expect(combat('alsace', { units: { infantry: 1 } })).toMatchObject({ lorraine: true, munich: false })
    expect(combat('sz10', { units: { cruiser: 1 } }).sz9).toBe(true)
    expect(combat('sz10', { units: { cruiser: 1 } }).sz5).toBe(false)
    expect(combat('sz10', { transports: g.transports('sz10') }).sz9).toBeUndefined()
    expect(combat('sz10', { units: { cruiser: 1 }, transports: g.transports('sz10') }).sz9).toBe(true)
  })

  test('all that it names is accepted, all that it leaves out is refused', () => {
    const g = at({ base: 'opening' })
    for (const from of ['berlin', 'prussia', 'sz10']) {
      const units = from === 'sz10' ? { submarine: 1 } : { infantry: 1 }
      if (engine.unitsIn(g.state, from).every((s) => s.type !== Object.keys(units)[0])) continue
      const targets = engine.reach(g.state, { from, units })
      const names = targets.map((r) => r.space)
      expect(names).toEqual([...new Set(names)].sort())
      for (const { path } of targets) expect(engine.checkAction(g.state, { type: 'move', from, path, units })).toBeNull()
      if (from === 'sz10') continue
      for (const to of ['kiel', 'silesia', 'paris', 'poland', 'sz11', 'vienna'])
        if (!names.includes(to)) expect(engine.checkAction(g.state, { type: 'move', from, path: [to], units })).not.toBeNull()
    }
  })

  test('it names spaces in alphabetical order, however far they lie', () => {
    const g = at({ units: { sz2: { germany: { battleship: 1, cruiser: 1 } }, sz5: { germany: { battleship: 1, cruiser: 1 } } } })
    for (const from of ['sz2', 'sz5'])
      for (const units of [{ battleship: 1 }, { cruiser: 1 }]) {
        const names = engine.reach(g.state, { from, units }).map((r) => r.space)
        expect(names.length).toBeGreaterThan(5)
        expect(names).toEqual([...names].sort())
      }
  })

  test('never throws, and reaches nothing from nonsense or in another phase', () => {
    const g = at({ base: 'opening' })
    const junk: unknown[] = [
      null,
      undefined,
      5,
      'berlin',
      {},
      { from: 'x' },
      { from: '__proto__', units: { infantry: 1 } },
      { from: 'berlin' },
    ]
    junk.push(
      { from: 'berlin', units: { infantry: 1e9 } },
      { from: 'berlin', units: { dragon: 1 } },
      { from: 'berlin', units: 7 },
    )
    junk.push(
      { from: 'sz10', transports: [99] },
      { from: 'sz10', transports: 'all' },
      { from: 'berlin', units: { infantry: 99 } },
    )
    for (const query of junk) expect(engine.reach(g.state, query as never), JSON.stringify(query)).toEqual([])
    expect(engine.reach(at({ base: 'opening', phase: 'combat' }).state, { from: 'berlin', units: { infantry: 1 } })).toEqual([])
  })
})

describe('battles, bank and situation', () => {
  test('battles are listed in the combat phase alone', () => {
    const units = {
      picardy: { germany: { infantry: 1 }, france: { infantry: 1 } },
      sz9: { germany: { cruiser: 1 }, britain: { transport: 1 } },
    }
    expect(engine.battles(at({ units }).state)).toEqual([])
    const g = at({ units, phase: 'combat', queue: [1, 6] })
    expect(engine.battles(g.state).map((b) => [b.space, b.kind, b.required, b.resolved])).toEqual([
      ['picardy', 'land', false, false],
      ['sz9', 'sea', false, false],
    ])
    g.attack('picardy')
    expect(engine.battles(g.state).find((b) => b.space === 'picardy')?.resolved).toBe(true)
    g.endPhase()
    expect(engine.battles(g.state)).toEqual([])
  })

  test('the bank is what is bought and not yet mobilized', () => {
    const g = at({ phase: 'purchase' })
    g.do({ type: 'purchase', units: { infantry: 2, cruiser: 1 } })
    expect(g.bank('germany')).toEqual({ infantry: 2, cruiser: 1 })
    expect(g.bank('france')).toEqual({})
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'berlin' })
    expect(g.bank('germany')).toEqual({ infantry: 1, cruiser: 1 })
  })

  test('production is the level on the chart, whatever became of the capital', () => {
    const g = at({ control: { berlin: 'france', poland: 'germany' } })
    expect(g.production('germany')).toBe(35 - 8 + 3)
    expect(g.production('france')).toBe(24 + 8)
  })

  test('situation: war, warfare, revolution, minors, declared landings', () => {
    const g = at({
      power: 'britain',
      submarineWarfare: true,
      mobilized: ['serbia'],
      units: {
        sz10: {
          germany: { cruiser: 1 },
          britain: { battleship: 1, transports: [hold('britain', ['infantry'])] },
        },
      },
    })
    const transport = g.transport('sz10')
    g.do({ type: 'offload', transport, to: 'kiel', units: { infantry: 1 }, afterSeaCombat: true })
    expect(g.situation).toEqual({
      usaAtWar: false,
      submarineWarfare: true,
      revolution: false,
      mobilized: ['serbia'],
      landings: [{ transport, to: 'kiel', units: { infantry: 1 } }],
    })
    expect(opening().situation).toMatchObject({
      usaAtWar: false,
      submarineWarfare: false,
      revolution: false,
      mobilized: [],
      landings: [],
    })
  })
})
