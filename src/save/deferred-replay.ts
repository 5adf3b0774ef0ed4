/** What led to where a kept game stands, while it is played again stretch by stretch; and whether it leads there at all. */
import { type GameState, hashOf } from '../engine/index.ts'
import type { SavedEntry } from './format.ts'
import type { Departure } from './read.ts'
import { createReplay, type Entry, type ReplayResult } from './replay.ts'

/** The whole log with all that happened; or why it does not lead to where the game stands today. */
export type ReplayOutcome = { ok: true; opening: GameState; entries: Entry[] } | { ok: false; departed: Departure }
/** `goOn`: until all of it is there, or until it is `tired`; then it answers nothing yet. */
export type DeferredReplay = { run(tired: () => boolean): ReplayOutcome | null }

/** From its beginning by its log to where a game stands, which has this hash. */
export function deferReplay(state: GameState, hash: string, begun: GameState, log: readonly SavedEntry[]): DeferredReplay {
  const replay = createReplay(begun, log)
  return {
    run(tired) {
      const rebuilt = runSafely(replay, tired)
      if (!rebuilt) return null
      if (rebuilt === 'thrown') return { ok: false, departed: { code: 'differs' } }
      if (!rebuilt.ok) return { ok: false, departed: { code: 'refused', action: rebuilt.at + 1 } }
      const { opening, entries } = rebuilt
      if (hashOf(rebuilt.state) !== hash) return { ok: false, departed: { code: 'differs' } }
      // What is on the table is that very end, so that nothing is drawn anew.
      const last = entries.at(-1)
      return { ok: true, opening, entries: last ? [...entries.slice(0, -1), { ...last, after: state }] : entries }
    },
  }
}

/** An action that no engine ever wrote may break it; what stands on the table has been looked over, and stays. */
function runSafely(replay: ReturnType<typeof createReplay>, tired: () => boolean): ReplayResult | 'thrown' | null {
  try {
    return replay.run(tired)
  } catch {
    return 'thrown'
  }
}
