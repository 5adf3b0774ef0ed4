// A sketch on top of the present: played as at the table, and gone without a trace.
import { beforeEach, describe, expect, it } from 'vitest'
import { type Action, decision, hashOf, type PositionSpec, turn } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { exerciseIn } from '../../src/store/game/table.ts'
import { selectUndoState } from '../../src/store/game/undo-state.ts'
import {
  beginSketch,
  canSketch,
  chooseSketchDice,
  dropSketch,
  keepSketch,
  ordersToKeep,
  sketchBase,
  sketchedEntries,
  useSketchDice,
} from '../../src/store/modes/sketch.ts'
import { END, infantry, play, store } from './playing.ts'

const FRONT: PositionSpec = {
  ruleset: 'standard',
  base: 'empty',
  seed: 'sketch',
  power: 'austria-hungary',
  round: 2,
  phase: 'move',
  players: [
    { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
    { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
  ],
  units: {
    vienna: { 'austria-hungary': { infantry: 12 } },
    trieste: { 'austria-hungary': { infantry: 1 }, italy: { infantry: 9 } },
  },
}
const go = (count: number): Action => ({ type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: count } })
const soon = () => new Promise<void>((resolve) => setTimeout(resolve))
const thrown = () =>
  store().log.flatMap(({ events }) => events.flatMap((event) => (event.type === 'fired' ? [`${event.side} ${event.hits}`] : [])))

beforeEach(() => {
  localStorage.clear()
  dropSketch()
  store().leave()
  store().open(FRONT)
  useSketchDice.setState({ dice: 'expected' })
})

describe('a sketch', () => {
  it('is played on without the game knowing of it, and dropped', async () => {
    play(go(1))
    const before = { hash: hashOf(store().game!), log: store().log, id: store().id, save: store().exportSave() }
    beginSketch()
    expect(sketchBase(store())).not.toBeNull()
    expect(store().log).toHaveLength(1)
    play(go(10), END, { type: 'attack', space: 'trieste' })
    await soon()
    expect(thrown()).toEqual(['attacker 4', 'defender 5'])
    expect(store().exportSave().hash).toBe(before.save.hash)
    dropSketch()
    expect(hashOf(store().game!)).toBe(before.hash)
    expect(store().log).toBe(before.log)
    expect(store().id).toBe(before.id)
    expect(exerciseIn(store())).toBeNull()
  })

  it.each([
    ['best', ['attacker 6', 'defender 3']],
    ['worst', ['attacker 2', 'defender 6']],
  ] as const)('has the dice of the %s tenth', async (dice, hits) => {
    beginSketch()
    chooseSketchDice(dice)
    play(go(11), END, { type: 'attack', space: 'trieste' })
    await soon()
    expect(thrown()).toEqual(hits)
  })

  it('waits for dice that are typed, and throws them once it may', async () => {
    beginSketch()
    chooseSketchDice('typed')
    play(go(11), END, { type: 'attack', space: 'trieste' })
    await soon()
    expect(decision(store().game!)?.kind).toBe('dice')
    chooseSketchDice('thrown')
    await soon()
    expect(decision(store().game!)?.kind).not.toBe('dice')
  })

  it('does not know the dice that the game will throw', () => {
    beginSketch()
    const { table } = store().game!
    expect([table.dice, table.rng.seed, table.rng.queue]).toEqual(['entered', 0, []])
    store().undo()
    expect(store().game!.table.dice).toBe('entered')
  })

  it('is undone over its dice, and no further than it began', async () => {
    play(go(1))
    beginSketch()
    play(go(10), END, { type: 'attack', space: 'trieste' })
    await soon()
    store().undo()
    expect(turn(store().game!).phase).toBe('combat')
    expect(thrown()).toEqual([])
    store().undo()
    store().undo()
    expect(sketchedEntries(store().log, sketchBase(store()))).toEqual([])
    expect(selectUndoState(store()).can).toBe(false)
    expect(store().log).toHaveLength(1)
  })

  it('gives the game the orders before its first dice, and no more', async () => {
    play(go(1))
    beginSketch()
    play(go(2), go(3), END, { type: 'attack', space: 'trieste' })
    await soon()
    expect(ordersToKeep(store().log, sketchBase(store()))).toHaveLength(2)
    keepSketch()
    expect(exerciseIn(store())).toBeNull()
    expect(turn(store().game!).phase).toBe('move')
    expect(infantry('vienna')).toBe(6)
    expect(store().game!.table.dice).toBe('seeded')
    expect(selectUndoState(store()).can).toBe(true)
  })

  it('takes back with what is kept an order of the game that was taken back in it', () => {
    play(go(4))
    beginSketch()
    expect(store().takeBack(0)).toBeNull()
    play(go(2))
    keepSketch()
    expect(store().log.map(({ action }) => action)).toEqual([go(2)])
    expect(infantry('vienna')).toBe(10)
  })

  it('asks nobody else: whoever sketches plays all powers', () => {
    beginSketch()
    expect(store().game?.table.players.map(({ powers }) => powers.length)).toEqual([8, 0])
    dropSketch()
    expect(store().game?.table.players.map(({ powers }) => powers.length)).toEqual([3, 5])
  })

  it('begins in Movement and in Combat alone, and not within another', () => {
    beginSketch()
    expect(canSketch(useGame.getState())).toBe(false)
    dropSketch()
    expect(canSketch(useGame.getState())).toBe(true)
    play(END, { type: 'attack', space: 'trieste' })
    store().leave()
    store().open({ ...FRONT, phase: 'purchase' })
    expect(canSketch(useGame.getState())).toBe(false)
  })

  it('ends where another game comes to the table, which saves itself', () => {
    beginSketch()
    store().open({ ...FRONT, round: 3 })
    expect(sketchBase(store())).toBeNull()
    expect(store().exportSave().hash).toBe(hashOf(store().game!))
  })
})
