import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Action, type RulesetId, spacesOf, unitsIn } from '../../src/engine/index.ts'
import { arrowsShown, marchedThrough, ordersAsArrows, plannedArrow, struckBy, waitingArrows } from '../../src/store/arrows.ts'
import { useGame } from '../../src/store/game.ts'

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
    expect(arrowsShown(store().log, store().game!)).toMatchObject([{ to: 'belgium', faint: true }])
    const { log, game } = store()
    const fought = { ...game!, battles: game!.battles.map((battle) => ({ ...battle, resolved: true })) }
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
