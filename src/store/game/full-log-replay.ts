/** Plays again what led to a kept game on the table. Where it leads elsewhere that is said, and the game goes on from where it stands. */
import '../../content/words/table.ts'
import type { DeferredReplay, ReplayOutcome } from '../../save/deferred-replay.ts'
import { notify } from '../notify.ts'
import { departureSentence } from '../persistence/save-messages.ts'
import { t } from '../text.ts'
import { useUi } from '../ui.ts'
import { type PendingLog, useGame } from './table.ts'
import { prependLog } from './table-writers.ts'

/** At a stretch (ms): while the page rests, and once somebody waits for it. */
const STRETCH = { resting: 10, wanted: 40 } as const
/** Short of a browser's own word for rest, between two stretches (ms). */
const BETWEEN = 20
/** However busy the page is, a stretch comes after so long (ms). */
const PATIENCE = 500

/** For the game that is about to come to the table. `told`: whoever knows already that it leads elsewhere is not told again. */
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
    // It has come, or another game has.
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
