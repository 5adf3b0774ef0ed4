/**
 * Plays the computer's seats: asks for the next action and does it as anybody does, by `dispatch`. Whatever people do meanwhile
 * counts: an answer to a question of before is thrown away.
 */
import { decision, type GameState, type PowerId, turn } from '../../engine/index.ts'
import { findFallbackOrder } from '../../players/fallback.ts'
import type { PlayerOptions } from '../../players/index.ts'
import { roundReason } from '../../save/format.ts'
import type { Entry } from '../../save/replay.ts'
import { computerToAct, seatIn } from '../computers.ts'
import { addGameEffect, addViewEffect } from '../effects.ts'
import { type Settings, useSettings } from '../settings.ts'
import { useGame } from '../table.ts'
import { useControls } from './controls.ts'
import { findNextSteps, type NextSteps, type PlannedStep, planningPoint } from './next-steps.ts'
import { computerPace, createPacer, type Pacer } from './pacing.ts'
import { computerPlayerFor } from './player-queue.ts'
import type { ComputerPlayer, Plan } from './types.ts'

/** The power that is to be played now; null: nobody's, or not here. */
function powerToPlay(): PowerId | null {
  const { game, computers, readOnly, coming } = useGame.getState()
  // What it does next follows from what was done.
  return game && !readOnly && !coming ? computerToAct(game, computers) : null
}

function optionsFor(power: PowerId): PlayerOptions {
  const { game, computers } = useGame.getState()
  const seat = game && seatIn(computers, game, power)
  if (!computers || !seat) throw new Error(`${power} is nobody's to play.`)
  const { level, style } = seat
  return { level, seed: computers.seed, ...(style === undefined ? {} : { style }) }
}

const sameGame = (game: GameState | null): boolean => useGame.getState().game === game

type PlanSource = (state: GameState, power: PowerId, opts: PlayerOptions) => Promise<Plan>

/** Plans by the position they were made from and how they were to be made: what was thought once is not thought again. */
function createPlanSource(mind: ComputerPlayer): PlanSource {
  const known = new WeakMap<GameState, Map<string, Promise<Plan>>>()
  return (state, power, opts) => {
    const plans = known.get(state) ?? new Map<string, Promise<Plan>>()
    known.set(state, plans)
    const key = JSON.stringify(opts)
    const plan = plans.get(key) ?? mind.plan(state, power, opts)
    plans.set(key, plan)
    return plan
  }
}

/** Where the computer's own doing begins in the log. */
function firstComputerEntry(power: PowerId): number {
  const { game, log, earlier, computers } = useGame.getState()
  const since = (game && seatIn(computers, game, power)?.since) ?? 0
  return Math.min(log.length, Math.max(0, since - earlier.length))
}

async function findNext(mind: ComputerPlayer, plan: PlanSource, power: PowerId): Promise<NextSteps | null> {
  const { game, log } = useGame.getState()
  if (!game) return null
  const opts = optionsFor(power)
  if (decision(game)) return { steps: [await mind.answer(game, power, opts)], at: 0, of: 1 }
  return findNextSteps({ game, log, since: firstComputerEntry(power) }, (state) => plan(state, power, opts))
}

/** The planned action; where it is refused, or there is none, whatever leads on. False: nothing does. */
function carryOut(step: PlannedStep | undefined, game: GameState): boolean {
  if (step && tryDispatch(step)) return true
  if (step) {
    useControls.setState(({ refused }) => ({ refused: refused + 1 }))
    console.error('The computer planned what the rules refuse.', step.action)
  }
  const way = findFallbackOrder(game)
  return way !== null && tryDispatch(way)
}

const tryDispatch = ({ action, why }: PlannedStep): boolean =>
  useGame.getState().dispatch(action, { quiet: true, ...(why ? { why: roundReason(why) } : {}) }).ok

/** Whether it stops by itself after this, as the settings say. */
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

/** Shown only where it takes a while (ms). */
const INDICATOR_DELAY_MS = 100

async function findNextWithIndicator(mind: ComputerPlayer, plan: PlanSource, power: PowerId): Promise<NextSteps | null> {
  const timer = setTimeout(() => useControls.setState({ thinking: true }), INDICATOR_DELAY_MS)
  try {
    return await findNext(mind, plan, power)
  } catch (error) {
    // What cannot be thought of is done without: the way on is always there.
    console.error(error)
    return null
  } finally {
    clearTimeout(timer)
    if (useControls.getState().thinking) useControls.setState({ thinking: false })
  }
}

/** Is the same plan still being followed: the last act was its own, threw no dice and ended nothing. */
function canContinuePlan(power: PowerId): boolean {
  const { game, log } = useGame.getState()
  const { paused, steps } = useControls.getState()
  if (!game || decision(game) || powerToPlay() !== power || paused || steps > 0) return false
  return computerPace() === 'instant' && planningPoint({ game, log, since: firstComputerEntry(power) }) < log.length
}

/** What comes next; without a pause between, as much of the plan as can be done at a stretch: it is drawn once. */
async function playNext(mind: ComputerPlayer, plan: PlanSource, gate: Pacer, power: PowerId): Promise<void> {
  const { game } = useGame.getState()
  const next = await findNextWithIndicator(mind, plan, power)
  if (!game || !(await gate.pass(() => !sameGame(game) || powerToPlay() !== power))) return
  const steps: readonly (PlannedStep | undefined)[] = next?.steps ?? [undefined]
  for (const [i, step] of steps.entries()) {
    const now = useGame.getState().game
    if (!now) return
    useControls.setState({ at: (next?.at ?? 0) + i, of: next?.of ?? 0 })
    const { refused } = useControls.getState()
    if (!carryOut(step, now)) return useControls.setState({ stuck: true, paused: true })
    gate.noteAction()
    pauseIfConfigured()
    if (useControls.getState().refused > refused || gate.isSliceUsed() || !canContinuePlan(power)) return
  }
}

/** Plays for the computer as long as it is asked to; the answer stops it. */
export function startComputers(mind: ComputerPlayer = computerPlayerFor('seats')): () => void {
  const gate = createPacer()
  const plan = createPlanSource(mind)
  let playing = false
  let over = false
  const play = async () => {
    if (playing) return
    playing = true
    for (let power = powerToPlay(); power && !over; power = powerToPlay()) await playNext(mind, plan, gate, power)
    playing = false
  }
  const look = () => {
    gate.wake()
    void play()
  }
  const stops = [
    addGameEffect('computer-players', look),
    addViewEffect('computer-players', gate.wake),
    ...[useControls, useSettings].map((store) => store.subscribe(gate.wake)),
  ]
  look()
  return () => {
    over = true
    for (const stop of stops) stop()
    gate.wake()
  }
}
