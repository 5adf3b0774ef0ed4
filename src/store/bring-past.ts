/** Plays again what led to a kept game on the table. Where it leads elsewhere that is said, and the game goes on from where it stands. */
import '../content/words/past.ts'
import type { DeferredReplay, ReplayOutcome } from '../save/deferred-replay.ts'
import { announce } from './announce.ts'
import { doneByComputer } from './computers.ts'
import { departureSentence } from './save-text.ts'
import { type GameStore, NO_EARLIER, type PastComing, useGame } from './table.ts'
import { t } from './text.ts'
import { isRewrite, ordersOf, type Rewrite, undoStateOf } from './timeline.ts'
import { useUi } from './ui.ts'

/** At a stretch (ms): while the page rests, and once somebody waits for it. */
const STRETCH = { resting: 10, wanted: 40 } as const
/** Short of a browser's own word for rest, between two stretches (ms). */
const BETWEEN = 20
/** However busy the page is, a stretch comes after so long (ms). */
const PATIENCE = 500

/** For the game that is about to come to the table. `told`: whoever knows already that it leads elsewhere is not told again. */
export function bringPast(replay: DeferredReplay, told: boolean): PastComing {
  const wishes: (() => void)[] = []
  const words = t('past.coming')
  const mine: PastComing = {
    waits: { can: false, reason: words, canRedo: false },
    now() {
      const past = replay.run(() => false)
      if (past) arrive(past)
    },
    once(wish) {
      wishes.push(wish)
      if (wishes.length > 1) return
      useUi.getState().setHint(words)
      announce(words, true)
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
    if (useGame.getState().coming !== mine) return
    const until = performance.now() + STRETCH[wishes.length > 0 ? 'wanted' : 'resting']
    const past = replay.run(() => performance.now() >= until)
    if (past) arrive(past)
    else rest()
  }

  function arrive(past: ReplayOutcome): void {
    useGame.setState(withPast(past))
    const { hint, setHint, setNotice } = useUi.getState()
    if (hint === words) setHint(null)
    if (!past.ok && !told) setNotice(departureSentence(past.departed))
    for (const wish of wishes) wish()
  }

  rest()
  return mine
}

type Done = Pick<GameStore, 'log' | 'rewrites' | 'undone'>

/** The table with what led there before what was done since; nothing else of it changes. */
function withPast(past: ReplayOutcome) {
  const { log, rewrites, undone, computers, readOnly, earlier } = useGame.getState()
  const undoStateIn = (now: Done, before: number) =>
    undoStateOf(now.log, now.undone, readOnly, now.rewrites, doneByComputer(computers, before))
  if (!past.ok) return { coming: null, undoState: undoStateIn({ log, rewrites, undone }, earlier.length) }
  const { opening, entries } = past
  const anew = ({ before, after }: Rewrite): Rewrite => ({ before: [...entries, ...before], after: [...entries, ...after] })
  const all: Done = {
    log: [...entries, ...log],
    rewrites: rewrites.map(anew),
    undone: undone.map((act) => (isRewrite(act) ? anew(act) : act)),
  }
  return { ...all, opening, earlier: NO_EARLIER, coming: null, undoState: undoStateIn(all, 0), orders: ordersOf(all.log) }
}
