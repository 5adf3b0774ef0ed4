import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Hotkeys } from '../../../src/app/Hotkeys.tsx'
import type { Action } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { notify, useAnnouncements } from '../../../src/store/notify.ts'
import { useUi } from '../../../src/store/ui.ts'
import { useViewed } from '../../../src/store/view/viewed-moment.ts'
import { useHeld } from '../../../src/ui/battle/held.ts'
import { CombatPanel } from '../../../src/ui/battle/index.ts'
import { DecisionCard } from '../../../src/ui/decisions/index.ts'
import { History } from '../../../src/ui/dock/History.tsx'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'
import { players } from '../battle/table.tsx'

const said = () => useAnnouncements.getState().polite
const perform = (action: Action) => act(() => expect(useGame.getState().dispatch(action)).toMatchObject({ ok: true }))
const heard = (words: string | RegExp) => waitFor(() => expect(said()).toMatch(words))

beforeEach(() => {
  act(() => {
    notify('', 'polite')
    useGame.getState().open({
      ruleset: 'standard',
      base: 'empty',
      seed: 'deed',
      round: 2,
      phase: 'combat',
      power: 'germany',
      players,
      units: { lorraine: { germany: { infantry: 4, artillery: 2 }, france: { infantry: 5, artillery: 2 } } },
      queue: [1, 1, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6],
    })
  })
})

describe('what was done is said', () => {
  it('with what the other side threw', async () => {
    render(<History />)
    perform({ type: 'attack', space: 'lorraine' })
    await heard(/^Germany rolled 6 dice in Lorraine: 2 hits\. France rolled 7 dice in Lorraine: 1 hit\.$/)
  })

  it('by the steps alone where it is shown step by step', async () => {
    render(<History />)
    perform({ type: 'attack', space: 'lorraine' })
    await heard('Germany rolled')
    act(() => notify('One step is told.', 'polite'))
    act(() => {
      const state = useGame.getState().game!
      useViewed.setState({ look: { state, log: [], Dock: () => null } })
      useGame.getState().dispatch({ type: 'casualties', lose: { germany: { infantry: 1 } } })
    })
    expect(said()).toBe('One step is told.')
    act(() => useViewed.setState({ look: null }))
    expect(said()).toBe('One step is told.')
  })

  it('with everything that one press has done', async () => {
    act(() =>
      useGame.getState().open({
        ruleset: 'standard',
        base: 'opening',
        seed: 'deed',
        round: 2,
        phase: 'move',
        power: 'germany',
        players,
      }),
    )
    render(<History />)
    act(() => {
      for (const units of [{ infantry: 2 }, { infantry: 1, artillery: 1 }])
        useGame.getState().dispatch({ type: 'move', from: 'ruhr', path: ['alsace'], units })
    })
    await heard(/^Germany moved 3 infantry, 1 artillery from Ruhr to Alsace\.$/)
  })

  it('but not what was done before, when something is taken back', async () => {
    render(<History />)
    perform({ type: 'attack', space: 'lorraine' })
    await heard('Germany rolled')
    perform({ type: 'casualties', lose: { germany: { infantry: 1 } } })
    await waitFor(() => expect(said()).not.toMatch('Germany rolled'))
    act(() => {
      notify('', 'polite')
      useGame.getState().undo()
    })
    expect(said()).toBe('')
  })
})

it('who works elsewhere, as on the map, is told what is asked', async () => {
  render(
    <>
      <button type="button">elsewhere</button>
      <DecisionCard />
      <div ref={setDockFoot} />
    </>,
  )
  screen.getByRole('button', { name: 'elsewhere' }).focus()
  perform({ type: 'attack', space: 'lorraine' })
  expect(document.activeElement?.textContent).toBe('elsewhere')
  await heard(/^Germany loses 1\.$/)
})

it('a battle that is opened says who meets whom and what is to be expected; after the last one that none is left', () => {
  render(
    <>
      <Hotkeys />
      <CombatPanel />
      <div ref={setDockFoot} />
    </>,
  )
  fireEvent.keyDown(document.body, { key: 'b' })
  fireEvent.keyUp(document.body, { key: 'b' })
  expect(said()).toMatch(
    /^Battle of Lorraine\. Germany: 4 infantry, 2 artillery against France: 5 infantry, 2 artillery\. Expected: \d+\.\d hits for \d+\.\d\.$/,
  )
  act(() => useUi.getState().setBattleSpace(null))
  act(() => useHeld.getState().set('lorraine', true))
  fireEvent.keyDown(document.body, { key: 'b' })
  expect(said()).toBe('One battle is left. Optional: Lorraine.')
})

it('losses that must be chosen take the focus from a panel that nobody works in, and say whose they are', () => {
  const { container } = render(
    <div data-dock="">
      <div role="tabpanel" data-state="active" tabIndex={-1}>
        <DecisionCard />
        <div ref={setDockFoot} />
      </div>
    </div>,
  )
  container.querySelector<HTMLElement>('[role="tabpanel"]')!.focus()
  perform({ type: 'attack', space: 'lorraine' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Germany loses 1')
})
