/** Review of a finished turn: facts a player may have missed, each with a number and a rule. It does not judge the play. */
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
