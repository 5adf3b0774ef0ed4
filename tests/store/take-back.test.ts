import { beforeEach, describe, expect, it } from 'vitest'
import { type Action, hashOf, treasuryOf, turn, unitsIn } from '../../src/engine/index.ts'
import { removeOrders } from '../../src/store/game/order-removal.ts'
import { selectOrders, selectUndoState } from '../../src/store/game/undo-state.ts'
import { attackTrieste, BUY, END, infantry, play, store, TO_SERBIA, TO_VIENNA } from './playing.ts'

beforeEach(() => store().newGame({ ruleset: 'standard', seed: 'store' }))

describe('taking one order back', () => {
  it('keeps the others', () => {
    play(END, TO_SERBIA, TO_VIENNA)
    const before = infantry('serbia')
    const [first] = selectOrders(store())
    expect(selectOrders(store()).map((order) => order.removable)).toEqual([true, true])
    expect(store().takeBack(first!.index)).toBeNull()
    expect(selectOrders(store()).map((order) => order.action)).toEqual([TO_VIENNA])
    expect(infantry('serbia')).toBeLessThan(before)
  })

  it('gives the same game as never having given it', () => {
    play(END, TO_VIENNA)
    const without = hashOf(store().game!)
    store().newGame({ ruleset: 'standard', seed: 'store' })
    play(END, TO_SERBIA, TO_VIENNA)
    store().takeBack(selectOrders(store())[0]!.index)
    expect(hashOf(store().game!)).toBe(without)
  })

  it('takes all the tries of a purchase together', () => {
    play(BUY, { type: 'purchase', units: { infantry: 5 } }, END)
    expect(selectOrders(store())).toHaveLength(1)
    expect(store().takeBack(selectOrders(store())[0]!.index)).toBeNull()
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
    const { game } = store()
    const orders = selectOrders(store())
    expect(orders.map((order) => order.action.type)).toEqual(['load', 'offload'])
    expect(store().takeBack(orders[0]!.index)).toMatchObject({
      code: 'leaned-on',
      message: expect.stringMatching(/depends on it/),
    })
    expect(store().game).toBe(game)
  })

  it('takes back together with it what leans on it, as one act that can be undone and done again', () => {
    voyage()
    const { game, log } = store()
    const orders = selectOrders(store())
    expect(store().takeBack(orders[0]!.index, true)).toBeNull()
    expect(selectOrders(store())).toEqual([])
    const bare = store().game
    expect(selectUndoState(store()).can).toBe(true)
    store().undo()
    expect(store().log).toBe(log)
    expect(store().game).toBe(game)
    store().redo()
    expect(store().game).toBe(bare)
  })

  it('leaves standing what does not lean on it', () => {
    voyage()
    play({ type: 'move', from: 'tuscany', path: ['venice'], units: { infantry: 1 } })
    store().takeBack(selectOrders(store())[0]!.index, true)
    expect(selectOrders(store()).map(({ action }) => action.type)).toEqual(['move'])
    store().undo()
    expect(selectOrders(store()).map(({ action }) => action.type)).toEqual(['load', 'offload', 'move'])
  })

  it('is undone only as the last thing that was done', () => {
    voyage()
    store().takeBack(selectOrders(store())[0]!.index, true)
    play({ type: 'move', from: 'tuscany', path: ['venice'], units: { infantry: 1 } })
    store().undo()
    expect(selectOrders(store())).toEqual([])
    store().undo()
    expect(selectOrders(store())).toHaveLength(2)
  })

  it('after a reload the log says what can be undone', async () => {
    voyage()
    store().takeBack(selectOrders(store())[1]!.index)
    await store().importSave(JSON.stringify(store().exportSave()))
    store().undo()
    expect(selectOrders(store())).toEqual([])
  })

  it('is refused for what is no order of this turn', () => {
    play(END)
    expect(store().takeBack(0)).toMatchObject({ code: 'no-such-order' })
    expect(store().takeBack(99)).toMatchObject({ code: 'no-such-order' })
  })

  it('is refused once dice were thrown after it', () => {
    attackTrieste()
    expect(selectOrders(store()).length).toBeGreaterThan(0)
    const [order] = selectOrders(store())
    expect(order).toMatchObject({ removable: false, why: expect.stringMatching(/Dice/) })
    expect(store().takeBack(order!.index)).toMatchObject({ code: 'barrier' })
  })
})

describe('changing an order', () => {
  const to = (n: number): Action => ({ type: 'move', from: 'budapest', path: ['vienna'], units: { infantry: n } })
  const on: Action = { type: 'move', from: 'galicia', path: ['budapest'], units: { infantry: 1 } }

  it('is one act: undo gives back the order that was', () => {
    play(END, to(1), on)
    const { log, game } = store()
    const orders = selectOrders(store())
    store().takeBack(orders[0]!.index, true)
    play(to(2))
    expect(store().joinChange(log, [])).toEqual([])
    expect(selectOrders(store()).map(({ action }) => action)).toEqual([on, to(2)])
    store().undo()
    expect(store().game).toBe(game)
    store().redo()
    expect(selectOrders(store()).map(({ action }) => action)).toEqual([on, to(2)])
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
    const again = removeOrders(log, [log.findIndex(({ action }) => action.type === 'load')])
    if (!again.ok) throw new Error(again.error.message)
    store().takeBack(0, true)
    play({ type: 'load', from: 'rome', transport, units: { infantry: 2 } })
    expect(store().joinChange(log, again.also)).toEqual([])
    expect(selectOrders(store()).map(({ action }) => action.type)).toEqual(['load', 'offload'])
    store().undo()
    expect(store().log).toBe(log)
    store().takeBack(0, true)
    expect(store().joinChange(log, again.also)).toMatchObject([{ action: { type: 'offload' } }])
    expect(selectOrders(store())).toEqual([])
  })
})
