import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Hotkeys } from '../../../src/app/Hotkeys.tsx'
import type { Action, PositionSpec } from '../../../src/engine/index.ts'
import { unitsIn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { selectOrders } from '../../../src/store/game/undo-state.ts'
import { useAnnouncements } from '../../../src/store/notify.ts'
import { pressMainButton } from '../../../src/store/settings/main-button.ts'
import { t } from '../../../src/store/text.ts'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel, WhyCard } from '../../../src/ui/panels/index.ts'
import { useAsked } from '../../../src/ui/panels/move/asked.ts'
import { movedBy } from '../../../src/ui/panels/move/OrdersList.tsx'
import { useOrderWork } from '../../../src/ui/panels/move/order-work.ts'
import { pressSpace } from '../../../src/ui/press.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const store = () => useGame.getState()
const press = (space: string) => act(() => pressSpace(space))
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const ordered = () => selectOrders(store()).map(({ action }) => action)
const main = () => document.querySelector('[data-primary]')?.textContent ?? ''
const stepper = (name: string) => screen.getByRole('spinbutton', { name })

function open(over: Partial<PositionSpec>, ...orders: Action[]): void {
  const foot = document.createElement('div')
  document.body.append(foot)
  act(() => {
    setDockFoot(foot)
    store().open({ ruleset: 'standard', base: 'opening', seed: 'orders', round: 2, power: 'germany', phase: 'move', ...over })
    for (const order of orders) store().dispatch(order)
  })
  render(
    <>
      <MovePanel />
      <WhyCard />
    </>,
  )
}

const march = (from: string, to: string, units: object): Action => ({ type: 'move', from, path: [to], units })

beforeEach(() => {
  document.body.innerHTML = ''
  useAsked.setState({ asked: null })
  useOrderWork.setState({ changing: null, leaning: null })
})

describe('an order that was given', () => {
  const KIEL = march('berlin', 'kiel', { infantry: 4 })
  const RUHR = march('munich', 'ruhr', { infantry: 1 })

  it('is changed in its number, as one act', () => {
    open({}, KIEL, RUHR)
    const { game } = store()
    click('Berlin › Kiel')
    expect(screen.getByText('Changing Berlin › Kiel')).toBeTruthy()
    expect(stepper('Infantry').textContent).toBe('4')
    fireEvent.keyDown(stepper('Infantry'), { key: '2' })
    expect(main()).toMatch(/^Send to Kiel/)
    act(() => void pressMainButton())
    expect(ordered()).toEqual([RUHR, march('berlin', 'kiel', { infantry: 2 })])
    act(() => store().undo())
    expect(store().game).toBe(game)
    expect(ordered()).toEqual([KIEL, RUHR])
  })

  it('is aimed anew', () => {
    open({}, KIEL)
    click('Berlin › Kiel')
    press('silesia')
    expect(ordered()).toEqual([march('berlin', 'silesia', { infantry: 4 })])
  })

  it('is left as it was by Leave, and by whoever turns to something else', () => {
    open({}, KIEL, RUHR)
    click('Berlin › Kiel')
    click('Leave as it was')
    expect(ordered()).toEqual([KIEL, RUHR])
    click('Berlin › Kiel')
    press('alsace')
    expect(ordered()).toEqual([KIEL, RUHR])
    expect(useUi.getState().selection?.space).toBe('alsace')
  })

  it('stands again when another one is to be changed', () => {
    open({}, KIEL, RUHR)
    click('Berlin › Kiel')
    click('Munich › Ruhr')
    expect(screen.getByText('Changing Munich › Ruhr')).toBeTruthy()
    expect(ordered()).toEqual([KIEL])
  })

  it('is taken back while it is being changed', () => {
    open({}, KIEL, RUHR)
    click('Berlin › Kiel')
    click('Take it back')
    expect(ordered()).toEqual([RUHR])
    expect(main()).toMatch(/^End movement/)
  })

  it('is named as a sentence would, whatever was ordered', () => {
    open({ phase: 'purchase' }, { type: 'purchase', units: { infantry: 2 } }, { type: 'end-phase' })
    click('Take back the purchase')
    expect(ordered()).toEqual([])
    expect(useAnnouncements.getState().polite).toBe('Taken back: the purchase.')
    const others: Action[] = [
      { type: 'repair', space: 'sz10', count: 1 },
      { type: 'influence', country: 'greece' },
      { type: 'revolt', territory: 'tunisia' },
    ]
    expect(others.map((action) => t('panels.move.takeBack', { order: movedBy(action, store().game!)?.named }))).toEqual([
      'Take back the repair in Sea Zone 10',
      'Take back the payment for Greece',
      'Take back the revolt in Tunisia',
    ])
  })

  it('keeps its phase open: the end of movement is not the main button meanwhile', () => {
    open({}, KIEL)
    click('Berlin › Kiel')
    expect(screen.queryByRole('button', { name: /^End movement/ })).toBeNull()
  })
})

