// A long game that was kept: it stands on the table at once, and what led there comes after it, whatever is done meanwhile.
import { get, keys } from 'idb-keyval'
import { describe, expect, it, vi } from 'vitest'
import { hashOf } from '../../src/engine/index.ts'
import type { Save } from '../../src/save/format.ts'
import type { JournalLine } from '../../src/save/journal.ts'
import { selectOrders, selectUndoState } from '../../src/store/game/undo-state.ts'
import { freshDevice } from '../support/device.ts'
import { ACTS, keep, kept, LENGTH, war } from './long-war.ts'

const WAR = war()
const ACT = ACTS[LENGTH]!

async function tab() {
  vi.resetModules()
  const [{ useGame }, { useUi }, autosave, past, history] = await Promise.all([
    import('../../src/store/game/game.ts'),
    import('../../src/store/ui.ts'),
    import('../../src/store/persistence/open-saved-game.ts'),
    import('../../src/store/game/full-log.ts'),
    import('../../src/store/game/undo-commands.ts'),
  ])
  const [{ syncFromTab: followOn }, moments, over, lastDone] = await Promise.all([
    import('../../src/store/persistence/tab-sync.ts'),
    import('../../src/store/view/moments.ts'),
    import('../../src/store/over.ts'),
    import('../../src/store/game/last-action.ts'),
  ])
  autosave.setTabSync(followOn)
  closing.push(autosave.startAutosave(), lastDone.startLastAction())
  return {
    ...{ ...autosave, ...past, ...history, ...moments, ...over, ...lastDone, useGame },
    game: () => useGame.getState(),
    ui: () => useUi.getState(),
    come: () => vi.waitFor(() => expect(useGame.getState().pendingLog).toBeNull(), { timeout: 20_000, interval: 5 }),
  }
}
const closing = freshDevice()
const linesOf = async (id: string) =>
  (await keys<IDBValidKey>(kept())).filter((key) => Array.isArray(key) && key[0] === 'line' && key[1] === id)

/** It is on the table, and what led there is on its way. */
async function opened(save: Save = WAR.save) {
  await keep(save)
  const there = await tab()
  expect(await there.openSavedGame('x')).toEqual({ ok: true })
  return there
}

describe('a long game that was kept', () => {
  it('stands on the table before its log has been played again, and then has all of it', async () => {
    const { game, ui, come } = await opened()
    expect(game()).toMatchObject({ log: [], earlier: WAR.save.log })
    expect(selectUndoState(game())).toMatchObject({ can: false })
    expect(game().pendingLog).not.toBeNull()
    const stands = game().game
    expect(stands).toEqual(WAR.state)
    await come()
    const { opening, log, earlier, sitting } = game()
    expect(game().game).toBe(stands)
    expect({ opening, earlier, sitting }).toEqual({ opening: WAR.opening, earlier: [], sitting: 1 })
    expect(log).toEqual(WAR.entries)
    expect(log.at(-1)!.after).toBe(stands)
    expect(ui().notice).toBeNull()
  })

  it('then knows of orders and undo what it knows where its log is played at once', async () => {
    const { game, come } = await opened()
    await come()
    const orders = selectOrders(game())
    const undoState = selectUndoState(game())
    game().open(WAR.save)
    expect(game().pendingLog).toBeNull()
    expect(selectOrders(game())).toEqual(orders)
    expect(selectUndoState(game())).toEqual(undoState)
    expect(undoState.can).toBe(true)
  })

  it('is played at once where it is short', async () => {
    const { game } = await opened(war(150).save)
    expect(game().pendingLog).toBeNull()
    expect(game().log).toHaveLength(150)
  })

  it('is played at once where what is kept of its end could not stand in for it', async () => {
    const state = { ...WAR.state, war: { ...WAR.state.war, units: { nowhere: [] } } } as unknown as Save['snapshot']
    await keep({ ...WAR.save, snapshot: { state, hash: '' } as unknown as NonNullable<Save['snapshot']> })
    const { game, openSavedGame: openKept } = await tab()
    expect(await openKept('x')).toMatchObject({ ok: false })
    expect(game().game).toBeNull()
  })

  it('goes out to a file whole while it comes', async () => {
    const { game } = await opened()
    expect(game().pendingLog).not.toBeNull()
    const { savedAt, ...file } = game().exportSave()
    expect(file).toEqual(expect.objectContaining({ log: WAR.save.log, hash: WAR.save.hash, title: WAR.save.title }))
    expect(savedAt > WAR.save.savedAt).toBe(true)
  })
})

