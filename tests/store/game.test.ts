import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf, type PlayerSpec, treasuryOf, turn } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { selectOrders, selectUndoState } from '../../src/store/game/undo-state.ts'
import { useUi } from '../../src/store/ui.ts'
import { attackTrieste, BUY, END, play, store, TO_SERBIA } from './playing.ts'

beforeEach(() => store().newGame({ ruleset: 'standard', seed: 'store' }))

describe('dispatch', () => {
  it('changes the game and writes the action down with where it led', () => {
    play(BUY)
    const { log, game } = store()
    expect(log).toHaveLength(1)
    expect(log[0]?.after).toBe(game)
    expect(treasuryOf(game!, 'austria-hungary')).toBe(26 - 12)
  })

  it('changes nothing when the engine refuses, and says why on the screen', () => {
    const { game, log } = store()
    const outcome = store().dispatch(
      { type: 'purchase', units: { battleship: 9 } },
      { context: { headline: 'Nine battleships' } },
    )
    expect(outcome.ok).toBe(false)
    expect(store().game).toBe(game)
    expect(store().log).toBe(log)
    expect(useUi.getState()).toMatchObject({
      why: { rule: expect.stringMatching(/^STD/) },
      whyContext: { headline: 'Nine battleships' },
    })
    play(BUY)
    expect(useUi.getState().why).toBeNull()
  })

  it('keeps a refusal to itself when asked to', () => {
    expect(store().dispatch({ type: 'purchase', units: { tank: 1 } }, { quiet: true }).ok).toBe(false)
    expect(useUi.getState().why).toBeNull()
  })

  it('refuses everything where another tab plays, and where no game is open', () => {
    useGame.setState({ readOnly: true })
    expect(store().dispatch(BUY)).toMatchObject({ ok: false, error: { code: 'read-only' } })
    store().leave()
    expect(store().dispatch(BUY)).toMatchObject({ ok: false, error: { code: 'no-game' } })
  })
})

