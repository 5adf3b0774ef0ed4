import type { GameState } from '../engine/index.ts'
import { isShowable } from './check-snapshot.ts'
import { isIntact, readSave } from './read.ts'
import { startingState } from './replay.ts'

/** The position a save stands in, without playing it: for a look at a game that is not open. Null where it cannot be told. */
export function positionOf(raw: unknown): GameState | null {
  const what = readSave(raw)
  if (!what.ok || what.vouches !== 'hash' || !what.save.snapshot) return null
  const { start, snapshot, hash } = what.save
  try {
    return isIntact(snapshot, hash) && isShowable(snapshot.state, startingState(start)) ? snapshot.state : null
  } catch {
    // It does not begin from a possible game.
    return null
  }
}
