/** Plays the computer's seats through `dispatch`. Results for an outdated position are dropped. */
import { decision, type GameState, type PowerId, turn } from '../../engine/index.ts'
import { findFallbackOrder } from '../../players/fallback.ts'
import type { PlayerOptions } from '../../players/index.ts'
import { roundReason } from '../../save/format.ts'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect, addViewEffect } from '../effects.ts'
import { computerSeatIn, computerToAct } from '../game/computers.ts'
import { useGame } from '../game/table.ts'
import { type Settings, useSettings } from '../settings/settings.ts'
import { useControls } from './controls.ts'
import { findNextSteps, type NextSteps, type PlannedStep, planningPoint } from './next-steps.ts'
import { computerPace, createPacer, type Pacer } from './pacing.ts'
import { computerPlayerFor } from './player-queue.ts'
import type { ComputerPlayer, Plan } from './types.ts'

/** The power the computer plays now, or null. */
function powerToPlay(): PowerId | null {
  const { game, computers, readOnly, pendingLog } = useGame.getState()
  // The next action depends on the whole log.
  return game && !readOnly && !pendingLog ? computerToAct(game, computers) : null
}

function optionsFor(power: PowerId): PlayerOptions {
  const { game, computers } = useGame.getState()
  const seat = game && computerSeatIn(computers, game, power)
  if (!computers || !seat) throw new Error(`${power} is nobody's to play.`)
  const { level, style } = seat
  return { level, seed: computers.seed, ...(style === undefined ? {} : { style }) }
}

const sameGame = (game: GameState | null): boolean => useGame.getState().game === game

type PlanSource = (state: GameState, power: PowerId, opts: PlayerOptions) => Promise<Plan>

/** Caches plans by position and options. */
function createPlanSource(player: ComputerPlayer): PlanSource {
  const known = new WeakMap<GameState, Map<string, Promise<Plan>>>()
  return (state, power, opts) => {
    const plans = known.get(state) ?? new Map<string, Promise<Plan>>()
    known.set(state, plans)
    const key = JSON.stringify(opts)
    const pending = plans.get(key) ?? player.plan(state, power, opts)
    plans.set(key, pending)
    return pending
  }
}

/** First log entry of the computer's turn in this seat. */
function firstComputerEntry(power: PowerId): number {
  const { game, log, earlier, computers } = useGame.getState()
  const since = (game && computerSeatIn(computers, game, power)?.since) ?? 0
  return Math.min(log.length, Math.max(0, since - earlier.length))
}

async function findNext(player: ComputerPlayer, getPlan: PlanSource, power: PowerId): Promise<NextSteps | null> {
  const { game, log } = useGame.getState()
  if (!game) return null
  const opts = optionsFor(power)
  if (decision(game)) return { steps: [await player.answer(game, power, opts)], at: 0, of: 1 }
  return findNextSteps({ game, log, since: firstComputerEntry(power) }, (state) => getPlan(state, power, opts))
}

/** Dispatches the planned action, or a fallback if it is refused or missing. False: nothing is legal. */
function carryOut(step: PlannedStep | undefined, game: GameState): boolean {
  if (step && tryDispatch(step)) return true
  if (step) {
    useControls.setState(({ refused }) => ({ refused: refused + 1 }))
    console.error('The computer planned an action that the rules refuse.', step.action)
  }
  const way = findFallbackOrder(game)
  return way !== null && tryDispatch(way)
}

const tryDispatch = ({ action, why }: PlannedStep): boolean =>
  useGame.getState().dispatch(action, { quiet: true, ...(why ? { why: roundReason(why) } : {}) }).ok

/** Stop conditions by setting. */
const STOPS: Readonly<Record<Settings['stopAfter'], (entry: Entry) => boolean>> = {
  order: () => true,
  phase: ({ before, after }) => turn(before).phase !== turn(after).phase || turn(before).power !== turn(after).power,
  power: ({ before, after }) => turn(before).power !== turn(after).power,
  turn: () => false,
}

function pauseIfConfigured(): void {
  const last = useGame.getState().log.at(-1)
  const { stopAfter } = useSettings.getState()
  if (last && computerPace() !== 'step' && STOPS[stopAfter](last)) useControls.getState().pause()
}

/** Delay before the indicator is shown. */
const INDICATOR_DELAY_MS = 100

async function findNextWithIndicator(player: ComputerPlayer, getPlan: PlanSource, power: PowerId): Promise<NextSteps | null> {
  const timer = setTimeout(() => useControls.setState({ thinking: true }), INDICATOR_DELAY_MS)
  try {
    return await findNext(player, getPlan, power)
  } catch (error) {
    // Without a getPlan the fallback order is used.
    console.error(error)
    return null
  } finally {
    clearTimeout(timer)
    if (useControls.getState().thinking) useControls.setState({ thinking: false })
  }
}

/** Is the last entry a plain step of the current getPlan? */
function canContinuePlan(power: PowerId): boolean {
  const { game, log } = useGame.getState()
  const { paused, steps } = useControls.getState()
  if (!game || decision(game) || powerToPlay() !== power || paused || steps > 0) return false
  return computerPace() === 'instant' && planningPoint({ game, log, since: firstComputerEntry(power) }) < log.length
}

/** Plays the next step; at instant pace as many as fit into a slice, so they are rendered once. */
async function playNext(player: ComputerPlayer, getPlan: PlanSource, pacer: Pacer, power: PowerId): Promise<void> {
  const { game } = useGame.getState()
  const next = await findNextWithIndicator(player, getPlan, power)
  if (!game || !(await pacer.pass(() => !sameGame(game) || powerToPlay() !== power))) return
  const steps: readonly (PlannedStep | undefined)[] = next?.steps ?? [undefined]
  for (const [i, step] of steps.entries()) {
    const now = useGame.getState().game
    if (!now) return
    useControls.setState({ at: (next?.at ?? 0) + i, of: next?.of ?? 0 })
    const { refused } = useControls.getState()
    if (!carryOut(step, now)) return useControls.setState({ stuck: true, paused: true })
    pacer.noteAction()
    pauseIfConfigured()
    if (useControls.getState().refused > refused || pacer.isSliceUsed() || !canContinuePlan(power)) return
  }
}

/** Starts playing the computer's seats; returns a stop function. */
export function startComputers(player: ComputerPlayer = computerPlayerFor('seats')): () => void {
  const pacer = createPacer()
  const getPlan = createPlanSource(player)
  let playing = false
  let isStopped = false
  const play = async () => {
    if (playing) return
    playing = true
    for (let power = powerToPlay(); power && !isStopped; power = powerToPlay()) await playNext(player, getPlan, pacer, power)
    playing = false
  }
  const onChange = () => {
    pacer.wake()
    void play()
  }
  const stops = [
    addGameEffect('computer-players', onChange),
    addViewEffect('computer-players', pacer.wake),
    ...[useControls, useSettings].map((store) => store.subscribe(pacer.wake)),
  ]
  onChange()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
    pacer.wake()
  }
}
