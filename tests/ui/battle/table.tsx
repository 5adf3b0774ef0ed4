import { act, render } from '@testing-library/react'
import { type Action, decision, type PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { CombatPanel } from '../../../src/ui/battle/index.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

export const players: PositionSpec['players'] = [
  { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
  { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
]

const base: PositionSpec = {
  ruleset: 'standard',
  base: 'empty',
  round: 2,
  power: 'germany',
  phase: 'combat',
  seed: 'test',
  players,
}

/** A game that stands in Conduct Combat, with these units and these dice to come. */
export function open(over: Partial<PositionSpec>): void {
  act(() => useGame.getState().open({ ...base, ...over }))
}

export const act1 = (action: Action) => act(() => void useGame.getState().dispatch(action, { quiet: true }))
export const asked = () => {
  const { game } = useGame.getState()
  return game && decision(game)
}

/** The panel with the dock's foot below it, as the dock holds them. */
export function Dock() {
  return (
    <>
      <CombatPanel />
      <div ref={setDockFoot} />
    </>
  )
}

export const show = () => render(<Dock />)
