import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Action, PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { EVERY, NONE, setCoach } from '../../../src/store/modes/coach-setting.ts'
import { useAnnouncements } from '../../../src/store/notify.ts'
import { commandFor } from '../../../src/store/settings/commands.ts'
import { useUi } from '../../../src/store/ui.ts'
import { closeBattleReplay, useBattleReplay } from '../../../src/store/view/battle-replay.ts'
import { LogPanel } from '../../../src/ui/log/index.ts'
import { BandLines } from '../../../src/ui/recap/BandLines.tsx'
import { Recap } from '../../../src/ui/recap/Recap.tsx'

const store = () => useGame.getState()
const TWO: PositionSpec['players'] = [
  { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
  { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
]
const ALONE: PositionSpec['players'] = TWO.map(({ powers }) => ({ name: 'Anna', powers }))

const RAID: Action[] = [
  { type: 'move', from: 'belarus', path: ['poland'], units: { infantry: 6 } },
  { type: 'end-phase' },
  { type: 'attack', space: 'poland' },
]
/** Russia takes Poland from Austria-Hungary, and Germany is to buy. */
function play(players: PositionSpec['players']): void {
  act(() => {
    store().open({
      ruleset: 'standard',
      base: 'empty',
      seed: 'recap',
      round: 2,
      power: 'russia',
      phase: 'move',
      players,
      units: { poland: { 'austria-hungary': { infantry: 2 } }, belarus: { russia: { infantry: 7 } } },
      control: { poland: 'austria-hungary' },
      treasury: { germany: 9 },
      queue: [1, 1, 1, 6, 6, 6, 1, 6],
    })
    for (const action of RAID) store().dispatch(action, { quiet: true })
    for (let i = 0; i < 9 && store().game!.flow.power === 'russia'; i++) store().dispatch({ type: 'end-phase' }, { quiet: true })
  })
}
function Table() {
  const game = useGame((state) => state.game)
  return game && <Recap game={game} />
}
const list = () => screen.queryByRole('region', { name: /^(Since|Before)/ })
const folded = () => screen.queryByRole('button', { name: /^Since/, expanded: false })

beforeEach(() => act(() => useUi.getState().reset()))

describe('beside the coach', () => {
  /** Russia only comes nearer, which does not open the list by itself. */
  const approach = (round: number) =>
    act(() => {
      store().open({
        ...{ ruleset: 'standard', base: 'empty', seed: 'recap', round, power: 'russia', phase: 'move', players: TWO },
        units: { poland: { russia: { infantry: 2 } }, belarus: { russia: { infantry: 7 } } },
        treasury: { germany: 9 },
      })
      store().dispatch({ type: 'move', from: 'belarus', path: ['poland'], units: { infantry: 6 } }, { quiet: true })
      for (let i = 0; i < 9 && store().game!.flow.power === 'russia'; i++)
        store().dispatch({ type: 'end-phase' }, { quiet: true })
    })

  it.each([
    ['open in the first rounds', EVERY, 2, true],
    ['folded later', EVERY, 3, false],
    ['folded in a game without the coach', NONE, 2, false],
  ] as const)('it is %s', (_, where, round, open) => {
    setCoach(where)
    approach(round)
    render(<Table />)
    expect([list() !== null, folded() !== null]).toEqual([open, !open])
    setCoach(NONE)
  })
})

describe('what happened since the last turn', () => {
  it('is gone through by key: each line is marked, shown on the map and said', () => {
    play(TWO)
    render(<Table />)
    const lines = [...list()!.querySelectorAll('li > :first-child')]
    const meant = () => lines.findIndex((line) => (line as HTMLElement).dataset.meant)
    const press = (key: string) => act(() => commandFor(key, true)!.run(key))
    expect(meant()).toBe(-1)
    press(']')
    expect(meant()).toBe(0)
    expect(useUi.getState().ring).toEqual(['poland'])
    expect(useAnnouncements.getState().polite).toMatch(/^Russia took Poland/)
    // It ends where it ends.
    press('[')
    expect(meant()).toBe(0)
    for (const _ of lines) press(']')
    expect(meant()).toBe(lines.length - 1)
  })

  it('stands in a list, with what it cost; pressed, it is shown on the map', () => {
    play(TWO)
    render(<Table />)
    const line = within(list()!).getByRole('button', { name: /^Russia took Poland/ })
    expect(line.textContent).toContain('6 : 3')
    expect(list()?.textContent).toContain('Lost in all: ours 6, theirs 3 IPC')
    fireEvent.click(line)
    expect(useUi.getState().ring).toEqual(['poland'])
  })

  it('folds by its button and by Escape, opens again, and does not move the rows under the hand', () => {
    play(TWO)
    const { unmount } = render(<Table />)
    fireEvent.click(screen.getByRole('button', { name: /^Close/ }))
    expect(list()).toBeNull()
    fireEvent.click(folded()!)
    expect(list()).not.toBeNull()
    act(() => commandFor('escape', true)?.run('escape'))
    expect(list()).toBeNull()
    fireEvent.click(folded()!)
    act(() => void store().dispatch({ type: 'purchase', units: { infantry: 1 } }))
    expect(list()).not.toBeNull()
    // Whoever comes back to the panel has begun.
    unmount()
    render(<Table />)
    expect(list()).toBeNull()
    expect(folded()).not.toBeNull()
  })

  it('leads to its battle again, and the way back to the line one came from', () => {
    play(TWO)
    const { unmount } = render(<Table />)
    // Whoever has bought would find it folded.
    act(() => void store().dispatch({ type: 'purchase', units: { infantry: 1 } }))
    expect(screen.getAllByRole('button', { name: /^Again/ })).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: /^Again: Russia took Poland/ }))
    expect(useBattleReplay.getState().battle?.report.space).toBe('poland')
    unmount()
    act(closeBattleReplay)
    const back = render(<Table />)
    expect(document.activeElement?.textContent).toBe('Again')
    expect(list()?.contains(document.activeElement)).toBe(true)
    // Once only.
    back.unmount()
    render(<Table />)
    expect(list()).toBeNull()
  })

  it('can be read in the log as well, where it opens when it is asked for and closes by Escape', async () => {
    play(TWO)
    render(<LogPanel />)
    const row = await screen.findByRole('button', { name: /^Since your last turn/, expanded: false })
    fireEvent.click(row)
    expect(within(list()!).getByRole('button', { name: /^Russia took Poland/ })).toBeTruthy()
    act(() => commandFor('escape', true)?.run('escape'))
    expect(list()).toBeNull()
  })

  it('is not in the log while a computer has the turn', async () => {
    play(TWO)
    act(() => useGame.setState({ computers: { seed: 'recap', seats: { germany: { level: 'easy', style: 'balanced' } } } }))
    render(<LogPanel />)
    await import('../../../src/ui/recap/Recap.tsx')
    expect(folded()).toBeNull()
    act(() => useGame.setState({ computers: null }))
    expect(await screen.findByRole('button', { name: /^Since your last turn/ })).toBeTruthy()
  })

  it('is one line for whoever plays alone, and tells of the power to move', () => {
    play(ALONE)
    render(<Table />)
    expect(list()).toBeNull()
    // Germany has lost nothing in Poland.
    expect(folded()?.textContent ?? '').not.toContain('Poland')
  })

  it('is the same after the game was put away and taken up again', async () => {
    play(TWO)
    const text = JSON.stringify(store().exportSave())
    act(() => store().leave())
    await act(async () => void (await store().importSave(text)))
    render(<Table />)
    expect(within(list()!).getByRole('button', { name: /^Russia took Poland/ })).toBeTruthy()
  })
})

describe('the card of a hand-over', () => {
  it('calls the next player with the weightiest of it, which can be pressed', () => {
    play(TWO)
    render(<BandLines game={store().game!} />)
    const lines = screen.getAllByRole('listitem')
    expect(lines.length).toBeLessThanOrEqual(5)
    fireEvent.click(within(lines[0]!).getByRole('button'))
    expect(useUi.getState().ring).toEqual(['poland'])
  })
})
