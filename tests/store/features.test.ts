import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Action, type GameState, type PositionSpec, type PowerId, positionFrom, reduce } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { builtIn, deadMinesOf, minesOf, passagesIn, peaceIn, raidedIn, risingIn } from '../../src/store/view/features.ts'
import { spaceViews } from '../../src/store/view/space-views.ts'

const fixture = (name: string): PositionSpec => JSON.parse(readFileSync(`tests/fixtures/positions/${name}.json`, 'utf8'))
const position = (more: Partial<PositionSpec> = {}): GameState => positionFrom({ ...fixture('western-front'), ...more })
const mineIn = (state: GameState, zone: string) => minesOf(state).find((field) => field.zone === zone)

describe('mines', () => {
  it('belong to whoever holds their base', () => {
    expect(mineIn(position(), 'sz9')).toEqual({ zone: 'sz9', side: 'allies', by: 'britain' })
    expect(mineIn(position(), 'sz10')).toEqual({ zone: 'sz10', side: 'central', by: 'germany' })
    expect(deadMinesOf(position())).toEqual([])
  })

  it('are dead while the other side holds it, and live while the two contest it', () => {
    const taken = position({ units: { wales: { germany: { infantry: 2 } } } })
    expect(mineIn(taken, 'sz8')).toBeUndefined()
    expect(deadMinesOf(taken)).toEqual([{ zone: 'sz8', by: 'britain' }])
    const contested = position({ units: { wales: { germany: { infantry: 2 }, britain: { infantry: 2 } } } })
    expect(mineIn(contested, 'sz8')?.by).toBe('britain')
    expect(deadMinesOf(contested)).toEqual([])
  })
})

describe('the canal', () => {
  it('is open to the friends of who holds Egypt', () => {
    const gate = (more: Partial<PositionSpec>) => passagesIn(position(more)).map(({ id, gate }) => `${id} ${gate}`)
    expect(gate({})).toEqual(['suez shut'])
    expect(gate({ power: 'france' })).toEqual(['suez open'])
    expect(gate({ units: { egypt: { ottoman: { infantry: 2 } } } })).toEqual(['suez open'])
    const contested = { egypt: { ottoman: { infantry: 2 }, britain: { infantry: 1 } } }
    expect(gate({ power: 'britain', units: contested })).toEqual(['suez shut'])
  })
})

it('U-boats hunt in their zones once it has been declared, and the list stays the same', () => {
  expect(raidedIn(position())).toBeUndefined()
  const declared = position({ submarineWarfare: true })
  expect(raidedIn(declared)).toMatchObject({ by: 'germany', zones: ['sz2', 'sz7', 'sz8'] })
  expect(raidedIn(position({ submarineWarfare: true }))).toBe(raidedIn(declared))
})

describe('where the war rests', () => {
  const at = (spec: Partial<PositionSpec>) =>
    positionFrom({ ruleset: 'standard', base: 'opening', seed: 'peace', round: 8, ...spec })
  const after = { revolution: true, control: { belarus: 'germany' } } as const

  it('is nowhere before the revolution, and then all that Russia still holds', () => {
    expect(peaceIn(at({}))).toEqual({})
    const peace = peaceIn(at({ ...after, options: { 'russian-revolution': true } }))
    expect(peace).toMatchObject({ moscow: 'closed', ukraine: 'closed' })
    expect(peace.belarus).toBeUndefined()
  })

  it('is the front of the advanced game as its armistice has it, contested or held', () => {
    const fight = { germany: { infantry: 1 }, britain: { infantry: 1 } }
    const state = at({
      ...after,
      ruleset: 'advanced',
      armistice: { ukraine: 'central', livonia: 'allies' },
      units: { ukraine: { germany: { infantry: 1 } }, livonia: fight },
    })
    expect(peaceIn(state)).toMatchObject({ moscow: 'closed', ukraine: 'central', livonia: 'both' })
    expect(spaceViews(state, {}).ukraine).toMatchObject({ controller: null, peace: 'central' })
  })

  it('is what the treaty of the influence game leaves to Russia', () => {
    const peace = peaceIn(at({ ...after, ruleset: 'influence' }))
    expect(peace.moscow).toBe('closed')
    expect(peace.belarus).toBeUndefined()
  })

  it('is told anew when the revolution comes, though nothing there has changed', () => {
    const before = spaceViews(at({ options: { 'russian-revolution': true } }), {})
    expect(before.moscow!.peace).toBeUndefined()
    expect(spaceViews(at({ revolution: true, options: { 'russian-revolution': true } }), {}).moscow!.peace).toBe('closed')
  })
})

describe('what the map is handed of a space', () => {
  const none = {}

  it('names the printed owner, and the mother of a colony nobody holds', () => {
    const taken = spaceViews(position({ units: { wales: { germany: { infantry: 2 } } } }), none)
    expect(taken.wales).toMatchObject({ controller: 'germany', original: 'britain' })
    expect(taken.angola!.colonyOf).toBe('portugal')
    const held = spaceViews(position({ units: { angola: { britain: { infantry: 1 } } } }), none)
    expect(held.angola!.colonyOf).toBeUndefined()
    expect(held.portugal!.flag).toBeDefined()
  })

  it('tells what was mobilized there this turn, and is the same object until that changes', () => {
    useGame.getState().open({ ...fixture('western-front'), phase: 'purchase', treasury: { germany: 12 } } as PositionSpec)
    const play = (action: Action) => {
      const outcome = useGame.getState().dispatch(action)
      if (!outcome.ok) throw new Error(outcome.error.message)
    }
    play({ type: 'purchase', units: { infantry: 2, artillery: 1 } })
    for (let i = 0; i < 3; i++) play({ type: 'end-phase' })
    const views = () => spaceViews(useGame.getState().game!, builtIn(useGame.getState().log))
    const before = views()
    play({ type: 'mobilize', to: 'berlin', units: { infantry: 1, artillery: 1 } })
    const after = views()
    expect(after.berlin!.built).toEqual({ power: 'germany', units: { infantry: 1, artillery: 1 } })
    expect(after.paris).toBe(before.paris)
    expect(after.berlin).not.toBe(before.berlin)
    expect(views().berlin).toBe(after.berlin)
  })
})

describe('an army that will rise', () => {
  const base = { ruleset: 'standard', base: 'empty', round: 2, phase: 'move', power: 'germany', seed: 'rising' } as const
  const entered = (power: PowerId, from: string, land: string): GameState => {
    const start = positionFrom({ ...base, power, units: { [from]: { [power]: { infantry: 2 } } }, control: { [from]: power } })
    const gone = reduce(start, { type: 'move', from, path: [land], units: { infantry: 2 } })
    return gone.ok ? gone.state : expect.fail(gone.error.message)
  }

  it('is known as soon as somebody has come in: whose it is, and whether it fights', () => {
    expect(risingIn(entered('germany', 'ruhr', 'belgium'))).toEqual({
      belgium: { power: 'france', units: { infantry: 3, artillery: 1 }, hostile: true },
    })
    expect(risingIn(entered('ottoman', 'constantinople', 'bulgaria')).bulgaria).toMatchObject({
      power: 'ottoman',
      hostile: false,
    })
    // Of a neutral the other side chooses whose it is.
    expect(risingIn(entered('germany', 'ruhr', 'holland')).holland).toMatchObject({ power: 'neutral', hostile: true })
  })

  it('is none where nobody has come in, and in no other phase', () => {
    expect(risingIn(positionFrom(base))).toEqual({})
    expect(risingIn(positionFrom({ ...base, phase: 'combat' }))).toEqual({})
  })
})
