import type { GameState } from '../engine/index.ts'
import { isShowable } from './check-snapshot.ts'
import { isIntact, readSave } from './read.ts'
import { startingState } from './replay.ts'

/** The state of a save without replaying it, for a preview. Null if it is not reliable. */
export function positionOf(raw: unknown): GameState | null {
  const what = readSave(raw)
  if (!what.ok || what.vouches !== 'hash' || !what.save.snapshot) return null
  const { start, snapshot, hash } = what.save
  try {
    return isIntact(snapshot, hash) && isShowable(snapshot.state, startingState(start)) ? snapshot.state : null
  } catch {
    // The start is invalid.
    return null
  }
}
