/** A try at a lesson by somebody who does anything that is offered: every line of it has to end. */
import { legalActions } from '../../src/engine/index.ts'
import { type Attempt, isOver, tryAction } from '../../src/learn/run.ts'
import { chooser } from '../support/random.ts'

/** Actions at most; the longest lesson takes about a dozen. */
const MOST = 60

/** Played by chance up to its end. A phase is ended at once as often as not, so that it comes to one; what is offered is never refused. */
export function playedByChance(first: Attempt, seed: number): Attempt {
  const below = chooser(seed)
  let now = first
  for (let n = 0; n < MOST && !isOver(now); n++) {
    const legal = legalActions(now.state)
    const end = legal.findLast(({ type }) => type === 'end-phase')
    const ends = end !== undefined && below(10) < 3
    const action = [end, legal[below(legal.length)]][Number(!ends)]
    const tried = tryAction(now, action!)
    if (!tried.ok) throw new Error(`${JSON.stringify(action)} was offered and refused: ${tried.error.message}`)
    now = tried.attempt
  }
  return now
}