describe('what depends on an order', () => {
  const atSea: Partial<PositionSpec> = {
    base: 'empty',
    power: 'italy',
    units: { rome: { italy: { infantry: 3 } }, tuscany: { italy: { infantry: 2 } }, sz17: { italy: { transport: 1 } } },
  }
  function voyage() {
    open(atSea)
    const transport = unitsIn(store().game!, 'sz17').find((stack) => stack.type === 'transport')!.id!
    act(() => {
      store().dispatch({ type: 'load', from: 'rome', transport, units: { infantry: 1 } })
      store().dispatch({ type: 'offload', transport, to: 'naples', units: { infantry: 1 } })
    })
  }

  it('is taken back with it after one question', () => {
    voyage()
    click(/^Take back Rome › /)
    expect(ordered()).toHaveLength(2)
    expect(screen.getByRole('heading', { name: /^Take back Rome › .*\?$/ })).toBeTruthy()
    expect(screen.getByText(/“Land 1 infantry in Naples” depends on it/)).toBeTruthy()
    expect(main()).toMatch(/^Take back both/)
    act(() => void pressMainButton())
    expect(ordered()).toEqual([])
    act(() => store().undo())
    expect(ordered()).toHaveLength(2)
  })

  it('stays where it is when the answer is no', () => {
    voyage()
    click(/^Take back Rome › /)
    click(/^Keep/)
    expect(ordered()).toHaveLength(2)
    expect(main()).toMatch(/^End movement/)
  })

  it('is given again after a change where it still can be', () => {
    voyage()
    click(/^Rome › /)
    act(() => void pressMainButton())
    fireEvent.keyDown(stepper('Infantry'), { key: '2' })
    act(() => void pressMainButton())
    expect(ordered().map(({ type }) => type)).toEqual(['load', 'offload'])
    expect(ordered()[0]).toMatchObject({ units: { infantry: 2 } })
  })
})

describe('guns that were sent alone', () => {
  it('are offered to be taken back before others are sent after them', async () => {
    open(
      { units: { belgium: { germany: {}, france: { infantry: 2 } } }, mobilized: ['belgium'] },
      march('ruhr', 'belgium', { artillery: 2 }),
    )
    act(() => void pressMainButton())
    const card = screen.getByRole('region', { name: 'Why not' })
    await within(card).findByRole('button', { name: /Take back/ })
    const ways = within(card).getAllByRole('listitem').slice(-3)
    const back = ways.findIndex((way) => /Take back Ruhr › Belgium/.test(way.textContent ?? ''))
    const others = ways.findIndex((way) => /Enter Belgium from/.test(way.textContent ?? ''))
    expect(back).toBeGreaterThanOrEqual(0)
    expect(others === -1 || back < others).toBe(true)
    fireEvent.click(within(ways[back]!).getByRole('button'))
    expect(ordered()).toEqual([])
  })
})

describe('a question before an order', () => {
  it('has one main button, which is its answer', () => {
    open({ mobilized: [] })
    press('kiel')
    press('holland')
    expect(main()).toMatch(/^Enter Holland/)
    expect(screen.queryByRole('button', { name: /^End movement/ })).toBeNull()
    click(/^Keep planning/)
    expect(main()).toMatch(/^End movement/)
    expect(ordered()).toEqual([])
    press('holland')
    act(() => void pressMainButton())
    expect(ordered()).toHaveLength(1)
  })
})

describe('Escape', () => {
  const said = () => useAnnouncements.getState().polite
  const letGo = () => {
    fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' })
    fireEvent.keyUp(document.body, { key: 'Escape', code: 'Escape' })
  }

  it('lets go of the chosen units, and says so', () => {
    open({})
    render(<Hotkeys />)
    press('kiel')
    expect(said()).toMatch(/^Kiel: .+ chosen\.$/)
    letGo()
    expect(useUi.getState().selection).toBeNull()
    expect(said()).toBe('Kiel: selection cleared.')
  })

  it('leaves an order that was to be changed as it was, and says so', () => {
    const kiel = march('berlin', 'kiel', { infantry: 4 })
    open({}, kiel)
    render(<Hotkeys />)
    click('Berlin › Kiel')
    letGo()
    expect(ordered()).toEqual([kiel])
    expect(said()).toBe('As it was: Berlin › Kiel.')
  })
})
