import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { bankOf, decision, type PositionSpec, treasuryOf, turn, unitsIn } from '../../../src/engine/index.ts'
import { unitCount } from '../../../src/planning/counts.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { pressMainButton } from '../../../src/store/settings/main-button.ts'
import { useUi } from '../../../src/store/ui.ts'
import { hintPanels } from '../../../src/ui/chunks/hint-panels.ts'
import { phasePanels } from '../../../src/ui/chunks/phase-panels.ts'
import {
  IncomePanel,
  IncomeTab,
  litSpaces,
  MobilizePanel,
  MovePanel,
  PurchasePanel,
  SpacePanel,
  VictoryPanel,
  WhyCard,
} from '../../../src/ui/panels/index.ts'
import { pressSpace } from '../../../src/ui/press.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const open = (spec: Partial<PositionSpec>) =>
  act(() => useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'panels', ...spec }))
const game = () => useGame.getState().game!
const press = (space: string, shift = false) =>
  act(() => pressSpace(space, { shift, alt: false, double: false, at: { x: 0, y: 0 } }))
const row = (name: string | RegExp) => screen.getByRole('spinbutton', { name })
const count = (space: string, power: string, type: string) =>
  unitsIn(game(), space).reduce((sum, stack) => sum + (stack.power === power && stack.type === type ? stack.count : 0), 0)

beforeEach(() => {
  const foot = document.createElement('div')
  document.body.append(foot)
  act(() => setDockFoot(foot))
})

describe('the purchase panel', () => {
  beforeEach(() => {
    open({ power: 'germany', round: 2 })
    render(<PurchasePanel />)
  })

  it('buys with arrows and digits, and keeps one order in the log', () => {
    fireEvent.keyDown(row('Infantry'), { key: '6' })
    fireEvent.keyDown(row('Artillery'), { key: 'ArrowRight' })
    fireEvent.keyDown(row('Artillery'), { key: 'ArrowRight' })
    expect(bankOf(game(), 'germany')).toEqual({ infantry: 6, artillery: 2 })
    expect(treasuryOf(game(), 'germany')).toBe(9)
    expect(useGame.getState().log).toHaveLength(1)
    expect(screen.getByText('End purchase: 8 units for 26 IPC')).toBeTruthy()
  })

  it('takes the order back whole, also by Reset', () => {
    fireEvent.keyDown(row('Infantry'), { key: '6' })
    fireEvent.click(screen.getByText('Reset'))
    expect(useGame.getState().log).toHaveLength(0)
    expect(treasuryOf(game(), 'germany')).toBe(35)
  })

  it('spends all on infantry and no more', () => {
    fireEvent.click(screen.getByText('All infantry'))
    expect(row('Infantry').getAttribute('aria-valuenow')).toBe('11')
    fireEvent.keyDown(row('Infantry'), { key: 'ArrowUp' })
    expect(bankOf(game(), 'germany')).toEqual({ infantry: 11 })
  })

  it('says why tanks are locked, by rule', () => {
    expect(screen.queryByRole('spinbutton', { name: 'Tank' })).toBeNull()
    expect(screen.getByRole('button', { name: /STD-PUR-03/ })).toBeTruthy()
  })

  it('asks once before nothing is bought, and then moves on', () => {
    act(() => void pressMainButton())
    expect(turn(game()).phase).toBe('purchase')
    expect(screen.getByText('Buy nothing this turn?')).toBeTruthy()
    act(() => void pressMainButton())
    expect(turn(game()).phase).toBe('move')
  })

  it('keeps buying, and takes an order as the answer', () => {
    act(() => void pressMainButton())
    fireEvent.click(screen.getByRole('button', { name: /^Keep buying/ }))
    expect(screen.queryByText('Buy nothing this turn?')).toBeNull()
    act(() => void pressMainButton())
    act(() => void useGame.getState().dispatch({ type: 'purchase', units: { infantry: 1 } }))
    expect(screen.queryByText('Buy nothing this turn?')).toBeNull()
    act(() => void pressMainButton())
    expect(turn(game()).phase).toBe('move')
  })
})

it('repairs a damaged battleship at a base, free', () => {
  open({ power: 'britain', units: { sz8: { britain: { battleship: 1, damaged: { battleship: 1 } } } } })
  render(<PurchasePanel />)
  fireEvent.click(screen.getByText('Repair'))
  expect(screen.getByText('Battleship repaired')).toBeTruthy()
  expect(treasuryOf(game(), 'britain')).toBe(30)
})

