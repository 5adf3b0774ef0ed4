/** Replays the log of a stored game in slices. */
import { type GameState, hashOf } from '../engine/index.ts'
import type { SavedEntry } from './format.ts'
import type { Departure } from './read.ts'
import { createReplay, type Entry, type ReplayResult } from './replay.ts'

export type ReplayOutcome = { ok: true; opening: GameState; entries: Entry[] } | { ok: false; departed: Departure }
/** `run` returns null if `shouldYield()` stopped it before the end. */
export type DeferredReplay = { run(shouldYield: () => boolean): ReplayOutcome | null }

/** Replays `log` from `begun`. The result must have the hash of `state`. */
export function deferReplay(state: GameState, hash: string, begun: GameState, log: readonly SavedEntry[]): DeferredReplay {
  const replay = createReplay(begun, log)
  return {
    run(shouldYield) {
      const rebuilt = runSafely(replay, shouldYield)
      if (!rebuilt) return null
      if (rebuilt === 'thrown') return { ok: false, departed: { code: 'differs' } }
      if (!rebuilt.ok) return { ok: false, departed: { code: 'refused', action: rebuilt.at + 1 } }
      const { opening, entries } = rebuilt
      if (hashOf(rebuilt.state) !== hash) return { ok: false, departed: { code: 'differs' } }
      // Keep the state's identity, so that nothing is redrawn.
      const last = entries.at(-1)
      return { ok: true, opening, entries: last ? [...entries.slice(0, -1), { ...last, after: state }] : entries }
    },
  }
}

/** An invalid action may throw. The state on screen was validated and stays. */
function runSafely(replay: ReturnType<typeof createReplay>, shouldYield: () => boolean): ReplayResult | 'thrown' | null {
  try {
    return replay.run(shouldYield)
  } catch {
    return 'thrown'
  }
}
