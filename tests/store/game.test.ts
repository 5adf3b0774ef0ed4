import { beforeEach, describe, expect, it } from 'vitest'
import { type Action, hashOf, type PlayerSpec, treasuryOf, turn, unitsIn } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game.ts'
import { without } from '../../src/store/take-back.ts'
import { useUi } from '../../src/store/ui.ts'

const store = () => useGame.getState()
const play = (...actions: Action[]) => {
  for (const action of actions) {
    const outcome = store().dispatch(action)
    if (!outcome.ok) throw new Error(`${action.type}: ${outcome.error.message}`)
  }
}
const infantry = (space: string) =>
  unitsIn(store().game!, space).reduce((sum, stack) => (stack.type === 'infantry' ? sum + stack.count : sum), 0)

const BUY: Action = { type: 'purchase', units: { infantry: 4 } }
const END: Action = { type: 'end-phase' }
const TO_SERBIA: Action = { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }
const TO_VIENNA: Action = { type: 'move', from: 'bohemia', path: ['vienna'], units: { infantry: 2 } }

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
    expect(store().undoState).toMatchObject({ can: false, canRedo: true })
    for (let i = 0; i < 3; i++) store().redo()
    expect(store().game).toBe(end)
    expect(store().undoState.canRedo).toBe(false)
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
    expect(store().undoState.can).toBe(true)
    store().undo()
    expect(turn(store().game!)).toMatchObject({ power: 'austria-hungary', phase: 'income' })
    store().redo()
    expect(turn(store().game!).power).toBe('russia')
  })

  it('do not go back over the end of a turn once the next person has done something, even what was undone', () => {
    passTurn(TWO)
    play(BUY)
    store().undo()
    expect(store().undoState).toMatchObject({ can: false, canRedo: true, reason: expect.stringMatching(/Ben has decided/) })
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
    expect(store().undoState).toMatchObject({ can: false, reason: expect.stringMatching(/Dice/) })
  })

  it('can be taken back after a reload as well', async () => {
    passTurn(TWO)
    await store().importSave(JSON.stringify(store().exportSave()))
    expect(store().undoState.can).toBe(true)
    store().undo()
    expect(turn(store().game!).phase).toBe('income')
  })

  it('stop where dice were thrown and name the place', () => {
    attackTrieste()
    expect(store().undoState).toMatchObject({ can: false, reason: expect.stringMatching(/Dice/) })
  })
})

