import { fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { type Action, decision, type PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { DecisionCard } from '../../../src/ui/decisions/index.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'
import { act1, open } from '../battle/table.tsx'

/** A position of the advanced game in Germany's Conduct Combat; the dice in the order in which they are thrown. */
export const advanced = (over: Partial<PositionSpec>) => open({ ruleset: 'advanced', ...over })

/** Plays what comes before the question, and shows its card. */
export function ask(...actions: Action[]): void {
  for (const action of actions) act1(action)
  render(
    <>
      <DecisionCard />
      <div ref={setDockFoot} />
    </>,
  )
}

export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
export const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }))
export const count = (name: string | RegExp) => screen.getByRole('spinbutton', { name }).getAttribute('aria-valuenow')
export const question = () => screen.getByRole('heading', { level: 2, name: /\?/ }).textContent
export const answered = () => useGame.getState().log.at(-1)?.action
export const game = () => useGame.getState().game ?? expect.fail('no game is open')
export const pending = () => decision(game())