const TWO: PlayerSpec[] = [
  { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
  { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
]

describe('undo and redo', () => {
  it('go back and forward over purchases, the end of a phase and moves', () => {
    const opening = store().game
    play(BUY, END, TO_SERBIA)
    const end = store().game
    for (let i = 0; i < 3; i++) store().undo()
    expect(store().game).toBe(opening)
    expect(selectUndoState(store())).toMatchObject({ can: false, canRedo: true })
    for (let i = 0; i < 3; i++) store().redo()
    expect(store().game).toBe(end)
    expect(selectUndoState(store()).canRedo).toBe(false)
  })

  it('lets a new action replace what was undone', () => {
    play(BUY)
    store().undo()
    play({ type: 'purchase', units: { artillery: 1 } })
    expect(store().undone).toEqual([])
  })

  it('take back the last press of a turn while the next person has done nothing', () => {
    passTurn(TWO)
    expect(turn(store().game!).power).toBe('russia')
    expect(selectUndoState(store()).can).toBe(true)
    store().undo()
    expect(turn(store().game!)).toMatchObject({ power: 'austria-hungary', phase: 'income' })
    store().redo()
    expect(turn(store().game!).power).toBe('russia')
  })

  it('do not go back over the end of a turn once the next person has done something, even what was undone', () => {
    passTurn(TWO)
    play(BUY)
    store().undo()
    expect(selectUndoState(store())).toMatchObject({
      can: false,
      canRedo: true,
      reason: expect.stringMatching(/Ben has decided/),
    })
    store().undo()
    expect(turn(store().game!).power).toBe('russia')
  })

  it('go back over the end of a turn where the same person plays the next power', () => {
    passTurn([
      { name: 'Eve', powers: ['austria-hungary', 'germany', 'ottoman'] },
      { name: 'Eve', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
    ])
    play(BUY)
    store().undo()
    store().undo()
    expect(turn(store().game!)).toMatchObject({ power: 'austria-hungary', phase: 'income' })
  })

  it('stop at the end of a turn that threw dice', () => {
    store().open({
      ruleset: 'standard',
      base: 'empty',
      round: 4,
      power: 'britain',
      phase: 'income',
      seed: 'boats',
      submarineWarfare: true,
      players: TWO,
      units: { sz2: { germany: { submarine: 1 } }, london: { britain: { infantry: 1 } } },
    })
    play(END)
    expect(store().log.at(-1)?.dice.length).toBeGreaterThan(0)
    expect(selectUndoState(store())).toMatchObject({ can: false, reason: expect.stringMatching(/Dice/) })
  })

  it('can be taken back after a reload as well', async () => {
    passTurn(TWO)
    await store().importSave(JSON.stringify(store().exportSave()))
    expect(selectUndoState(store()).can).toBe(true)
    store().undo()
    expect(turn(store().game!).phase).toBe('income')
  })

  it('stop where dice were thrown and name the place', () => {
    attackTrieste()
    expect(selectUndoState(store())).toMatchObject({ can: false, reason: expect.stringMatching(/Dice/) })
  })
})

describe('saving and opening', () => {
  it('brings back the game with everything that can still be undone', async () => {
    play(BUY, END, TO_SERBIA)
    const text = JSON.stringify(store().exportSave())
    const hash = hashOf(store().game!)
    store().leave()
    expect(await store().importSave(text)).toEqual({ ok: true })
    expect(hashOf(store().game!)).toBe(hash)
    expect(selectOrders(store())).toHaveLength(2)
    store().undo()
    store().undo()
    expect(turn(store().game!).phase).toBe('purchase')
  })

  it('comes back in the middle of a battle with its question open', async () => {
    attackTrieste()
    const { pending } = store().game!.flow
    const text = JSON.stringify(store().exportSave())
    store().newGame({ ruleset: 'standard', seed: 'another' })
    await store().importSave(text)
    expect(store().game?.flow.pending).toEqual(pending)
  })

  it('leaves the open game alone when a file is no good', async () => {
    play(BUY)
    const { game, id } = store()
    const result = await store().importSave('{"format":"chess"}')
    expect(result).toEqual({ ok: false, error: expect.stringMatching(/not a saved game/) })
    expect(store()).toMatchObject({ game, id })
  })

  it('throws a sentence when asked to open an impossible position', () => {
    const { game } = store()
    expect(() => store().open({ ruleset: 'standard', base: 'empty', units: { atlantis: {} } })).toThrow(/atlantis/)
    expect(store().game).toBe(game)
  })

  it('gives every game an id of its own, also one that was opened from a file', async () => {
    const { id } = store()
    await store().importSave(JSON.stringify(store().exportSave()))
    expect(store().id).not.toBe(id)
  })
})

describe('who sits where', () => {
  it('one person with two seats may undo what either seat did', () => {
    const central = ['austria-hungary', 'germany', 'ottoman'] as const
    const allies = ['russia', 'france', 'britain', 'italy', 'usa'] as const
    const seats = (a: string, b: string) => [
      { name: a, powers: [...central] },
      { name: b, powers: [...allies] },
    ]
    passTurn(seats('Eve', 'Eve'))
    expect(store().title).toMatch(/Eve/)
    play({ type: 'declare-submarine-warfare' })
    expect(selectUndoState(store()).can).toBe(true)
    passTurn(seats('Anna', 'Ben'))
    play({ type: 'declare-submarine-warfare' })
    expect(selectUndoState(store())).toMatchObject({ can: false, reason: expect.stringMatching(/Germany/) })
  })
})

/** Austria-Hungary does nothing in a round in which it need not, and Russia is to move. */
function passTurn(players?: PlayerSpec[]) {
  store().open({ ruleset: 'standard', seed: 'pass', base: 'opening', round: 2, ...(players ? { players } : {}) })
  play(END, END, END, END, END)
}
