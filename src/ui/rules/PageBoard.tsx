import { useMemo } from 'react'
import { type GameState, type PowerId, type RuleId, type SpaceId, unitsIn } from '../../engine/index.ts'
import { onBoard } from '../../learn/on-board/index.ts'
import { mustAct } from '../../store/game/selectors.ts'
import { goToSpace } from '../press.ts'
import { listText, powerName, spaceName, t } from '../text.ts'
import { Roundel } from '../widgets/index.ts'
import { PagePart } from './PagePart.tsx'
import css from './RulePage.module.css'

/** Maximum number of rows, and of names in a line. */
const MOST_ROWS = 12
const MOST_NAMES = 16

const standing = (game: GameState, space: SpaceId): PowerId[] => [...new Set(unitsIn(game, space).map(({ power }) => power))]

/** Where the rule applies now: for the acting power, with its units, and for others. */
export function PageBoard({ game, rule }: { game: GameState; rule: RuleId }) {
  const power = mustAct(game)
  const bites = useMemo(() => onBoard(game, rule, power), [game, rule, power])
  if (!bites) return null
  const { own, others } = bites
  const named = others.slice(0, MOST_NAMES).map(spaceName)
  const more = others.length - named.length
  return (
    <div>
      <PagePart title={t('rulebook.onBoard')} note={t('rulebook.forPower', { power: powerName(power), count: own.length })}>
        {own.length === 0 ? (
          <p className={css.nowhere}>{t('rulebook.nowhere')}</p>
        ) : (
          <>
            <ul className={css.places}>
              {own.slice(0, MOST_ROWS).map((space) => (
                <li key={space}>
                  <button type="button" className={css.space} onClick={() => goToSpace(space)}>
                    <span>{spaceName(space)}</span>
                    {standing(game, space).map((each) => (
                      <Roundel key={each} power={each} size={18} named />
                    ))}
                  </button>
                </li>
              ))}
            </ul>
            {own.length > MOST_ROWS && <p className={css.nowhere}>{t('rulebook.more', { count: own.length - MOST_ROWS })}</p>}
            <p className={css.nowhere}>{t('rulebook.toMap')}</p>
          </>
        )}
      </PagePart>
      {named.length > 0 && (
        <PagePart title={t('rulebook.others')}>
          <p className={css.others}>{listText(more > 0 ? [...named, t('rulebook.more', { count: more })] : named)}</p>
        </PagePart>
      )}
    </div>
  )
}
