import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { turn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useBoardView } from '../../../src/store/view/use-board-view.ts'
import { lights } from '../../../src/ui/panels/lit.ts'
import '../../../src/ui/panels/move/lights.ts'

const game = () => useGame.getState()

beforeEach(() => {
  game().open({
    ruleset: 'standard',
    seed: 'view',
    base: 'opening',
    round: 2,
    power: 'austria-hungary',
    phase: 'move',
    players: [
      { name: 'Anna', powers: ['germany', 'austria-hungary', 'ottoman'] },
      { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
    ],
  })
})
afterEach(() => useGame.setState({ computers: null }))

const shown = () => renderHook(() => useBoardView(lights)).result

describe('what the map lights', () => {
  it('is what can still be moved by whoever is to move', () => {
    const view = shown()
    expect(view.current!.movable).toContain('vienna')
    expect(view.current!.stacks).toEqual(view.current!.movable)
  })

  it('is nothing while a computer is to move, whose stacks can still be gone through', () => {
    const view = shown()
    act(() => useGame.setState({ computers: { seed: 's', seats: { 'austria-hungary': { level: 'easy', style: 'balanced' } } } }))
    expect(view.current!.movable).toEqual([])
    expect(view.current!.targets).toEqual({})
    expect(view.current!.stacks).toContain('vienna')
    expect(view.current!.watched).toBe('austria-hungary')
  })

  it('is lit again where a person takes over', () => {
    useGame.setState({ computers: { seed: 's', seats: { 'austria-hungary': { level: 'easy', style: 'balanced' } } } })
    const view = shown()
    expect(turn(game().game!).power).toBe('austria-hungary')
    expect(view.current!.movable).toEqual([])
    act(() => useGame.setState({ computers: null }))
    expect(view.current!.movable).toContain('vienna')
  })
})
