/** A handicap in words. */
import { POWERS, type PowerId, SIDES, type Side } from '../engine/types/ids.ts'
import type { Handicap } from '../engine/types/state.ts'
import { powerName, t } from '../store/words.ts'

export type HandicapHolder = Side | PowerId

/** Sides first, then powers in turn order. */
export const HANDICAP_HOLDERS: readonly HandicapHolder[] = [...SIDES, ...POWERS]

export const isHandicapSide = (holder: HandicapHolder): holder is Side => (SIDES as readonly string[]).includes(holder)

export const holderName = (holder: HandicapHolder): string =>
  isHandicapSide(holder) ? t(`app.side.${holder}`) : powerName(holder)

/** One line for each bid and income: "Central Powers: 37 IPC before the first turn". */
export function handicapLines({ bid = {}, income = {} }: Handicap): string[] {
  return HANDICAP_HOLDERS.flatMap((holder) => [
    ...(bid[holder] ? [t('app.handicap.bid', { holder: holderName(holder), amount: bid[holder] })] : []),
    ...(income[holder] === undefined ? [] : [t('app.handicap.income', { holder: holderName(holder), percent: income[holder] })]),
  ])
}
