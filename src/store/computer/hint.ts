/** Hints: the order the computer would give and why, or the faults of the player's orders. */
import { create } from 'zustand'
import { type Action, decision, type GameState, turn } from '../../engine/index.ts'
import { LEVELS } from '../../save/computers.ts'
import { addGameEffect } from '../effects.ts'
import { computerToAct } from '../game/computers.ts'
import { loadFullLog } from '../game/full-log.ts'
import { useGame } from '../game/table.ts'
import { planningPoint } from './next-steps.ts'
import { computerPlayerFor, SupersededError } from './player-queue.ts'
import type { Comparison, ComputerPlayer, Motive } from './types.ts'

/** `plan`: all orders it would give; the odds of battles include them. */
type Hint = { action: Action; why: Motive | undefined; plan: readonly Action[] }

type HintMode = 'order' | 'faults'

type HintState = {
  /** Open without a result: still computing. */
  open: boolean
  mode: HintMode
  hint: Hint | null
  compared: Comparison | null
  /** The player that is asked, from the first hint on. */
  player: ComputerPlayer | null
}

export const useHint = create<HintState>()(() => ({ open: false, mode: 'order', hint: null, compared: null, player: null }))

const SEED = 'hint'
const OPTS = { level: LEVELS[2], seed: SEED }

/** Can orders be compared: in Movement, without an open question. */
export const canCompare = (game: GameState): boolean => turn(game).phase === 'move' && !decision(game)

const powerOf = (game: GameState) => decision(game)?.by ?? turn(game).power

async function hintOf(player: ComputerPlayer, game: GameState): Promise<Hint | null> {
  if (decision(game)) {
    const { action, why } = await player.answer(game, powerOf(game), OPTS)
    return { action, why, plan: [action] }
  }
  const { actions, why } = await player.plan(game, powerOf(game), OPTS)
  return actions[0] ? { action: actions[0], why: why[0], plan: actions } : null
}

/** State at the start of the orders that can still be changed. */
function phaseStart(game: GameState): GameState {
  loadFullLog()
  const { log } = useGame.getState()
  return log[planningPoint({ game, log, since: 0 })]?.before ?? game
}

async function updateHint(player: ComputerPlayer): Promise<void> {
  const { game, computers } = useGame.getState()
  if (!game || game.flow.winner || decision(game)?.kind === 'dice') return closeHint()
  // No hint during a computer's turn; it returns afterwards.
  if (computerToAct(game, computers)) return useHint.setState({ hint: null, compared: null })
  const faults = useHint.getState().mode === 'faults' && canCompare(game)
  useHint.setState({ hint: null, compared: null, mode: faults ? 'faults' : 'order' })
  const found = faults
    ? { compared: await player.compare(game, powerOf(game), OPTS, phaseStart(game)) }
    : { hint: await hintOf(player, game) }
  // The position or mode may have changed meanwhile.
  const { open, mode } = useHint.getState()
  if (open && useGame.getState().game === game && (mode === 'faults') === faults) useHint.setState(found)
}

const startUpdate = (player: ComputerPlayer): unknown =>
  updateHint(player).catch((error) => (error instanceof SupersededError ? undefined : closeHint()))

/** Opens the hint and updates it after every action until it is closed. */
export function askForHint(source: ComputerPlayer = computerPlayerFor('advice'), mode: HintMode = 'order'): void {
  const player = useHint.getState().player ?? source
  useHint.setState({ open: true, player, mode })
  startUpdate(player)
}

/** Switches between order and faults. */
export const switchHint = (mode: HintMode): void => askForHint(undefined, mode)

export function closeHint(): void {
  useHint.setState({ open: false, hint: null, compared: null })
}

addGameEffect('computer-advice', (now, before) => {
  const { open, player } = useHint.getState()
  if (now.game !== before.game && open && player) startUpdate(player)
})
