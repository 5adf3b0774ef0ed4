/** What the computer would do in the place of the person whose turn it is: one order at a time, and why. Nothing is done by it. */
import { create } from 'zustand'
import { type Action, decision, turn } from '../../engine/index.ts'
import { LEVELS } from '../../save/levels.ts'
import { useGame } from '../table.ts'
import { mindAtWork } from './mind.ts'
import type { Mind, Motive } from './types.ts'

type Hint = { action: Action; why: Motive | undefined }

/** `open`: somebody has asked; no hint: it is being thought of. `mind`: who thinks, from the first time on. */
export const useHint = create<{ open: boolean; hint: Hint | null; mind: Mind | null }>()(() => ({
  open: false,
  hint: null,
  mind: null,
}))

const SEED = 'hint'

async function advise(asked: Mind): Promise<void> {
  const { game } = useGame.getState()
  if (!game || game.flow.winner || decision(game)?.kind === 'dice') return closeHint()
  useHint.setState({ hint: null })
  const power = decision(game)?.by ?? turn(game).power
  const opts = { level: LEVELS[2], seed: SEED }
  const { actions, why } = decision(game)
    ? await asked.answer(game, power, opts).then((reply) => ({ actions: [reply.action], why: [reply.why] }))
    : await asked.plan(game, power, opts)
  const [action] = actions
  // Whoever has gone on meanwhile is told of what stands now.
  if (useGame.getState().game === game) useHint.setState({ hint: action ? { action, why: why[0] } : null })
}

/** Asks, and asks again after whatever is done, until it is closed. */
export function askForHint(by: Mind = mindAtWork()): void {
  const mind = useHint.getState().mind ?? by
  useHint.setState({ open: true, mind })
  void advise(mind).catch(closeHint)
}

export function closeHint(): void {
  useHint.setState({ open: false, hint: null })
}

useGame.subscribe((now, before) => {
  const { open, mind } = useHint.getState()
  if (now.game !== before.game && open && mind) void advise(mind).catch(closeHint)
})
