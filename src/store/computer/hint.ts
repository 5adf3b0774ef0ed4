/**
 * What the computer would do in the place of the person whose turn it is: one order at a time, and why; or what their own orders fall
 * short of. Nothing is done by it.
 */
import { create } from 'zustand'
import { type Action, decision, type GameState, turn } from '../../engine/index.ts'
import { LEVELS } from '../../save/computers.ts'
import { computerToAct } from '../computers.ts'
import { addGameEffect } from '../effects.ts'
import { needPast } from '../past.ts'
import { useGame } from '../table.ts'
import { planningPoint } from './next-steps.ts'
import { computerPlayerFor, SupersededError } from './player-queue.ts'
import type { Comparison, ComputerPlayer, Motive } from './types.ts'

/** `plan`: the orders it would give from here on, the one that is advised first; the odds of a battle are those of all of them. */
type Hint = { action: Action; why: Motive | undefined; plan: readonly Action[] }

type HintMode = 'order' | 'faults'

type HintState = {
  /** Somebody has asked. Without what is wanted, it is being thought of. */
  open: boolean
  mode: HintMode
  hint: Hint | null
  compared: Comparison | null
  /** Who thinks, from the first time on. */
  player: ComputerPlayer | null
}

export const useHint = create<HintState>()(() => ({ open: false, mode: 'order', hint: null, compared: null, player: null }))

const SEED = 'hint'
const OPTS = { level: LEVELS[2], seed: SEED }

/** Only where armies march. */
export const canCompare = (game: GameState): boolean => turn(game).phase === 'move' && !decision(game)

const powerOf = (game: GameState) => decision(game)?.by ?? turn(game).power

async function hintOf(mind: ComputerPlayer, game: GameState): Promise<Hint | null> {
  if (decision(game)) {
    const { action, why } = await mind.answer(game, powerOf(game), OPTS)
    return { action, why, plan: [action] }
  }
  const { actions, why } = await mind.plan(game, powerOf(game), OPTS)
  return actions[0] ? { action: actions[0], why: why[0], plan: actions } : null
}

/** Where the orders began that a person can still think better of. */
function phaseStart(game: GameState): GameState {
  needPast()
  const { log } = useGame.getState()
  return log[planningPoint({ game, log, since: 0 })]?.before ?? game
}

async function updateHint(mind: ComputerPlayer): Promise<void> {
  const { game, computers } = useGame.getState()
  if (!game || game.flow.winner || decision(game)?.kind === 'dice') return closeHint()
  // The computer needs no advice; its player does again when it has done.
  if (computerToAct(game, computers)) return useHint.setState({ hint: null, compared: null })
  const faults = useHint.getState().mode === 'faults' && canCompare(game)
  useHint.setState({ hint: null, compared: null, mode: faults ? 'faults' : 'order' })
  const found = faults
    ? { compared: await mind.compare(game, powerOf(game), OPTS, phaseStart(game)) }
    : { hint: await hintOf(mind, game) }
  // Whoever has gone on meanwhile, or wants something else, is told of that.
  const { open, mode } = useHint.getState()
  if (open && useGame.getState().game === game && (mode === 'faults') === faults) useHint.setState(found)
}

const begin = (mind: ComputerPlayer): unknown =>
  updateHint(mind).catch((error) => (error instanceof SupersededError ? undefined : closeHint()))

/** Asks, and asks again after whatever is done, until it is closed. */
export function askForHint(by: ComputerPlayer = computerPlayerFor('advice'), wanted: HintMode = 'order'): void {
  const mind = useHint.getState().player ?? by
  useHint.setState({ open: true, player: mind, mode: wanted })
  begin(mind)
}

/** Something else is to be told. */
export const switchHint = (wanted: HintMode): void => askForHint(undefined, wanted)

export function closeHint(): void {
  useHint.setState({ open: false, hint: null, compared: null })
}

addGameEffect('computer-advice', (now, before) => {
  const { open, player } = useHint.getState()
  if (now.game !== before.game && open && player) begin(player)
})