describe('what is done before that has come', () => {
  it('is kept as one more line, and stands after all that led there', async () => {
    const { game, come, whenSaved: settled } = await opened()
    expect(game().dispatch(ACT)).toMatchObject({ ok: true })
    expect(game()).toMatchObject({ log: [{ action: ACT }] })
    expect(selectUndoState(game())).toMatchObject({ can: true })
    await settled()
    expect(await get<JournalLine>(['line', 'x', 2], kept())).toMatchObject({ at: LENGTH, log: [{ action: ACT }] })
    await come()
    expect(game().log.map(({ action }) => action)).toEqual(ACTS.slice(0, LENGTH + 1))
    expect(game().log.at(-1)!.before).toBe(game().log.at(-2)!.after)
    // The next line goes on from there, and the game is not written anew.
    game().undo()
    await settled()
    expect(await linesOf('x')).toHaveLength(3)
    expect(await get<JournalLine>(['line', 'x', 3], kept())).toEqual({ at: LENGTH, log: [] })
    const again = await tab()
    await again.openSavedGame('x')
    await again.come()
    expect(again.game().log.map(({ action }) => action)).toEqual(WAR.entries.map(({ action }) => action))
  })

  it('is still what was done last when it has come', async () => {
    const { game, come, useLastAction: useLastDone } = await opened()
    game().dispatch(ACT)
    await come()
    expect(useLastDone.getState().entry?.action).toEqual(ACT)
  })

  it('can be done again after it', async () => {
    const { game, come } = await opened()
    game().dispatch(ACT)
    game().undo()
    expect(game()).toMatchObject({ log: [] })
    expect(selectUndoState(game())).toMatchObject({ canRedo: true })
    await come()
    game().redo()
    expect(game().log).toHaveLength(LENGTH + 1)
    expect(game().log.at(-1)).toMatchObject({ action: ACT })
  })

  it('is taken back by its place, wherever that is by then', async () => {
    const { game } = await opened()
    game().dispatch(ACT)
    expect(game().takeBack(0)).toBeNull()
    expect(game()).toMatchObject({ pendingLog: null })
    expect(game().log).toEqual(WAR.entries)
    game().undo()
    expect(game().log.at(-1)).toMatchObject({ action: ACT })
  })
})

describe('what needs it', () => {
  it('waits where somebody undoes, says so, and then undoes', async () => {
    const { game, ui, come, undo } = await opened()
    undo()
    expect(ui().hint).toMatch(/Loading earlier actions/)
    expect(game().pendingLog).not.toBeNull()
    await come()
    expect(ui().hint).toBeNull()
    expect(game().log.map(({ action }) => action)).toEqual(WAR.entries.slice(0, -1).map(({ action }) => action))
  })

  it('waits where a sheet of the war is laid over the table', async () => {
    const { come, layOver, useOver } = await opened()
    const Sheet = () => null
    layOver(Sheet)
    expect(useOver.getState().Sheet).toBeNull()
    await come()
    expect(useOver.getState().Sheet).toBe(Sheet)
  })

  it('has it at once where a moment is looked at', async () => {
    const { game, showMoment, momentNow } = await opened()
    showMoment(7)
    expect(momentNow()).toBe(7)
    expect(game().log).toHaveLength(LENGTH)
  })

  it('is forgotten with the game', async () => {
    const { game, layOver, useOver } = await opened()
    layOver(() => null)
    game().newGame({ ruleset: 'standard', seed: 'another' })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(useOver.getState().Sheet).toBeNull()
    expect(game()).toMatchObject({ log: [], pendingLog: null, start: { seed: 'another' } })
  })
})

