import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Action, type GameEvent, type RulesetId, spacesOf, unitsIn } from '../../src/engine/index.ts'
import type { Entry } from '../../src/save/replay.ts'
import { useGame } from '../../src/store/game/game.ts'
import {
  arrowsOfPicture,
  marchedThrough,
  ordersAsArrows,
  plannedArrow,
  retreatArrows,
  struckBy,
  waitingArrows,
} from '../../src/store/view/arrows.ts'

const store = () => useGame.getState()
const play = (...actions: Action[]) => {
  for (const action of actions) {
    const outcome = store().dispatch(action)
    if (!outcome.ok) throw new Error(`${action.type}: ${outcome.error.message}`)
  }
}
const move = (from: string, to: string, units: Record<string, number>, ...via: string[]): Action => ({
  type: 'move',
  from,
  path: [...via, to],
  units,
})

beforeEach(() => store().open(JSON.parse(readFileSync('tests/fixtures/positions/western-front.json', 'utf8'))))

describe('orders as arrows', () => {
  it('are one for each way, whose units go and into what', () => {
    play(
      move('ruhr', 'belgium', { infantry: 3 }),
      move('ruhr', 'belgium', { artillery: 2 }),
      move('hanover', 'ruhr', { infantry: 6 }),
    )
    expect(ordersAsArrows(store().log)).toEqual([
      {
        from: 'ruhr',
        via: [],
        to: 'belgium',
        units: { infantry: 3, artillery: 2 },
        kind: 'attack',
        planned: false,
        power: 'germany',
      },
      { from: 'hanover', via: [], to: 'ruhr', units: { infantry: 6 }, kind: 'move', planned: false, power: 'germany' },
    ])
  })

  it('keep what they pass through, and fly when only fighters go', () => {
    play(move('munich', 'lorraine', { fighter: 1 }, 'alsace'))
    expect(ordersAsArrows(store().log)).toMatchObject([{ via: ['alsace'], to: 'lorraine', kind: 'flight' }])
  })

  it('stay the same objects while they stay the same', () => {
    play(move('ruhr', 'belgium', { infantry: 3 }))
    const arrowsShown = arrowsOfPicture()
    const [first] = arrowsShown(store().log, store().game!)
    play(move('hanover', 'ruhr', { infantry: 6 }))
    const [still] = arrowsShown(store().log, store().game!)
    expect(still).toBe(first)
    play(move('ruhr', 'belgium', { infantry: 1 }))
    const [grown] = arrowsShown(store().log, store().game!)
    expect(grown!.units).toEqual({ infantry: 4 })
  })

  it('wait faintly in combat where a battle is to be fought, until it is', () => {
    play(move('ruhr', 'belgium', { infantry: 3 }), move('hanover', 'ruhr', { infantry: 5 }), { type: 'end-phase' })
    expect(arrowsOfPicture()(store().log, store().game!)).toMatchObject([{ to: 'belgium', faint: true }])
    const { log, game } = store()
    const resolved = game!.turn.battles.map((battle) => ({ ...battle, resolved: true }))
    const fought = { ...game!, turn: { ...game!.turn, battles: resolved } }
    expect(waitingArrows(log, fought)).toEqual([])
  })

  it('of a selection are planned, by what meets it there', () => {
    const selection = { space: 'ruhr', units: { infantry: 2 }, transports: [] }
    expect(plannedArrow(selection, 'belgium', 'contested', 'germany')).toEqual({
      from: 'ruhr',
      to: 'belgium',
      units: { infantry: 2 },
      kind: 'attack',
      planned: true,
      power: 'germany',
    })
    expect(plannedArrow({ space: 'munich', units: { fighter: 1 }, transports: [] }, 'lorraine', 'contested').kind).toBe('flight')
    expect(plannedArrow({ space: 'sz9', units: {}, transports: [4] }, 'london', 'land')).toMatchObject({
      kind: 'landing',
      units: { transport: 1 },
    })
  })
})

describe('the dice that fell last', () => {
  it('strike where they hit', () => {
    expect(struckBy([])).toEqual({ at: 0, hits: {} })
    play({ type: 'end-phase' }, { type: 'attack', space: 'belgium' })
    const struck = struckBy(store().log)
    const fired = store()
      .log.at(-1)!
      .events.flatMap((event) => (event.type === 'fired' ? [event.hits] : []))
    expect(fired.length).toBeGreaterThan(0)
    expect(struck.at).toBe(store().log.length)
    expect(struck.hits.belgium ?? 0).toBe(fired.reduce((sum, hits) => sum + hits, 0))
  })
})

