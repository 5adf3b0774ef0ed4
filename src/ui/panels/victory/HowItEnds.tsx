import type { GameState } from '../../../engine/index.ts'
import { pointing } from '../../pointing.ts'
import { spaceName, spaceNames, t } from '../../text.ts'
import { Roundel } from '../../widgets/index.ts'
import { Section, show } from '../shared/parts.tsx'
import { either } from '../shared/words.ts'
import { goalsOf } from './summary.ts'
import css from './Victory.module.css'

/** What each side still has to take. */
export function HowItEnds({ game }: { game: GameState }) {
  return (
    <Section title={t('panels.victory.howItEnds')}>
      {goalsOf(game).map((goal) => (
        <div key={goal.side} className={css.goal}>
          <p>
            {goal.all.length > 0
              ? t('panels.victory.goalAll', { side: goal.side, must: spaceNames(goal.all), count: goal.count })
              : t('panels.victory.goalOne', {
                  side: goal.side,
                  one: either(goal.including.map(spaceName)),
                  count: goal.count - 1,
                })}
          </p>
          <ul className={css.capitals}>
            {goal.capitals.map(({ space, of, held }) => (
              <li key={space}>
                <button type="button" data-held={held || undefined} {...pointing([space])} onClick={() => show(space)}>
                  <Roundel power={of} size={16} />
                  {spaceName(space)}
                  {held && <span className={css.held}>{t('panels.victory.held')}</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