describe('the move panel', () => {
  it('picks up what can move, lights where it may go by class, and goes there', () => {
    open({ power: 'germany', round: 2, phase: 'move' })
    render(<MovePanel />)
    press('ruhr')
    expect(litSpaces(game(), useUi.getState().selection)).toMatchObject({
      alsace: 'reinforce',
      belgium: 'minor',
      holland: 'neutral',
    })
    fireEvent.keyDown(row('Infantry'), { key: '2' })
    fireEvent.keyDown(row('Artillery'), { key: '0' })
    press('alsace')
    expect(count('ruhr', 'germany', 'infantry')).toBe(5)
    expect(useUi.getState().selection).toBeNull()
    expect(screen.getByText('Ruhr › Alsace')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Take back Ruhr › Alsace' }))
    expect(count('ruhr', 'germany', 'infantry')).toBe(7)
  })

  it('lists a lit zone with room for a part of what is chosen, which a press chooses', () => {
    open({ power: 'britain', round: 2, phase: 'move' })
    render(<MovePanel />)
    press('london')
    expect(litSpaces(game(), useUi.getState().selection)).toHaveProperty('sz9')
    const zone = screen.getByRole('button', { name: /^Sea Zone 9/ })
    expect(zone.textContent).toContain('room for 2')
    fireEvent.click(zone)
    expect(unitCount(useUi.getState().selection?.units ?? {})).toBe(2)
  })

  it('lists orders along one route as one row, which takes all of them back', () => {
    open({ power: 'germany', round: 2, phase: 'move' })
    render(<MovePanel />)
    act(() => {
      const { dispatch } = useGame.getState()
      dispatch({ type: 'move', from: 'ruhr', path: ['alsace'], units: { infantry: 2 } })
      dispatch({ type: 'move', from: 'ruhr', path: ['munich'], units: { infantry: 1 } })
      dispatch({ type: 'move', from: 'ruhr', path: ['alsace'], units: { infantry: 1, artillery: 1 } })
    })
    expect(screen.getByText('Orders · 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ruhr › Alsace 2 orders' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Take back Ruhr › Alsace' }))
    expect(count('ruhr', 'germany', 'infantry')).toBe(6)
    expect(screen.getByText('Orders · 1')).toBeTruthy()
  })

  it('asks before a minor power is entered', () => {
    open({ power: 'germany', round: 2, phase: 'move' })
    render(<MovePanel />)
    press('ruhr')
    press('belgium')
    expect(count('belgium', 'germany', 'infantry')).toBe(0)
    expect(screen.getByText(/raises 3 infantry, 1 artillery for France/)).toBeTruthy()
    fireEvent.click(screen.getByText('Keep planning'))
    expect(screen.queryByText('Enter Belgium')).toBeNull()
    press('belgium')
    fireEvent.click(screen.getByText('Enter Belgium'))
    expect(count('belgium', 'germany', 'infantry')).toBe(7)
  })

  it('asks before a battle that must be fought at a loss, once its odds are known', async () => {
    await Promise.all([hintPanels.load(), phasePanels.load()])
    open({
      power: 'germany',
      round: 2,
      phase: 'move',
      base: 'empty',
      units: { alsace: { germany: { infantry: 3 } }, lorraine: { france: { infantry: 9, artillery: 4 } } },
    })
    render(<MovePanel />)
    press('alsace')
    press('lorraine')
    expect(count('lorraine', 'germany', 'infantry')).toBe(0)
    expect(screen.getByText('Fight at a loss in Lorraine?')).toBeTruthy()
    expect(screen.getByText(/The chance to clear the space is 0 %, and on average you lose \d+\.\d IPC more/)).toBeTruthy()
    fireEvent.click(screen.getByText('Attack Lorraine'))
    expect(count('lorraine', 'germany', 'infantry')).toBe(3)
  })

  it('asks with one line whoever has entered minor powers before', () => {
    const army = (space: string) => ({ [space]: { germany: { infantry: 4 } } })
    const units = { ...army('alsace'), ...army('kiel'), ...army('ruhr') }
    open({ power: 'germany', round: 2, phase: 'move', base: 'empty', units })
    render(<MovePanel />)
    const risk = () => screen.queryByText(/must fight there this turn/)
    for (const [from, to, name] of [
      ['alsace', 'belgium', 'Belgium'],
      ['kiel', 'denmark', 'Denmark'],
      ['ruhr', 'holland', 'Holland'],
    ] as const) {
      press(from)
      press(to)
      expect(risk() !== null).toBe(to !== 'holland')
      fireEvent.click(screen.getByText(`Enter ${name}`))
    }
    expect(unitsIn(game(), 'holland').length).toBeGreaterThan(0)
  })

  it('loads, bridges and lands', () => {
    open({
      power: 'britain',
      round: 2,
      phase: 'move',
      units: { london: { britain: { infantry: 4, artillery: 1 } }, sz9: { britain: { transport: 2, cruiser: 1 } } },
    })
    render(<MovePanel />)
    press('london')
    fireEvent.keyDown(row('Infantry'), { key: '2' })
    fireEvent.keyDown(row('Artillery'), { key: '0' })
    expect(litSpaces(game(), useUi.getState().selection)).toMatchObject({ sz9: 'load', picardy: 'land' })
    press('picardy')
    expect(count('picardy', 'britain', 'infantry')).toBe(2)
    press('london')
    // Three are too many for the ship that is left: it is lit all the same, and two go by one press.
    expect(litSpaces(game(), useUi.getState().selection).sz9).toBe('load')
    screen.getByText('2 of these 3 fit aboard in SZ 9.')
    fireEvent.click(screen.getByText('Take the 2'))
    expect(useUi.getState().selection?.units).toEqual({ infantry: 1, artillery: 1 })
    press('sz9')
    const loaded = unitsIn(game(), 'sz9').find((stack) => stack.cargo?.length === 2)
    expect(loaded?.cargo?.map((unit) => unit.type).sort()).toEqual(['artillery', 'infantry'])
    press('sz9')
    // The infantry alone goes ashore.
    fireEvent.click(within(screen.getByRole('group', { name: 'Would land:' })).getByRole('button', { name: 'artillery' }))
    const before = count('yorkshire', 'britain', 'infantry')
    press('yorkshire')
    expect(count('yorkshire', 'britain', 'infantry')).toBe(before + 1)
    expect(unitsIn(game(), 'sz9').find((stack) => stack.id === loaded?.id)?.cargo).toHaveLength(1)
  })

  it('asks which transport when several that differ could take them', () => {
    const aboard = { cargo: [{ power: 'britain' as const, type: 'infantry' as const }] }
    open({
      power: 'britain',
      round: 2,
      phase: 'move',
      units: { london: { britain: { infantry: 1 } }, sz9: { britain: { transports: [aboard, { cargo: [] }] } } },
    })
    render(<MovePanel />)
    press('london')
    press('sz9')
    fireEvent.click(screen.getByText('Transport 2 of Britain'))
    const ships = unitsIn(game(), 'sz9').filter((stack) => stack.id !== undefined)
    expect(ships.map((ship) => ship.cargo?.length ?? 0)).toEqual([1, 1])
  })

  it('lets the player land before or after a fight where only submarines lie', () => {
    open({
      power: 'britain',
      round: 2,
      phase: 'move',
      units: {
        sz9: {
          britain: { cruiser: 1, transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }] },
          germany: { submarine: 1 },
        },
        belgium: { germany: { infantry: 1 }, france: { infantry: 1 } },
      },
      mobilized: ['belgium'],
    })
    render(<MovePanel />)
    press('sz9')
    press('belgium')
    fireEvent.click(screen.getByText('After a battle at sea'))
    const last = useGame.getState().log.at(-1)?.action
    expect(last).toMatchObject({ type: 'offload', to: 'belgium', afterSeaCombat: true })
  })

  it('foretells an assault, and that mines roll first', async () => {
    open({
      power: 'britain',
      round: 2,
      phase: 'move',
      units: {
        sz10: {},
        sz9: { britain: { cruiser: 1, transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }] } },
        kiel: { germany: { infantry: 2, artillery: 1 } },
      },
    })
    render(<MovePanel />)
    press('sz9')
    act(() => useUi.getState().setAim('sz10'))
    expect(screen.getByText(/German mines in Sea Zone 10: 2 dice/)).toBeTruthy()
    press('sz10')
    press('sz10')
    act(() => useUi.getState().setAim('kiel'))
    const chain = within(await screen.findByRole('list', { name: 'What would happen' }))
    expect(chain.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Minesone die for every ship in SZ 10',
      'Sea battlethere is no enemy to beat at sea',
      'Artillery ashore1 artillery of Germany fires first, at units that land: hits on 3',
      'Bombardno battleship can bombard',
      'Assaultagainst 2 infantry, 1 artillery',
    ])
  })

  it('lists unmet duties, and says at the end why it cannot end', () => {
    open({ power: 'austria-hungary', round: 1, phase: 'move' })
    render(
      <>
        <MovePanel />
        <WhyCard />
      </>,
    )
    expect(screen.getByRole('list', { name: 'Before the phase ends' }).textContent).toMatch(/Serbia/)
    act(() => void pressMainButton())
    expect(turn(game()).phase).toBe('move')
    expect(screen.getByText('Movement cannot end yet')).toBeTruthy()
  })
})

