import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decision, type PositionSpec } from '../../src/engine/index.ts'
import { startAutomaticLosses, useAutomaticLosses, wereLossesAutomatic } from '../../src/store/game/automatic-losses.ts'
import { useGame } from '../../src/store/game/game.ts'
import { selectUndoState } from '../../src/store/game/undo-state.ts'
import { useAnnouncements } from '../../src/store/notify.ts'
import { type Settings, useSettings } from '../../src/store/settings/settings.ts'
import { LossesTold } from '../../src/ui/dock/LossesTold.tsx'
import { players } from '../ui/battle/table.tsx'

const game = () => useGame.getState()
const asked = () => decision(game().game!)
const types = () => game().log.map(({ action }) => action.type)
const told = () => screen.queryByText(/Losses chosen by your settings/)?.textContent ?? null

const ATTACK = { type: 'attack', space: 'lorraine' } as const
let stop = () => {}
beforeEach(() => {
  stop = startAutomaticLosses()
  render(<LossesTold />)
})
afterEach(() => {
  stop()
  useSettings.setState(useSettings.getInitialState())
  useAutomaticLosses.setState({ entries: [] })
})

/** Two hits on six infantry and a gun of Germany; three on three infantry and two guns of France, who keeps an infantry. */
async function attack(losses: Settings['losses'], spec: Partial<PositionSpec> = {}) {
  useSettings.setState({ losses })
  await act(async () => {
    game().open({
      ruleset: 'standard',
      base: 'empty',
      round: 2,
      power: 'germany',
      phase: 'combat',
      seed: 'taken',
      players,
      units: { lorraine: { germany: { infantry: 6, artillery: 1 }, france: { infantry: 3, artillery: 2 } } },
      queue: [1, 1, 1, 6, 6, 6, 6, 1, 1, 6, 6, 6],
      ...spec,
    })
  })
  await act(async () => {
    expect(game().dispatch(ATTACK).ok).toBe(true)
  })
}

describe('losses nobody is asked about', () => {
  it('always: somebody is asked', async () => {
    await attack('always')
    expect(asked()).toMatchObject({ kind: 'casualties', by: 'germany' })
    expect(types()).toEqual(['attack'])
    expect(told()).toBeNull()
  })

  it('when it matters: what the cheapest bear is taken, and who would lose all of them is asked', async () => {
    await attack('matters')
    expect(types()).toEqual(['attack', 'casualties'])
    expect(asked()).toMatchObject({ kind: 'casualties', by: 'france', count: 3 })
    expect(told()).toBe('Losses chosen by your settings. Germany: 2 infantry.')
    expect(wereLossesAutomatic(useAutomaticLosses.getState().entries, 'lorraine', 'germany')).toBe(true)
    expect(wereLossesAutomatic(useAutomaticLosses.getState().entries, 'lorraine', 'france')).toBe(false)
    expect(wereLossesAutomatic(useAutomaticLosses.getState().entries, 'picardy', 'germany')).toBe(false)
  })

  it('never: the cheapest of both sides are taken, told and spoken', async () => {
    await attack('never')
    expect(types()).toEqual(['attack', 'casualties', 'casualties'])
    expect(asked()).toBeNull()
    const words = 'Losses chosen by your settings. Germany: 2 infantry. France: 2 infantry, 1 artillery.'
    expect(told()).toBe(words)
    expect(useAnnouncements.getState().polite).toBe(words)
  })

  it('can be undone where the rules allow, and are then asked for', async () => {
    await attack('matters')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
    expect(types()).toEqual(['attack'])
    expect(asked()).toMatchObject({ kind: 'casualties', by: 'germany' })
    expect(told()).toBeNull()
    await act(async () => void game().dispatch({ type: 'casualties', lose: { germany: { infantry: 1, artillery: 1 } } }))
    expect(types()).toEqual(['attack', 'casualties'])
    expect(asked()).toMatchObject({ by: 'france' })
    expect(told()).toBeNull()
  })

  it('are not taken from one who answered for himself: the other’s answer bars undo', async () => {
    await attack('never')
    expect(selectUndoState(game()).can).toBe(false)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('a game that is opened in mid-battle asks, whatever is set', async () => {
    await attack('always')
    const save = game().exportSave()
    useSettings.setState({ losses: 'never' })
    await act(async () => game().open(save))
    expect(asked()).toMatchObject({ kind: 'casualties', by: 'germany' })
    expect(types()).toEqual(['attack'])
  })

  it('what is done again is not answered for', async () => {
    await attack('matters')
    await act(async () => game().undo())
    await act(async () => game().redo())
    expect(types()).toEqual(['attack', 'casualties'])
    expect(told()).toBeNull()
  })
})
