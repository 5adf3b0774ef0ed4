// One random game, and everything that must hold at each of its positions.
import { isDeepStrictEqual } from 'node:util'
import { rules } from '../../src/content/rules.ts'
import type { Action, GameState, LogEntry, RuleError, RulesetId } from '../../src/engine/index.ts'
import * as rulesEngine from '../../src/engine/index.ts'
import { type Chance, chance } from './chance.ts'
import { hostility, polluted, spacesOn } from './hostile.ts'
import { begin, type Start, startOf } from './starts.ts'

/** Counters: offered actions played, hostile actions tried and accepted, positions, games, victories. */
export type Tally = { offered: number; hostile: number; accepted: number; positions: number; games: number; won: number }
export const none = (): Tally => ({ offered: 0, hostile: 0, accepted: 0, positions: 0, games: 0, won: 0 })

/** What went wrong, with all it takes to see it again: the start, the log so far, and the action that was tried. */
export type Fault = { what: string; start: Start; log: LogEntry[]; action?: unknown }
/** The engine's door, or one with a planted fault. */
export type Door = typeof rulesEngine
export class Broken extends Error {}

const LONGEST = 700
const OFFERS = 4
/** Actions in one phase after which it counts as endless. */
const ENDLESS = 400

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

const ids = new Set<string>(['CONTRACT', ...rules.map(({ id }) => id)])
const must = (held: boolean, what: string): void => {
  if (!held) throw new Broken(what)
}

function checkError(error: RuleError): void {
  for (const { rule, message } of [error, ...(error.also ?? [])]) {
    must(ids.has(rule), `refused by ${rule}, which is no rule`)
    must(message.length >= 15 && !/undefined|NaN|[{}]|\[object/.test(message), `refused by ${rule} with "${message}"`)
  }
}

/** An accepted outcome: the state survives JSON with its hash, and what was passed in is as it was. */
function checkState(engine: Door, state: GameState): GameState {
  const copy: GameState = JSON.parse(JSON.stringify(state))
  must(isDeepStrictEqual(copy, state), 'made a state that is not plain JSON')
  must(engine.hashOf(copy) === engine.hashOf(state), 'made a state that does not survive JSON')
  return copy
}

/** Anything at all: answered by both doors alike, never thrown at. Says whether it was accepted. */
function tryHostile(engine: Door, state: GameState, action: unknown): boolean {
  const checked = engine.checkAction(state, action as Action)
  const out = engine.reduce(state, action as Action)
  if (out.ok) {
    must(checked === null, 'reduce accepts what checkAction refuses')
    checkState(engine, out.state)
    return true
  }
  must(isDeepStrictEqual(checked, out.error), 'checkAction and reduce refuse differently')
  checkError(out.error)
  return false
}

/** One of those offered: first what kind of thing to do, then which; the end of the phase now and then; dice of one's own. */
export function choose(engine: Door, c: Chance, state: GameState, offered: readonly Action[]): Action {
  const decision = engine.decision(state)
  if (decision?.kind === 'dice')
    return { type: 'enter-dice', dice: Array.from({ length: decision.count ?? 0 }, () => c.below(6) + 1) }
  const end = offered.find(({ type }) => type === 'end-phase')
  if (end && (offered.length === 1 || c.once(engine.turn(state).phase === 'move' ? 10 : 4))) return end
  const others = offered.filter((action) => action !== end)
  const kind = c.one([...new Set(others.map(({ type }) => type))])
  return c.one(others.filter(({ type }) => type === kind))
}

/** Hostile questions where there is no action: what may be reached, and games that cannot be. */
function askBadly(engine: Door, c: Chance, state: GameState, hostile: () => unknown): void {
  must(Array.isArray(engine.reach(state, hostile() as never)), 'reach answers with no list')
  const make = c.once(2) ? engine.positionFrom : engine.createGame
  try {
    make(hostile() as never)
  } catch (error) {
    if (!(error instanceof rulesEngine.ContractError)) throw error
  }
}

export type Game = {
  ruleset: RulesetId
  seed: string
  /** Which game of the seed. */
  n: number
  /** Hostile actions for each that was offered. */
  perOffer: number
  /** Counts are added here. */
  tally: Tally
  /** Asked before each position: whether to stop. */
  late: () => boolean
}

/** Plays a game by chance until it is won, long enough or late; a fault is returned and ends the game. */
export function play({ ruleset, seed, n, perOffer, tally, late }: Game, engine: Door = rulesEngine): Fault | null {
  const c = chance(`${seed} ${ruleset} ${n}`)
  const start = startOf(c, ruleset, `${seed} ${n}`)
  const log: LogEntry[] = []
  let trying: unknown
  try {
    let state = deepFreeze(begin(start))
    const bad = hostility(c, spacesOn(state))
    const earlier: Action[] = []
    let inPhase = 0
    tally.games++
    while (!engine.winner(state) && log.length < LONGEST && !late()) {
      const hash = engine.hashOf(state)
      const now = engine.turn(state)
      trying = undefined
      const offered = deepFreeze(engine.legalActions(state))
      must(offered.length > 0, `nothing is offered in ${now.phase} of ${now.power}, round ${now.round}`)
      must(inPhase < ENDLESS, `${now.phase} of ${now.power}, round ${now.round}, does not end`)
      tally.positions++

      for (let i = 0; i < perOffer * OFFERS; i++) {
        trying = deepFreeze(bad(offered, earlier))
        if (tryHostile(engine, state, trying)) tally.accepted++
        tally.hostile++
      }
      trying = undefined
      if (c.once(10)) askBadly(engine, c, state, () => (trying = deepFreeze(bad(offered, earlier))))

      let next: { action: Action; dice: number[]; state: GameState } | undefined
      for (let i = 0; i < OFFERS; i++) {
        const action = deepFreeze(choose(engine, c, state, offered))
        trying = action
        const checked = engine.checkAction(state, action)
        const out = engine.reduce(state, action)
        if (!out.ok) throw new Broken(`was offered and refused by ${out.error.rule}: ${out.error.message}`)
        must(checked === null, 'was offered and accepted, but checkAction refuses it')
        next = { action, dice: out.dice, state: out.state }
        tally.offered++
        if (offered.length === 1) break
      }
      must(engine.hashOf(state) === hash, 'one of these actions changed the state it was given')
      must(!polluted(), 'one of these actions wrote to what all objects share')
      if (!next) break
      trying = next.action
      const copy = checkState(engine, next.state)
      log.push({ action: next.action, dice: next.dice })
      state = deepFreeze(c.once(4) ? copy : next.state)
      const then = engine.turn(state)
      inPhase = then.phase === now.phase && then.power === now.power ? inPhase + 1 : 0
      if (earlier.length < 300) earlier.push(c.one(offered))
      else earlier[c.below(300)] = c.one(offered)
    }
    trying = undefined
    const again = engine.replay(start, log)
    must(again.ok && engine.hashOf(again.state) === engine.hashOf(state), 'the replay ends in another state')
    if (engine.winner(state)) tally.won++
    return null
  } catch (error) {
    const what = error instanceof Broken ? error.message : `threw ${(error as Error).stack ?? error}`
    return { what, start, log, ...(trying === undefined ? {} : { action: trying }) }
  }
}
