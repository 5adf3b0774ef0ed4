/** Odds in numbers as people read them: whole per cent, IPC to one decimal. */
import '../../content/words/odds.ts'
import type { Forecast } from '../../odds/index.ts'
import { t, tenths } from '../text.ts'

/** Both sides gone counts as repulsed: nobody holds the space. */
export const barOf = ({ cleared, contested, repulsed, annihilated }: Forecast): readonly [number, number, number] => [
  cleared,
  contested,
  repulsed + annihilated,
]

/** Almost certain is not certain: near the top one decimal more. */
export function perCent(chance: number): string {
  const share = chance * 100
  const number = share > 99 && share < 99.95 ? tenths(Math.floor(share * 10) / 10) : String(Math.round(share))
  return t('odds.chip.chance', { number })
}

/** IPC that they are expected to lose more than we, with its sign. */
export const swingIn = ({ lost }: Forecast): number => lost.defender.ipc - lost.attacker.ipc
export function swingText(swing: number): string {
  const rounded = Math.round(swing * 10) / 10
  if (rounded === 0) return t('odds.chip.even')
  return t(rounded > 0 ? 'odds.chip.plus' : 'odds.chip.minus', { amount: tenths(Math.abs(rounded)) })
}