describe('a log that does not lead where the game stands', () => {
  const elsewhere: Save = { ...WAR.save, log: WAR.save.log.slice(0, -1) }
  const refused: Save = { ...WAR.save, log: [{ action: { type: 'press', on: true } as never }, ...WAR.save.log] }

  it.each([
    ['elsewhere', elsewhere, /lead to another position/],
    ['to a refusal', refused, /its action 1 is no longer allowed/],
  ])('%s: that is said when it is known, and what stands goes on', async (_, save, sentence) => {
    const { game, ui, come, whenSaved: settled } = await opened(save)
    const stands = game().game
    expect(ui().notice).toBeNull()
    expect(game().dispatch(ACT)).toMatchObject({ ok: true })
    await come()
    expect(ui().notice).toMatch(sentence)
    expect(game()).toMatchObject({ earlier: save.log, log: [{ action: ACT }] })
    expect(selectUndoState(game())).toMatchObject({ can: true })
    game().undo()
    expect(game().game).toBe(stands)
    expect(selectUndoState(game())).toMatchObject({ can: false })
    // Nothing of it is lost, and the next who opens it is told the same.
    await settled()
    const again = await tab()
    await again.openSavedGame('x')
    await again.come()
    expect(again.ui().notice).toMatch(sentence)
    expect(again.game().earlier).toEqual(save.log)
  })
})

describe('a tab that looks on', () => {
  it('has all of a long game too, may do nothing in it, and plays on where it takes over', async () => {
    await keep(WAR.save)
    const [first, second] = [await tab(), await tab()]
    await first.openSavedGame('x')
    await second.openSavedGame('x')
    expect(second.game()).toMatchObject({ readOnly: true })
    await second.come()
    expect(second.game()).toMatchObject({ readOnly: true, log: { length: LENGTH } })
    expect(selectUndoState(second.game())).toMatchObject({ can: false })
    expect(second.game().dispatch(ACT)).toMatchObject({ ok: false, error: { code: 'read-only' } })
    await second.takeOverGame()
    await second.come()
    expect(second.game()).toMatchObject({ readOnly: false, log: { length: LENGTH } })
    expect(second.game().dispatch(ACT)).toMatchObject({ ok: true })
  })

  it('keeps its log and what is looked at while the other acts, and adds what came', async () => {
    await keep(WAR.save)
    const [first, second] = [await tab(), await tab()]
    await first.openSavedGame('x')
    await second.openSavedGame('x')
    await Promise.all([first.come(), second.come()])
    const { log: had, sitting, opening } = second.game()
    second.showMoment(LENGTH - 3)
    const lengths: number[] = []
    const stop = second.useGame.subscribe(({ log }) => lengths.push(log.length))
    first.game().dispatch(ACT)
    await first.whenSaved()
    await vi.waitFor(() => expect(second.game().log).toHaveLength(LENGTH + 1))
    expect(second.game()).toMatchObject({ sitting, pendingLog: null, earlier: [], readOnly: true })
    expect(selectUndoState(second.game())).toMatchObject({ can: false })
    expect(second.game().opening).toBe(opening)
    expect(
      second
        .game()
        .log.slice(0, LENGTH)
        .every((entry, at) => entry === had[at]),
    ).toBe(true)
    expect(hashOf(second.game().game!)).toBe(hashOf(first.game().game!))
    expect(second.momentNow()).toBe(LENGTH - 3)
    // What the other takes back goes here too.
    first.game().undo()
    await first.whenSaved()
    await vi.waitFor(() => expect(second.game().log).toHaveLength(LENGTH))
    stop()
    expect(second.game().game).toBe(had.at(-1)!.after)
    expect(second.game().sitting).toBe(sitting)
    expect(Math.min(...lengths)).toBe(LENGTH)
  })

  it('adds what was done before its own past has come, and has all of it then', async () => {
    await keep(WAR.save)
    const [first, second] = [await tab(), await tab()]
    await first.openSavedGame('x')
    await second.openSavedGame('x')
    expect(second.game().pendingLog).not.toBeNull()
    first.game().dispatch(ACT)
    await first.whenSaved()
    await vi.waitFor(() => expect(second.game().log.at(-1)?.action).toEqual(ACT))
    await second.come()
    expect(second.game().sitting).toBe(1)
    expect(second.game().log.map(({ action }) => action)).toEqual(ACTS.slice(0, LENGTH + 1))
    expect(second.game().log.at(-1)!.before).toBe(second.game().log.at(-2)!.after)
  })
})
