/** Names of parties and formatted numbers. */
import { LANGUAGE } from '../../content/language.ts'
import { type Belligerent, isSide } from '../../history/index.ts'
import { lazy } from '../../memoize.ts'
import { listText, powerName, spaceName, t } from '../text.ts'
import type { Stop } from './series.ts'

export const partyName = (party: Belligerent): string => (isSide(party) ? t(`app.side.${party}`) : powerName(party))
export const partyShort = (party: Belligerent): string => (isSide(party) ? t(`app.side.${party}.short`) : powerName(party))

/** The round number for a sentence, or "the start". */
export const stopText = ({ round, start }: Stop): string => (start ? 'start' : `${round}`)
export const roundName = (stop: Stop): string => (stop.start ? t('charts.start') : t('charts.round', { round: stop.round }))

const thousands = lazy(() => new Intl.NumberFormat(LANGUAGE))
/** "3,562". */
export const inThousands = (value: number): string => thousands().format(value)

/** With its sign: +3, −2, 0. Rounded unless `exact`. */
export const withSign = (value: number, written: (value: number) => string = (whole) => `${Math.round(whole)}`): string => {
  const [text, nothing] = [written(Math.abs(value)), written(0)]
  return text === nothing ? text : `${value > 0 ? '+' : '−'}${text}`
}

/** A percentage, never 0 or 100 unless exact. */
export function perHundred(share: number): string {
  const value = Math.round(share * 100)
  return value < 1 ? '<1' : value > 99 ? '>99' : `${value}`
}

/** Maximum number of spaces named. */
const MOST = 3

/** "Picardy, Belgium and 2 more". */
export function landText(spaces: readonly string[]): string {
  const named = spaces.slice(0, spaces.length > MOST ? MOST - 1 : MOST).map(spaceName)
  const left = spaces.length - named.length
  return listText(left > 0 ? [...named, t('charts.more', { count: left })] : named)
}
