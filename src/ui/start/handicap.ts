/** The handicap as it is filled in on the start page. */
import type { ByHolder, Handicap } from '../../engine/types/state.ts'
import { t } from '../../store/words.ts'
import type { HandicapHolder } from '../handicap-words.ts'

export const NO_HANDICAP: Required<Handicap> = { bid: {}, income: {} }

/** The limits of a bid in IPC and of an income in per cent (HCP-01, HCP-08). */
export const BID = { least: 0, most: 200 }
export const PERCENT = { least: 50, most: 200 }

const isBetween = ({ least, most }: typeof BID, value: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** The amounts with one of them changed; NaN, an empty field, takes it away. */
export function withAmount(amounts: ByHolder, holder: HandicapHolder, amount: number): ByHolder {
  const { [holder]: _, ...others } = amounts
  return Number.isNaN(amount) ? others : { ...others, [holder]: amount }
}

/** Is a number of this handicap outside its limits? */
export const isBidWrong = (bid: number | undefined): boolean => bid !== undefined && !isBetween(BID, bid)
export const isPercentWrong = (percent: number | undefined): boolean => percent !== undefined && !isBetween(PERCENT, percent)

/** Why a game cannot begin with this handicap. */
export function whyNotHandicap({ bid = {}, income = {} }: Handicap): string | null {
  const isWrong = Object.values(bid).some(isBidWrong) || Object.values(income).some(isPercentWrong)
  return isWrong ? t('app.start.handicapWrong', { bid: BID.most, ...PERCENT }) : null
}

/** The field of the game's options; none where no number is filled in. */
export const handicapOf = (handicap: Required<Handicap>): { handicap?: Handicap } =>
  Object.keys({ ...handicap.bid, ...handicap.income }).length > 0 ? { handicap } : {}
