/** Review of a finished turn: facts a player may have missed, each with a number and a rule. It does not judge the play. */
import { airLeft, fewHits, unsupportedGuns } from './battle-remarks.ts'
import { givenAway, leftOpen, moneyKept, neutralWoken } from './land-remarks.ts'
import { cruiserFirst, minedPath, notDived } from './sea-remarks.ts'
import type { Detector, PlayedTurn, Remark, RemarkId } from './types.ts'

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

export const MAX_REMARKS = 3

/** Unspent money can still be spent and is common, so it is always last. */
const LAST: ReadonlySet<RemarkId> = new Set(['unspent'])
const rank = ({ id }: Remark): number => (LAST.has(id) ? 1 : 0)

/** The remarks on a turn, most expensive first, then earliest. */
export const remarksOn = (turn: PlayedTurn): Remark[] =>
  Object.values(detectors)
    .flatMap((detector) => detector(turn))
    .sort((a, b) => rank(a) - rank(b) || b.cost - a.cost || a.entry - b.entry)
    .slice(0, MAX_REMARKS)
