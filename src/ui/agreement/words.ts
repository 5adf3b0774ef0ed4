/** An agreed take-back as a sentence. */
import '../../content/words/setup.ts'
import type { TakenBack } from '../../history/index.ts'
import { powerInText, t } from '../text.ts'

/** "Taken back by agreement: 5 actions, from round 2, Germany, Combat." */
export const takenBackText = ({ count, from: { round, power, phase } }: TakenBack): string =>
  t('agreement.logged', { count, round, power: powerInText(power), phase })

/** The take-backs to a moment of this range, in order. */
export const takenBackIn = (taken: readonly TakenBack[], from: number, to: number): TakenBack[] =>
  taken.filter(({ at }) => at >= from && at < to)
