/**
 * Replays the log of a saved game in slices. If the result differs, a notice says so and the game continues from its saved
 * position.
 */
import '../../content/words/table.ts'
import type { DeferredReplay, ReplayOutcome } from '../../save/deferred-replay.ts'
import { notify } from '../notify.ts'
import { departureSentence } from '../persistence/save-messages.ts'
import { t } from '../text.ts'
import { useUi } from '../ui.ts'
import { type PendingLog, useGame } from './table.ts'
import { prependLog } from './table-writers.ts'

/** Length of a slice (ms): in idle time, and while a caller waits. */
const STRETCH = { resting: 10, wanted: 40 } as const
/** Pause between slices (ms) in browsers without `requestIdleCallback`. */
const BETWEEN = 20
/** Upper bound between two slices (ms). */
const PATIENCE = 500

/** Starts the replay for a game that is about to open. `told`: a difference has been reported before. */
export function replayInBackground(replay: DeferredReplay, told: boolean): PendingLog {
  const wishes: (() => void)[] = []
  const words = t('past.coming')
  const mine: PendingLog = {
    reason: words,
    finish() {
      const past = replay.run(() => false)
      if (past) arrive(past)
    },
    whenDone(wish) {
      wishes.push(wish)
      if (wishes.length > 1) return
      notify(words, 'hint', 'assertive')
      setTimeout(stretch)
    },
  }

  function rest(): void {
    if (wishes.length > 0) setTimeout(stretch)
    else if (typeof requestIdleCallback === 'function') requestIdleCallback(stretch, { timeout: PATIENCE })
    else setTimeout(stretch, BETWEEN)
  }

  function stretch(): void {
    // The replay is finished, or another game is open.
    if (useGame.getState().pendingLog !== mine) return
    const until = performance.now() + STRETCH[wishes.length > 0 ? 'wanted' : 'resting']
    const past = replay.run(() => performance.now() >= until)
    if (past) arrive(past)
    else rest()
  }

  function arrive(past: ReplayOutcome): void {
    prependLog(past)
    const { hint, setHint, setNotice } = useUi.getState()
    if (hint === words) setHint(null)
    if (!past.ok && !told) setNotice(departureSentence(past.departed))
    for (const wish of wishes) wish()
  }

  rest()
  return mine
}