describe('the mobilise panel', () => {
  it('starts with everything placed, the capital first, and gives one order a space', () => {
    open({ power: 'britain', round: 2 })
    act(() => void useGame.getState().dispatch({ type: 'purchase', units: { infantry: 4, cruiser: 1 } }))
    for (let i = 0; i < 3; i++) act(() => void useGame.getState().dispatch({ type: 'end-phase' }))
    render(<MobilizePanel />)
    expect(litSpaces(game(), null)).toMatchObject({ london: 'reinforce', india: 'reinforce' })
    expect(row('Infantry in London').getAttribute('aria-valuenow')).toBe('4')
    fireEvent.keyDown(row('Infantry in India'), { key: '1' })
    expect(row('Infantry in London').getAttribute('aria-valuenow')).toBe('3')
    const before = count('london', 'britain', 'infantry')
    act(() => void pressMainButton())
    expect(count('london', 'britain', 'infantry')).toBe(before + 3)
    expect(turn(game()).phase).toBe('income')
  })

  it('places all of it, then leaves the phase open for the question which unit becomes infantry', () => {
    open({ power: 'germany', base: 'empty', round: 2 })
    act(() => void useGame.getState().dispatch({ type: 'purchase', units: { artillery: 1, fighter: 1 } }))
    for (let i = 0; i < 3; i++) act(() => void useGame.getState().dispatch({ type: 'end-phase' }))
    render(<MobilizePanel />)
    expect(screen.getByText(/^Berlin would have none of your infantry: one unit placed there/)).toBeTruthy()
    act(() => void pressMainButton())
    expect(decision(game())).toMatchObject({ topic: 'exchange', space: 'berlin' })
    expect(useUi.getState().why).toBeNull()
    act(() => void useGame.getState().dispatch({ type: 'choose', option: 'fighter' }))
    expect(count('berlin', 'germany', 'artillery')).toBe(1)
    act(() => void pressMainButton())
    expect(turn(game()).phase).toBe('income')
  })

  it('keeps what was drawn while it is away, as long as nothing is done', () => {
    open({ power: 'britain', round: 2 })
    act(() => void useGame.getState().dispatch({ type: 'purchase', units: { infantry: 4, cruiser: 1 } }))
    for (let i = 0; i < 3; i++) act(() => void useGame.getState().dispatch({ type: 'end-phase' }))
    const placed = () => ['London', 'India'].map((space) => row(`Infantry in ${space}`).getAttribute('aria-valuenow'))
    const away = render(<MobilizePanel />)
    fireEvent.keyDown(row('Infantry in India'), { key: '2' })
    expect(placed()).toEqual(['2', '2'])
    away.unmount()
    render(<MobilizePanel />)
    expect(placed()).toEqual(['2', '2'])
    act(() => void useGame.getState().dispatch({ type: 'mobilize', to: 'india', units: { infantry: 1 } }))
    expect(placed()).toEqual(['3', '0'])
  })
})

