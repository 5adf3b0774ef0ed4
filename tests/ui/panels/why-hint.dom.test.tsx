import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../src/engine/index.ts'
import { refusalIn } from '../../../src/planning/refusals.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { Button } from '../../../src/ui/widgets/index.ts'

const game = () => useGame.getState().game!
const AWAY: Action = { type: 'move', from: 'lorraine', path: ['burgundy'], units: { infantry: 2 } }

describe('the reason beside a faint button', () => {
  beforeEach(() => {
    act(() =>
      useGame.getState().open({
        ruleset: 'standard',
        base: 'empty',
        seed: 'hint',
        power: 'germany',
        round: 2,
        phase: 'move',
        units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } } },
      }),
    )
  })
  const ask = async (why: Parameters<typeof Button>[0]['why']) => {
    render(<Button why={why ?? null}>Go</Button>)
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    await screen.findByRole('dialog', { name: 'Why not?' })
  }

  it('shows on the map the space it is about, and where its cause lies', async () => {
    await ask(refusalIn(game(), AWAY))
    fireEvent.click(screen.getByRole('button', { name: 'Show on the map' }))
    expect(useUi.getState().ring).toEqual(['burgundy', 'lorraine'])
  })

  it('leads to the card with what can be done instead, which knows what was asked for', async () => {
    await ask(refusalIn(game(), AWAY))
    fireEvent.click(screen.getByRole('button', { name: 'What can be done' }))
    expect(useUi.getState().why).toMatchObject({ rule: 'STD-MOV-06', space: 'burgundy' })
    expect(useUi.getState().whyContext).toEqual({ asked: AWAY, before: game() })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Why not?' })).toBeNull())
  })

  it('offers neither for a bare sentence, nor the map where no space is meant', async () => {
    await ask('Nothing is ordered yet.')
    expect(screen.queryByRole('button', { name: 'Show on the map' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'What can be done' })).toBeNull()
  })

  it('is null for what is allowed', () => {
    expect(refusalIn(game(), { type: 'end-phase' })).toBeNull()
  })
})
