/**
 * Looking back at a turn: what a person may want to have seen, with its number and its rule. Facts of the turn that was played, found
 * by the engine's own questions; nothing here says what is good play.
 */
import { airLeft } from './air-left.ts'
import { cruiserFirst } from './cruiser-first.ts'
import { fewHits } from './few-hits.ts'
import { givenAway } from './given-away.ts'
import { unsupportedGuns } from './guns-alone.ts'
import { leftOpen } from './left-open.ts'
import { minedPath } from './mined-path.ts'
import { neutralWoken } from './neutral-woken.ts'
import { notDived } from './not-dived.ts'
import type { Detector, PlayedTurn, Remark, RemarkId } from './types.ts'
import { moneyKept } from './unspent.ts'

export { lastTurn } from './played-turn.ts'
export type { PlayedTurn, Remark, RemarkId } from './types.ts'

export const detectors: Readonly<Record<RemarkId, Detector>> = {
  'given-away': givenAway,
  'left-open': leftOpen,
  'few-hits': fewHits,
  'guns-alone': unsupportedGuns,
  'air-left': airLeft,
  'mined-path': minedPath,
  'cruiser-first': cruiserFirst,
  'not-dived': notDived,
  'neutral-woken': neutralWoken,
  unspent: moneyKept,
}

/** So many at most, the dearest first. */
export const MAX_REMARKS = 3

/**
 * Money that is kept can still be spent, and is kept in most turns of a war; what a position has cost is gone, and each case is
 * another. By its sum alone it would stand before nearly all of them, so it is told last, whatever it comes to.
 */
const LAST: ReadonlySet<RemarkId> = new Set(['unspent'])
const rank = ({ id }: Remark): number => (LAST.has(id) ? 1 : 0)

/** What there is to say of a turn: the dearest first; of equally dear remarks, the earlier. */
export const remarksOn = (turn: PlayedTurn): Remark[] =>
  Object.values(detectors)
    .flatMap((detector) => detector(turn))
    .sort((a, b) => rank(a) - rank(b) || b.cost - a.cost || a.entry - b.entry)
    .slice(0, MAX_REMARKS)
