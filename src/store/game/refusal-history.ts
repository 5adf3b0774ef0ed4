/** Refusals since the page was opened, for the pages of the rules. Loaded with the first refusal. */
import { create } from 'zustand'
import { type PowerId, type RuleError, turn } from '../../engine/index.ts'
import { addUiEffect } from '../effects.ts'
import { useUi } from '../ui.ts'
import { useGame } from './table.ts'

/** `sitting`: identifies the game. */
export type LoggedRefusal = {
  readonly error: RuleError
  readonly round: number
  readonly power: PowerId
  readonly sitting: number
}
const MOST = 100

export const useRefusals = create<{ all: readonly LoggedRefusal[] }>(() => ({ all: [] }))

function noteRefusal(error: RuleError): void {
  const { game, sitting } = useGame.getState()
  if (!game) return
  const { round, power } = turn(game)
  useRefusals.setState(({ all }) => ({ all: [...all, { error, round, power, sitting }].slice(-MOST) }))
}

addUiEffect('refusals', ({ why }, before) => {
  if (why && why !== before.why) noteRefusal(why)
})
const { why: shownAlready } = useUi.getState()
if (shownAlready) noteRefusal(shownAlready)
