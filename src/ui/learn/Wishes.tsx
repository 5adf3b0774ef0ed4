import type { Lesson } from '../../content/lessons.ts'
import { t } from '../text.ts'
import { Star } from './Stars.tsx'
import css from './Wishes.module.css'
import { type StarWish, WISHES, wishText } from './wish-words.ts'

type Props = { lesson: Lesson; unmet?: readonly StarWish[]; isGoalShown?: boolean }

/** The condition of each star. `unmet`: failed conditions, after the end. */
export function Wishes({ lesson, unmet, isGoalShown = true }: Props) {
  return (
    <ul className={css.wishes} aria-label={t('learn.wishes')}>
      {WISHES.filter((wish) => isGoalShown || wish !== 'goal').map((wish) => {
        const holds = unmet !== undefined && !unmet.includes(wish)
        // Without the goal there is no star, but other conditions are still marked.
        const won = holds && !unmet.includes('goal')
        return (
          <li key={wish} data-goal={wish === 'goal' || undefined}>
            <Star won={won} size={16} />
            <span>{wishText(wish, lesson)}</span>
            {unmet && <span className={css.how}>{t(`learn.${won ? 'held' : holds ? 'holds' : 'missing'}`)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
