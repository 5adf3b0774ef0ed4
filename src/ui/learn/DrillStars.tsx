import { useLesson } from '../../store/modes/lesson.ts'
import { t } from '../text.ts'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/index.ts'
import css from './Wishes.module.css'
import { Wishes } from './Wishes.tsx'

/** The conditions of the second and third star, above the orders. The strip below the map shows the first. */
export function DrillStars() {
  const session = useLesson((store) => store.session)
  if (!session || session.guest || session.result) return null
  return (
    <details className={`${fold.fold} ${css.inDock}`} open>
      <summary>
        <Glyph name="chev" size={16} />
        <b>{t('learn.moreStars')}</b>
      </summary>
      <Wishes lesson={session.lesson} isGoalShown={false} />
    </details>
  )
}