describe('the statement of income', () => {
  it('adds up to what is collected', () => {
    open({ power: 'germany', round: 2, phase: 'income' })
    render(<IncomePanel />)
    const had = treasuryOf(game(), 'germany')
    expect(screen.getByText('Collect 35 IPC')).toBeTruthy()
    act(() => void pressMainButton())
    expect(treasuryOf(game(), 'germany')).toBe(had + 35)
  })

  it('strikes out what is contested, for any power at any time', () => {
    open({ power: 'germany', round: 2, units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } } })
    render(<IncomeTab />)
    fireEvent.click(screen.getByRole('button', { name: 'France' }))
    const contested = screen.getByRole('region', { name: 'Contested, pays no income' })
    expect(within(contested).getByText('Lorraine')).toBeTruthy()
  })
})

it('tells all there is to know of a space', () => {
  open({ power: 'germany' })
  act(() => useUi.getState().setInspect('kiel'))
  render(<SpacePanel />)
  expect(screen.getByRole('heading', { name: 'Kiel' })).toBeTruthy()
  expect(screen.getByText(/Held by Germany, as printed/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Hanover/ }))
  expect(screen.getByRole('heading', { name: 'Hanover' })).toBeTruthy()
})

it('tells how the war ended', () => {
  open({ power: 'germany', round: 3 })
  act(() => void useGame.getState().dispatch({ type: 'resign', side: 'allies' }))
  render(<VictoryPanel />)
  expect(screen.getByText('The Central Powers win the war')).toBeTruthy()
  expect(screen.getByText(/The Allies resigned in round 3/)).toBeTruthy()
})
