import { act, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type PositionSpec, type SpaceId, turn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { openSpaces, useSpaces } from '../../../src/store/spaces.ts'
import { useUi } from '../../../src/store/ui.ts'
import { useHeld } from '../../../src/ui/battle/held.ts'
import { litSpaces, MobilizePanel, MovePanel } from '../../../src/ui/panels/index.ts'
import { offersFor } from '../../../src/ui/spaces/offers.ts'
import { battlesOf } from '../../../src/ui/spaces/rows.ts'

const put = (spec: Partial<PositionSpec>) =>
  act(() => useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'offers', ...spec }))
const game = () => useGame.getState().game!

function offers(space: SpaceId) {
  const { selection, picking, ghosts } = useUi.getState()
  const moment = {
    phase: turn(game()).phase,
    selected: null,
    aimed: null,
    targets: litSpaces(game(), selection),
    ghosts,
    battles: battlesOf(game()),
    held: useHeld.getState().spaces,
  }
  return offersFor(space, { game: game(), selection, picking, moment })
}
const ids = (space: SpaceId) => offers(space).map((offer) => offer.id)
const take = (space: SpaceId, id: string) =>
  act(() => {
    const offer = offers(space).find((each) => each.id === id)
    if (!offer) throw new Error(`${space} does not offer ${id}, but ${ids(space)}`)
    offer.run()
  })
const ALWAYS = ['map', 'inspect']

describe('in the move phase a row', () => {
  const begin = () => {
    put({ power: 'germany', round: 2, phase: 'move' })
    return render(<MovePanel />)
  }

  it('lets units be chosen where some can move, and let go of', () => {
    begin()
    expect(ids('ruhr')).toEqual(['select', 'some', ...ALWAYS])
    expect(ids('paris')).toEqual(ALWAYS)
    expect(ids('himalayas')).toEqual(ALWAYS)
    take('ruhr', 'select')
    expect(useUi.getState().selection).toMatchObject({ space: 'ruhr', units: { infantry: 7 } })
    expect(ids('ruhr')).toEqual(['some', 'drop', ...ALWAYS])
    take('ruhr', 'drop')
    expect(useUi.getState().selection).toBeNull()
  })

  it('takes the chosen units where they may go, by what happens there, and says why where they may not', () => {
    begin()
    take('ruhr', 'select')
    expect(ids('munich')).toEqual(['move', 'select', 'some', ...ALWAYS])
    expect(offers('munich')[0]).toMatchObject({ mark: 'reinforce', note: 'Move within friendly land' })
    expect(ids('lorraine')).toEqual(['why', ...ALWAYS])
    take('lorraine', 'why')
    expect(useUi.getState().why?.rule).toMatch(/^STD-MOV-/)
    take('munich', 'move')
    expect(useGame.getState().log.at(-1)?.action).toMatchObject({ type: 'move', from: 'ruhr', path: ['munich'] })
  })

  it('asks in the panel what must be asked first', () => {
    const { container } = begin()
    take('ruhr', 'select')
    take('belgium', 'move')
    expect(useGame.getState().log).toHaveLength(0)
    expect(container.textContent).toContain('Enter Belgium?')
  })

  it('sends the keyboard to the steppers for some of them', () => {
    vi.useFakeTimers()
    put({ power: 'germany', round: 2, phase: 'move' })
    render(
      <aside>
        <MovePanel />
      </aside>,
    )
    take('ruhr', 'some')
    act(() => void vi.runAllTimers())
    expect(document.activeElement?.getAttribute('role')).toBe('spinbutton')
    vi.useRealTimers()
  })

  it('orders nothing where no panel is in charge', () => {
    begin().unmount()
    expect(ids('ruhr')).toEqual(ALWAYS)
  })
})

it('in combat a row opens, begins, puts off and takes up its battle', () => {
  put({
    power: 'germany',
    round: 2,
    phase: 'combat',
    control: { lorraine: 'contested' },
    units: { lorraine: { germany: { infantry: 3 }, france: { infantry: 3 } } },
  })
  expect(ids('ruhr')).toEqual(ALWAYS)
  expect(ids('lorraine')).toEqual(['board', 'attack', 'hold', ...ALWAYS])
  take('lorraine', 'hold')
  expect(useHeld.getState().spaces.has('lorraine')).toBe(true)
  expect(offers('lorraine')[2]?.label).toBe('Fight anyway')
  take('lorraine', 'hold')
  expect(useHeld.getState().spaces.has('lorraine')).toBe(false)
  take('lorraine', 'board')
  expect(useUi.getState()).toMatchObject({ battleSpace: 'lorraine', tab: 'orders' })
  take('lorraine', 'attack')
  expect(useGame.getState().log.at(-1)?.action).toEqual({ type: 'attack', space: 'lorraine' })
  expect(ids('lorraine')).not.toContain('attack')
})

it('in mobilization a row gathers new units where they may stand', () => {
  put({ power: 'britain', round: 2, phase: 'purchase' })
  act(() => {
    const { dispatch } = useGame.getState()
    dispatch({ type: 'purchase', units: { infantry: 3 } })
    for (let i = 0; i < 3; i++) dispatch({ type: 'end-phase' })
  })
  render(<MobilizePanel />)
  expect(ids('paris')).toEqual(ALWAYS)
  take('india', 'place')
  expect(useUi.getState().ghosts.india).toEqual({ infantry: 3 })
})

it('every row leads to the map and to the facts', () => {
  put({ power: 'germany', round: 2, phase: 'purchase' })
  act(openSpaces)
  take('sahara', 'inspect')
  expect(useUi.getState()).toMatchObject({ inspect: 'sahara', tab: 'space' })
  take('rome', 'map')
  expect(useSpaces.getState().open).toBe(false)
  expect(useUi.getState()).toMatchObject({ focusSpace: 'rome', ring: ['rome'] })
})
