import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel } from '../../../src/ui/panels/index.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

describe('the checklist before Movement ends', () => {
  beforeEach(() => {
    act(() =>
      useGame.getState().open({
        ruleset: 'standard',
        base: 'empty',
        seed: 'checklist',
        power: 'austria-hungary',
        round: 2,
        phase: 'move',
        units: {
          galicia: { russia: { infantry: 2 } },
          bohemia: { 'austria-hungary': { infantry: 1 } },
          tyrolia: { 'austria-hungary': { infantry: 1 }, italy: { infantry: 1 } },
        },
        control: { galicia: 'russia', tyrolia: 'contested' },
      }),
    )
    const foot = document.createElement('div')
    document.body.append(foot)
    act(() => setDockFoot(foot))
    render(<MovePanel />)
  })
  const list = () => within(screen.getByRole('list', { name: 'Before the phase ends' }))
  const go = (from: string, to: string) =>
    act(() => void useGame.getState().dispatch({ type: 'move', from, path: [to], units: { infantry: 1 } }))

  it('warns of an empty capital beside an enemy until somebody stands in it, and shows both', () => {
    const line = list().getByText('Vienna is empty, and Russia is next door in Galicia.')
    fireEvent.click(line)
    expect(useUi.getState().ring).toEqual(['vienna', 'galicia'])
    expect(list().getByRole('img', { name: 'warning' })).toBeTruthy()
    expect(list().getByText('All duties are done')).toBeTruthy()
    go('bohemia', 'vienna')
    expect(list().queryByText(/Vienna is empty/)).toBeNull()
  })

  it('warns of contested land as soon as its last unit has left, and names who will have it', () => {
    expect(list().queryByText(/stays in Tyrolia/)).toBeNull()
    go('tyrolia', 'vienna')
    expect(list().getByText('None of your units stays in Tyrolia: Italy will get it.')).toBeTruthy()
  })
})
