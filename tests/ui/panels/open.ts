import { act } from '@testing-library/react'
import { beforeEach } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

/** A position of some ruleset on the table, with the foot of the dock that panels put their button in. */
export const store = () => useGame.getState()
export const open = (spec: Partial<PositionSpec> & Pick<PositionSpec, 'ruleset'>) =>
  act(() => store().open({ base: 'opening', seed: 'panels', round: 2, power: 'germany', ...spec }))
export const act2 = (...actions: Parameters<ReturnType<typeof store>['dispatch']>[0][]) =>
  act(() => {
    for (const action of actions) {
      const outcome = store().dispatch(action)
      if (!outcome.ok) throw new Error(outcome.error.message)
    }
  })

export const withFoot = () =>
  beforeEach(() => {
    const foot = document.createElement('div')
    document.body.append(foot)
    act(() => setDockFoot(foot))
  })
