import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { unitsIn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { selectOrders } from '../../../src/store/game/undo-state.ts'
import { useAnnouncements } from '../../../src/store/notify.ts'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel, WhyCard } from '../../../src/ui/panels/index.ts'
import { legsOf } from '../../../src/ui/panels/move/lights.ts'
import { pressSpace } from '../../../src/ui/press.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const store = () => useGame.getState()
const press = (space: string, touch = false) =>
  act(() => pressSpace(space, { shift: false, alt: false, double: false, at: { x: 0, y: 0 }, ...(touch ? { touch } : {}) }))
const ordered = () => selectOrders(store()).map(({ action }) => action.type)
const aim = (space: string | null) => act(() => useUi.getState().setAim(space))

const inf = { power: 'britain', type: 'infantry' } as const
const ship = { cargo: [inf, inf] }

/** Two loaded transports and a battleship in the Adriatic; the Turks hold Smyrna and Constantinople. */
function open(over: Partial<PositionSpec> = {}, units: PositionSpec['units'] = {}): void {
  const foot = document.createElement('div')
  document.body.append(foot)
  act(() => {
    setDockFoot(foot)
    store().open({
      ruleset: 'standard',
      base: 'empty',
      round: 2,
      power: 'britain',
      phase: 'move',
      seed: 'voyage',
      control: { smyrna: 'ottoman', constantinople: 'ottoman' },
      units: { sz19: { britain: { battleship: 1, transports: [ship, ship] } }, smyrna: { ottoman: { infantry: 1 } }, ...units },
      ...over,
    })
  })
  render(
    <>
      <MovePanel />
      <WhyCard />
    </>,
  )
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('one press on a coast a voyage away', () => {
  it('sails and lands, says so, and is undone one order at a time', () => {
    open()
    press('sz19')
    press('tunisia')
    expect(ordered()).toEqual(['move', 'offload', 'offload'])
    expect(unitsIn(store().game!, 'tunisia')).toMatchObject([{ power: 'britain', type: 'infantry', count: 4 }])
    expect(useAnnouncements.getState().polite).toBe(
      '1 battleship, 2 transports from Sea Zone 19 to Sea Zone 16, 4 infantry landed in Tunisia.',
    )
    act(() => store().undo())
    act(() => store().undo())
    expect(ordered()).toEqual(['move'])
    act(() => store().undo())
    expect(ordered()).toEqual([])
  })

  it('is taken back whole with its voyage, once that is agreed to', () => {
    open()
    press('sz19')
    press('tunisia')
    fireEvent.click(screen.getByRole('button', { name: 'Take back Sea Zone 19 › Sea Zone 16' }))
    fireEvent.click(screen.getByRole('button', { name: /^Take back all 3/ }))
    expect(ordered()).toEqual([])
  })

  it('says before it where the ships sail, and why there', () => {
    open()
    press('sz19')
    aim('tuscany')
    const text = () => document.querySelector('[aria-live="polite"]')?.textContent
    expect(text()).toContain('Sail and land')
    expect(text()).toContain('They sail to Sea Zone 17 first; the way to Sea Zone 18 has more mines.')
    aim('trieste')
    expect(text()).toContain('They sail to Sea Zone 18 first, through mines in Sea Zone 18.')
    expect(text()).toContain('one die for every ship in SZ 18')
  })

  it('is listed by itself, with a name that says what it is', () => {
    open()
    press('sz19')
    expect(screen.getByText('Where they can land')).toBeTruthy()
    expect(screen.getByText('Where they can sail and land')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Smyrna: Land' })).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: /^\d+ more$/ })[0]!)
    fireEvent.click(screen.getByRole('button', { name: 'Tunisia: Sail and land' }))
    expect(ordered()).toEqual(['move', 'offload', 'offload'])
  })

  it('waits for the sea battle where an enemy fleet lies', () => {
    open({}, { sz20: { ottoman: { cruiser: 1 } }, constantinople: { ottoman: { infantry: 1 } } })
    press('sz19')
    press('constantinople')
    expect(store().game!.turn.landings).toHaveLength(2)
    expect(useAnnouncements.getState().polite).toMatch(/4 infantry to land in Constantinople after the sea battle\.$/)
  })

  it('is aimed at by a finger first, and sent by its second press', () => {
    open()
    press('sz19', true)
    press('tunisia', true)
    expect(ordered()).toEqual([])
    expect(screen.getByRole('button', { name: 'Send to Tunisia' })).toBeTruthy()
    press('tunisia', true)
    expect(ordered()).toEqual(['move', 'offload', 'offload'])
  })

  it('stops where mines hit, and leaves it to the question whether to land', () => {
    open({ queue: [1] })
    press('sz19')
    press('trieste')
    expect(ordered()[0]).toBe('move')
    expect(store().game!.flow.pending).toMatchObject({ topic: 'call-off' })
    expect(useUi.getState().why).toBeNull()
  })

  it('is drawn as a voyage and a landing', () => {
    open()
    press('sz19')
    const { selection } = useUi.getState()
    expect(legsOf(store().game!, selection!, 'tunisia')).toMatchObject([
      { to: 'sz16', class: 'sail', via: ['sz17'], goers: { space: 'sz19', transports: [1, 2] } },
      { to: 'tunisia', class: 'land', via: [], goers: { space: 'sz16', units: { infantry: 4 } } },
    ])
    expect(legsOf(store().game!, selection!, 'smyrna')).toHaveLength(1)
    expect(legsOf(store().game!, selection!, 'paris')).toEqual([])
  })
})
