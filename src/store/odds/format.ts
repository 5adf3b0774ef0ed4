/** Formats odds: whole per cent, IPC to one decimal. */
import '../../content/words/odds.ts'
import type { Forecast } from '../../odds/index.ts'
import { t, tenths } from '../text.ts'

export { swingOf as swingIn } from '../../odds/tally.ts'

/** Annihilation counts as repulsed: the space has no holder. */
export const barOf = ({ cleared, contested, repulsed, annihilated }: Forecast): readonly [number, number, number] => [
  cleared,
  contested,
  repulsed + annihilated,
]

/** IPC below this are shown as 0.0. */
export const MIN_SHOWN_IPC = 0.05

/** A convoy raid without enemy ships: only the money taken is open (ADV-10-08). */
export const isOnlyRaid = ({ taken, cleared, lost }: Forecast): boolean =>
  taken >= MIN_SHOWN_IPC && cleared > 0.9995 && lost.attacker.ipc + lost.defender.ipc < MIN_SHOWN_IPC

/** Text of the mean IPC a raid takes, or null. */
export const raidText = (odds: Forecast): string | null =>
  odds.taken < MIN_SHOWN_IPC
    ? null
    : t('odds.picture.raid', { ipc: tenths(odds.taken), guarded: isOnlyRaid(odds) ? 'no' : 'yes' })

/** One decimal near 100 %, so it never shows 100 % for an uncertain result. */
export function perCent(chance: number): string {
  const share = chance * 100
  const number = share > 99 && share < 99.95 ? tenths(Math.floor(share * 10) / 10) : String(Math.round(share))
  return t('odds.chip.chance', { number })
}

/** Computer estimates are rounded to 5 %, so they do not contradict exact odds. */
export const aboutPerCent = (chance: number): string => perCent(Math.round(chance * 20) / 20)

export function swingText(swing: number): string {
  const rounded = Math.round(swing * 10) / 10
  if (rounded === 0) return t('odds.chip.even')
  return t(rounded > 0 ? 'odds.chip.plus' : 'odds.chip.minus', { amount: tenths(Math.abs(rounded)) })
}
