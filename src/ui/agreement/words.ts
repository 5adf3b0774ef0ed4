/** What was taken back by agreement, in a sentence. */
import '../../content/words/agreement.ts'
import '../../content/words/timeline.ts'
import type { GameStore } from '../../store/table.ts'
import { powerName, t } from '../text.ts'

type Stretch = NonNullable<GameStore['agreement']>['taken'][number]

/** "Taken back by agreement: 5 actions, from round 2, Germany, Combat." */
export function agreedText({ count, from: { round, power, phase } }: Stretch): string {
  const date = t('timeline.moment', { round, power: powerName(power), phase: t('timeline.phase', { phase }) })
  return t('agreement.logged', { count, date })
}

/** What was taken back to a moment of this stretch, in its order. */
export const agreedIn = ({ agreement, earlier }: Pick<GameStore, 'agreement' | 'earlier'>, from: number, to: number): Stretch[] =>
  agreement?.taken.filter(({ at }) => at - earlier.length >= from && at - earlier.length < to) ?? []
