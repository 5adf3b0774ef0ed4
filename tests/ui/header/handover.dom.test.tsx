// The band that says whose turn it is: it goes where what is past, or something beside the game, is looked at.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game.ts'
import { useLook } from '../../../src/store/look.ts'
import { showMoment } from '../../../src/store/moments.ts'
import { Handover } from '../../../src/ui/handover/index.ts'

const RUSSIA: PositionSpec = {
  ruleset: 'standard',
  seed: 'handover',
  base: 'opening',
  power: 'austria-hungary',
  phase: 'income',
  players: [
    { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
    { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
  ],
}
const band = () => screen.queryByText('It is your turn.')

function hand(): void {
  act(() => useGame.getState().open(RUSSIA))
  render(<Handover />)
  act(() => void useGame.getState().dispatch({ type: 'end-phase' }))
}

afterEach(() => {
  act(() => useLook.setState({ look: null, band: null }))
  cleanup()
})

describe('the band at a hand-over', () => {
  it('says whose turn it is', () => {
    hand()
    expect(band()).not.toBeNull()
  })

  it('goes where a moment that is past is looked at, and does not come again with the present', () => {
    hand()
    act(() => showMoment(0))
    expect(band()).toBeNull()
    act(() => useLook.setState({ look: null }))
    expect(band()).toBeNull()
  })

  it('stays over the steps of what has just been done, which are no past', () => {
    hand()
    const { game, log } = useGame.getState()
    act(() => useLook.setState({ look: { state: game!, log, Dock: () => null } }))
    expect(band()).not.toBeNull()
  })

  it('goes where a battle that is over is looked at', () => {
    hand()
    const { game, log } = useGame.getState()
    act(() => useLook.setState({ look: { state: game!, log, along: 1, Dock: () => null } }))
    expect(band()).toBeNull()
  })

  it('goes where something is sketched beside the game', () => {
    hand()
    act(() => useLook.setState({ band: () => null }))
    expect(band()).toBeNull()
  })
})