describe('marches and fleets', () => {
  const march = { space: 'munich', units: { infantry: 2 }, transports: [] }
  const turnOf = (ruleset: RulesetId, power: 'germany' | 'britain' = 'germany') => {
    store().open({ ruleset, base: 'opening', power, phase: 'move', round: 2 })
    return store().game!
  }

  it('a planned march of two territories goes through the one between', () => {
    const game = turnOf('tournament')
    const via = marchedThrough(game, march, 'kiel')
    expect(via).toHaveLength(1)
    expect(spacesOf(game).find((space) => space.id === 'munich')?.adjacent).toContain(via[0])
    expect(plannedArrow(march, 'kiel', 'reinforce', 'germany', via).via).toEqual(via)
    expect(marchedThrough(game, march, via[0]!)).toEqual([])
    expect(marchedThrough(turnOf('standard'), march, 'kiel')).toEqual([])
  })

  it('an ordered march shows the territory between', () => {
    const via = marchedThrough(turnOf('tournament'), march, 'kiel')
    play(move('munich', 'kiel', { infantry: 2 }, ...via))
    expect(ordersAsArrows(store().log)).toMatchObject([{ from: 'munich', via, to: 'kiel', kind: 'move' }])
  })

  it('transports are among what sails', () => {
    const transport = unitsIn(turnOf('standard', 'britain'), 'sz9').find((stack) => stack.type === 'transport')!.id!
    play({ type: 'move', from: 'sz9', path: ['sz8'], units: { cruiser: 1 }, transports: [transport] })
    expect(ordersAsArrows(store().log)).toMatchObject([{ from: 'sz9', to: 'sz8', units: { cruiser: 1, transport: 1 } }])
  })
})

/** What an action did, told by its events alone. */
const told = (...events: GameEvent[]) => [{ events } as unknown as Entry]

describe('ships and fighters that leave', () => {
  const retreated: GameEvent = {
    type: 'ships-retreated',
    power: 'germany',
    from: 'sz9',
    to: 'sz10',
    units: { cruiser: 2, transport: 1 },
    damaged: {},
    transports: [3],
    rule: 'TOU-RET-03',
  }

  it('sail and fly back by arrows of their own, the same objects while they stay the same', () => {
    const flown: GameEvent = {
      type: 'fighters-retreated',
      power: 'britain',
      from: 'egypt',
      to: 'sudan',
      units: { fighter: 1 },
      rule: 'INF-UNIT-07',
    }
    const arrows = retreatArrows(told(retreated, flown))
    expect(arrows).toMatchObject([
      { from: 'sz9', to: 'sz10', kind: 'sail', units: { cruiser: 2, transport: 1 }, planned: false, power: 'germany' },
      { from: 'egypt', to: 'sudan', kind: 'flight', power: 'britain' },
    ])
    expect(retreatArrows(told(retreated, flown), arrows)[0]).toBe(arrows[0])
  })

  it('are drawn in combat, not in the next phase', () => {
    play({ type: 'end-phase' })
    const { game } = store()
    expect(arrowsOfPicture()(told(retreated), game!)).toMatchObject([{ to: 'sz10', kind: 'sail' }])
    expect(arrowsOfPicture()(told(retreated), { ...game!, flow: { ...game!.flow, phase: 'mobilize' } })).toEqual([])
  })

  it('on a strategic move go into no battle', () => {
    play({ type: 'end-phase' })
    const mixed = store().log
    const after = {
      ...mixed.at(-1)!.after,
      war: {
        ...mixed.at(-1)!.after.war,
        units: {
          sz9: [
            { power: 'germany', type: 'cruiser', count: 1 },
            { power: 'britain', type: 'cruiser', count: 1 },
          ],
        },
      },
    }
    const moved: GameEvent = {
      type: 'units-moved',
      power: 'germany',
      from: 'sz10',
      to: 'sz9',
      path: ['sz9'],
      units: { cruiser: 1 },
      damaged: {},
      transports: [],
      by: 'sea',
      stops: true,
    }
    const kindOf = (event: GameEvent) => ordersAsArrows([{ events: [event], after } as unknown as Entry])[0]!.kind
    expect(kindOf(moved)).toBe('attack')
    expect(kindOf({ ...moved, strategic: true })).toBe('sail')
  })
})

describe('what is seen for a moment', () => {
  it('is where gas takes effect, convoys lose ships and boats are pursued', () => {
    const events = [
      { type: 'infantry-gassed', space: 'belgium', power: 'france', side: 'defender', count: 2, chosenBy: null },
      { type: 'convoy-raided', space: 'sz7', power: 'germany', dice: [{ value: 2, owner: 'britain', damage: 2 }] },
      { type: 'submarines-pursued', space: 'sz9', power: 'germany', groups: [], hits: 1, lost: 1 },
      { type: 'convoy-escorted', space: 'sz8', round: 1, groups: [], hits: 0, sunk: 0 },
    ] as GameEvent[]
    expect(struckBy(told(...events))).toEqual({ at: 1, hits: { belgium: 2, sz7: 2, sz9: 1 } })
  })

  it('is a country that is won, a revolt, and the capital of who leaves the war', () => {
    const events = [
      { type: 'country-won', power: 'germany', country: 'afghanistan' },
      { type: 'revolt-broke-out', power: 'germany', territory: 'egypt', units: {} },
      { type: 'power-surrendered', power: 'italy', lost: 9, threshold: 8, rule: 'TOU-COL-08' },
    ] as GameEvent[]
    expect(struckBy(told(...events)).turned).toEqual(['afghanistan', 'egypt', 'rome'])
    expect(struckBy(told())).toEqual({ at: 1, hits: {} })
  })
})

describe('orders into land whose army has still to rise', () => {
  it('are drawn as the attack that they are', () => {
    store().open({ ruleset: 'standard', base: 'opening', round: 2, phase: 'move', power: 'germany', seed: 'rising' })
    play(move('ruhr', 'holland', { infantry: 3 }), move('ruhr', 'kiel', { infantry: 1 }))
    const { game, log } = store()
    expect(arrowsOfPicture()(log, game!).map(({ to, kind }) => [to, kind])).toEqual([
      ['holland', 'attack'],
      ['kiel', 'move'],
    ])
  })
})