describe('taking one order back', () => {
  it('keeps the others', () => {
    play(END, TO_SERBIA, TO_VIENNA)
    const before = infantry('serbia')
    const [first] = store().orders
    expect(store().orders.map((order) => order.removable)).toEqual([true, true])
    expect(store().takeBack(first!.index)).toBeNull()
    expect(store().orders.map((order) => order.action)).toEqual([TO_VIENNA])
    expect(infantry('serbia')).toBeLessThan(before)
  })

  it('gives the same game as never having given it', () => {
    play(END, TO_VIENNA)
    const without = hashOf(store().game!)
    store().newGame({ ruleset: 'standard', seed: 'store' })
    play(END, TO_SERBIA, TO_VIENNA)
    store().takeBack(store().orders[0]!.index)
    expect(hashOf(store().game!)).toBe(without)
  })

  it('takes all the tries of a purchase together', () => {
    play(BUY, { type: 'purchase', units: { infantry: 5 } }, END)
    expect(store().orders).toHaveLength(1)
    expect(store().takeBack(store().orders[0]!.index)).toBeNull()
    expect(treasuryOf(store().game!, 'austria-hungary')).toBe(26)
    expect(turn(store().game!).phase).toBe('move')
  })

  /** An infantry goes aboard in Rome and ashore in Naples. */
  function voyage() {
    store().open({
      ruleset: 'standard',
      base: 'empty',
      power: 'italy',
      phase: 'move',
      units: {
        rome: { italy: { infantry: 2 } },
        tuscany: { italy: { infantry: 2 } },
        sz17: { italy: { transport: 1 } },
      },
    })
    const transport = unitsIn(store().game!, 'sz17').find((stack) => stack.type === 'transport')!.id!
    play({ type: 'load', from: 'rome', transport, units: { infantry: 1 } })
    play({ type: 'offload', transport, to: 'naples', units: { infantry: 1 } })
  }

  it('is refused, with the reason, when a later one leans on it', () => {
    voyage()
    const { game, orders } = store()
    expect(orders.map((order) => order.action.type)).toEqual(['load', 'offload'])
    expect(store().takeBack(orders[0]!.index)).toMatchObject({
      code: 'leaned-on',
      message: expect.stringMatching(/depends on it/),
    })
    expect(store().game).toBe(game)
  })

  it('takes back together with it what leans on it, as one act that can be undone and done again', () => {
    voyage()
    const { game, log, orders } = store()
    expect(store().takeBack(orders[0]!.index, true)).toBeNull()
    expect(store().orders).toEqual([])
    const bare = store().game
    expect(store().undoState.can).toBe(true)
    store().undo()
    expect(store().log).toBe(log)
    expect(store().game).toBe(game)
    store().redo()
    expect(store().game).toBe(bare)
  })

  it('leaves standing what does not lean on it', () => {
    voyage()
    play({ type: 'move', from: 'tuscany', path: ['venice'], units: { infantry: 1 } })
    store().takeBack(store().orders[0]!.index, true)
    expect(store().orders.map(({ action }) => action.type)).toEqual(['move'])
    store().undo()
    expect(store().orders.map(({ action }) => action.type)).toEqual(['load', 'offload', 'move'])
  })

  it('is undone only as the last thing that was done', () => {
    voyage()
    store().takeBack(store().orders[0]!.index, true)
    play({ type: 'move', from: 'tuscany', path: ['venice'], units: { infantry: 1 } })
    store().undo()
    expect(store().orders).toEqual([])
    store().undo()
    expect(store().orders).toHaveLength(2)
  })

  it('after a reload the log says what can be undone', async () => {
    voyage()
    store().takeBack(store().orders[1]!.index)
    await store().importSave(JSON.stringify(store().exportSave()))
    store().undo()
    expect(store().orders).toEqual([])
  })

  it('is refused for what is no order of this turn', () => {
    play(END)
    expect(store().takeBack(0)).toMatchObject({ code: 'no-such-order' })
    expect(store().takeBack(99)).toMatchObject({ code: 'no-such-order' })
  })

  it('is refused once dice were thrown after it', () => {
    attackTrieste()
    expect(store().orders.length).toBeGreaterThan(0)
    const [order] = store().orders
    expect(order).toMatchObject({ removable: false, why: expect.stringMatching(/Dice/) })
    expect(store().takeBack(order!.index)).toMatchObject({ code: 'barrier' })
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
    expect(store().orders).toHaveLength(2)
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

describe('changing an order', () => {
  const to = (n: number): Action => ({ type: 'move', from: 'budapest', path: ['vienna'], units: { infantry: n } })
  const on: Action = { type: 'move', from: 'galicia', path: ['budapest'], units: { infantry: 1 } }

  it('is one act: undo gives back the order that was', () => {
    play(END, to(1), on)
    const { log, game, orders } = store()
    store().takeBack(orders[0]!.index, true)
    play(to(2))
    expect(store().joinChange(log, [])).toEqual([])
    expect(store().orders.map(({ action }) => action)).toEqual([on, to(2)])
    store().undo()
    expect(store().game).toBe(game)
    store().redo()
    expect(store().orders.map(({ action }) => action)).toEqual([on, to(2)])
  })

  it('gives again what depended on it where it still can be, and says what cannot', () => {
    store().open({
      ruleset: 'standard',
      base: 'empty',
      power: 'italy',
      phase: 'move',
      units: { rome: { italy: { infantry: 2 } }, sz17: { italy: { transport: 1 } } },
    })
    const transport = unitsIn(store().game!, 'sz17').find((stack) => stack.type === 'transport')!.id!
    play({ type: 'load', from: 'rome', transport, units: { infantry: 1 } })
    play({ type: 'offload', transport, to: 'naples', units: { infantry: 1 } })
    const { log } = store()
    const again = without(log, [log.findIndex(({ action }) => action.type === 'load')])
    if (!again.ok) throw new Error(again.error.message)
    store().takeBack(0, true)
    play({ type: 'load', from: 'rome', transport, units: { infantry: 2 } })
    expect(store().joinChange(log, again.also)).toEqual([])
    expect(store().orders.map(({ action }) => action.type)).toEqual(['load', 'offload'])
    store().undo()
    expect(store().log).toBe(log)
    store().takeBack(0, true)
    expect(store().joinChange(log, again.also)).toMatchObject([{ action: { type: 'offload' } }])
    expect(store().orders).toEqual([])
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
    expect(store().undoState.can).toBe(true)
    passTurn(seats('Anna', 'Ben'))
    play({ type: 'declare-submarine-warfare' })
    expect(store().undoState).toMatchObject({ can: false, reason: expect.stringMatching(/Germany/) })
  })
})

/** Austria-Hungary does nothing in a round in which it need not, and Russia is to move. */
function passTurn(players?: PlayerSpec[]) {
  store().open({ ruleset: 'standard', seed: 'pass', base: 'opening', round: 2, ...(players ? { players } : {}) })
  play(END, END, END, END, END)
}

/** Austria-Hungary fights for Trieste; the first dice are thrown. */
function attackTrieste() {
  store().open({
    ruleset: 'standard',
    base: 'empty',
    seed: 'fight',
    power: 'austria-hungary',
    round: 2,
    phase: 'move',
    units: {
      vienna: { 'austria-hungary': { infantry: 6, artillery: 2 } },
      trieste: { 'austria-hungary': { infantry: 1 }, italy: { infantry: 4 } },
    },
  })
  play({ type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: 5, artillery: 2 } }, END, {
    type: 'attack',
    space: 'trieste',
  })
}
