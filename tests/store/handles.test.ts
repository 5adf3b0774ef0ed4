import { beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { turnStart } from '../../src/store/game/timeline.ts'
import { selectOrders } from '../../src/store/game/undo-state.ts'
import { ordersAsArrows } from '../../src/store/view/arrows.ts'
import { handlesOf, ordersOfArrow } from '../../src/store/view/order-handles.ts'

const store = () => useGame.getState()
const march = (from: string, to: string, infantry: number): Action => ({ type: 'move', from, path: [to], units: { infantry } })
const give = (...actions: Action[]) => {
  for (const action of actions) {
    const outcome = store().dispatch(action)
    if (!outcome.ok) throw new Error(outcome.error.message)
  }
}
const arrows = () => ordersAsArrows(store().log.slice(turnStart(store().log)))

beforeEach(() => {
  store().open({ ruleset: 'standard', base: 'opening', seed: 'handles', round: 2, power: 'germany', phase: 'move' })
})

describe('the orders behind an arrow', () => {
  it('are all that went the same way, and no other', () => {
    give(march('berlin', 'kiel', 2), march('munich', 'ruhr', 1), march('berlin', 'kiel', 1))
    const [kiel, ruhr] = arrows()
    expect(kiel).toMatchObject({ to: 'kiel', units: { infantry: 3 } })
    expect(ordersOfArrow(kiel!, store().log, selectOrders(store()))).toEqual([0, 2])
    expect(ordersOfArrow(ruhr!, store().log, selectOrders(store()))).toEqual([1])
  })

  it('have the name of their way', () => {
    give(march('berlin', 'kiel', 2))
    expect(handlesOf(arrows(), store().log, selectOrders(store())).map(({ name }) => name)).toEqual(['Berlin › Kiel'])
  })

  it('cannot be pressed once the phase is over', () => {
    give(march('berlin', 'kiel', 2))
    const drawn = arrows()
    expect(handlesOf(drawn, store().log, [])).toEqual([])
    expect(
      handlesOf(
        drawn.map((arrow) => ({ ...arrow, faint: true })),
        store().log,
        selectOrders(store()),
      ),
    ).toEqual([])
  })
})
