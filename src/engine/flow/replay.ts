import { createGame, positionFrom } from '../messages/create-game.ts'
import { toReplayError, toRuleError } from '../messages/rule-error.ts'
import { refuse } from '../refusal.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { GameEvent } from '../types/event.ts'
import type { GameOptions, LogEntry, Outcome, PositionSpec } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'
import { reduceRecorded } from './reduce.ts'

/** The first state of a record: a position if it has a base, else a new game. Throws a ContractError that names the field. */
export const createStart = (start: GameOptions | PositionSpec): GameState =>
  'base' in start ? positionFrom(start) : createGame(start)

/** Replays a log from its start; recorded dice replace the seed's. An error names the failing action. */
export function replay(start: GameOptions | PositionSpec, log: readonly LogEntry[]): Outcome {
  let state = createStart(start)
  const events: GameEvent[] = []
  const dice: number[] = []
  for (const [i, entry] of log.entries()) {
    const recorded = entry?.dice
    if (recorded !== undefined && !(Array.isArray(recorded) && recorded.every((d) => Number.isInteger(d) && d >= 1 && d <= 6)))
      return { ok: false, error: toRuleError(rulesOf(state), refuse(null, 'CONTRACT', 'malformed-record', { n: i + 1 })) }
    const out = reduceRecorded(state, entry?.action, recorded ?? null)
    if (!out.ok) return { ok: false, error: toReplayError(rulesOf(state), out.refusal, i + 1, log.length) }
    state = out.state
    events.push(...out.events)
    for (const die of out.dice) dice.push(die)
  }
  return { ok: true, state, events, dice }
}
