/** What was taken back by agreement, in a sentence. */
import '../../content/words/agreement.ts'
import '../../content/words/timeline.ts'
import type { TakenBack } from '../../save/agreement.ts'
import type { GameStore } from '../../store/table.ts'
import { powerName, t } from '../text.ts'

/** "Taken back by agreement: 5 actions, from round 2, Germany, Combat." */
export function takenText({ count, from: { round, power, phase } }: TakenBack): string {
  const date = t('timeline.moment', { round, power: powerName(power), phase: t('timeline.phase', { phase }) })
  return t('agreement.logged', { count, date })
}

/** What was taken back to a moment of this stretch, in its order. */
export const takenIn = (
  { agreement, earlier }: Pick<GameStore, 'agreement' | 'earlier'>,
  from: number,
  to: number,
): TakenBack[] => agreement?.taken.filter(({ at }) => at - earlier.length >= from && at - earlier.length < to) ?? []
