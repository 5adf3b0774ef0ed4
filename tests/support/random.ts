import { expect } from 'vitest'
import type { Action, GameOptions, GameState, LogEntry, PositionSpec } from '../../src/engine/index.ts'
import * as engine from '../../src/engine/index.ts'
import { deepFreeze, type Played } from './game.ts'
import { Ledger } from './ledger.ts'

/** A small generator for the choices of random players: whole numbers from 0 below n. */
export function chooser(seed: number): (n: number) => number {
  let s = (seed | 0) + 0x9e3779b9
  return (n) => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), s | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}

/** An accepted action on a frozen state; what is refused or changes what it was given fails. */
export function step(state: GameState, action: Action): Played {
  const out = engine.reduce(state, action)
  if (!out.ok) return expect.fail(`${JSON.stringify(action)} was offered and refused by ${out.error.rule}: ${out.error.message}`)
  return { ...out, state: deepFreeze(out.state) }
}

export type RandomGame = { state: GameState; log: LogEntry[]; actions: number }
type Visit = (state: GameState, offered: readonly Action[]) => void

/** Random players from a start; the ledger is held against the state after every turn, `visit` sees every position. */
export function randomGame(start: GameOptions | PositionSpec, seed: number, most: number, visit?: Visit): RandomGame {
  const below = chooser(seed)
  let state = deepFreeze('base' in start ? engine.positionFrom(start) : engine.createGame(start))
  const ledger = new Ledger(state)
  const log: LogEntry[] = []
  for (let i = 0; i < most && !engine.winner(state); i++) {
    const offered = engine.legalActions(state)
    const { power, phase, round } = engine.turn(state)
    if (offered.length === 0) return expect.fail(`nothing is offered in ${phase} of ${power}, round ${round}`)
    visit?.(state, offered)
    const end = offered.find((a) => a.type === 'end-phase')
    const action = end && below(6) === 0 ? end : (offered[below(offered.length)] as Action)
    const out = step(state, action)
    for (const event of out.events) ledger.enter(event)
    if (engine.turn(out.state).phase !== phase || i % 10 === 0) ledger.agrees(out.state)
    log.push({ action, dice: out.dice })
    state = out.state
  }
  ledger.agrees(state)
  return { state, log, actions: log.length }
}

/** The log again ends in the same state, with its recorded dice and without them. */
export function replays(start: GameOptions | PositionSpec, { state, log }: RandomGame): void {
  for (const entries of [log, log.map(({ action }) => ({ action }))]) {
    const again = engine.replay(start, entries)
    if (!again.ok) return expect.fail(`the replay is refused: ${again.error.message}`)
    expect(engine.hashOf(again.state)).toBe(engine.hashOf(state))
  }
}

/** What is offered is accepted by the check; what the check refuses is refused with the same words and no trace. */
export function offersHold(state: GameState, offered: readonly Action[], below: (n: number) => number, tries = 4): void {
  for (let i = 0; i < tries; i++) {
    const action = offered[below(offered.length)] as Action
    expect(engine.checkAction(state, action), JSON.stringify(action)).toBeNull()
  }
}

/** Survives JSON: the same data, the same hash. */
export function survivesJson(state: GameState): void {
  const back = JSON.parse(JSON.stringify(state))
  expect(back).toStrictEqual(state)
  expect(engine.hashOf(back)).toBe(engine.hashOf(state))
}
