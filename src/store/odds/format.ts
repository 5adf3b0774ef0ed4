/** Odds in numbers as people read them: whole per cent, IPC to one decimal. */
import '../../content/words/odds.ts'
import type { Forecast } from '../../odds/index.ts'
import { t, tenths } from '../text.ts'

export { swingOf as swingIn } from '../../odds/tally.ts'

/** Both sides gone counts as repulsed: nobody holds the space. */
export const barOf = ({ cleared, contested, repulsed, annihilated }: Forecast): readonly [number, number, number] => [
  cleared,
  contested,
  repulsed + annihilated,
]

/** IPC below this are written as 0.0. */
export const MIN_SHOWN_IPC = 0.05

/** A convoy raid that meets no enemy ship: all that is open is what it takes (ADV-10-08). */
export const isOnlyRaid = ({ taken, cleared, lost }: Forecast): boolean =>
  taken >= MIN_SHOWN_IPC && cleared > 0.9995 && lost.attacker.ipc + lost.defender.ipc < MIN_SHOWN_IPC

/** What a convoy raid takes on average: "The raid takes 4.2 IPC on average."; null where there is none. */
export const raidText = (odds: Forecast): string | null =>
  odds.taken < MIN_SHOWN_IPC
    ? null
    : t('odds.picture.raid', { ipc: tenths(odds.taken), guarded: isOnlyRaid(odds) ? 'no' : 'yes' })

/** Almost certain is not certain: near the top one decimal more. */
export function perCent(chance: number): string {
  const share = chance * 100
  const number = share > 99 && share < 99.95 ? tenths(Math.floor(share * 10) / 10) : String(Math.round(share))
  return t('odds.chip.chance', { number })
}

/** Estimates of the computer's search are not exact odds: to the nearest 5 %, so that they do not contradict those. */
export const aboutPerCent = (chance: number): string => perCent(Math.round(chance * 20) / 20)

export function swingText(swing: number): string {
  const rounded = Math.round(swing * 10) / 10
  if (rounded === 0) return t('odds.chip.even')
  return t(rounded > 0 ? 'odds.chip.plus' : 'odds.chip.minus', { amount: tenths(Math.abs(rounded)) })
}
