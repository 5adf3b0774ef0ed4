import { type GameState, type SpaceId, turn } from '../../engine/index.ts'
import { battleList, nextBattle } from '../../planning/battle-list.ts'
import { refusalIn } from '../../planning/refusals.ts'
import type { BattleReport } from '../../store/game/reports.ts'
import { notify } from '../../store/notify.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { battlesLeft } from '../battles-left.ts'
import { useKeys } from '../decisions/keys.ts'
import { spaceName, t } from '../text.ts'
import foot from '../widgets/Foot.module.css'
import { Button, DockFoot, KeyCap, PrimaryButton } from '../widgets/index.ts'
import { Listed } from '../widgets/Listed.tsx'
import { backToList, endCombat, openBattle } from './act.ts'
import { useHeld } from './held.ts'
import css from './Onward.module.css'

type Props = {
  game: GameState
  /** The battle whose result is shown; null for the list. */
  after: SpaceId | null
  /** A follow-up of that battle to look at first. */
  followed?: BattleReport | null
}

/**
 * Continues to the next battle or ends the phase. The main button fights mandatory battles only; optional ones have their own
 * button and key.
 */
export function Onward({ game, after, followed = null }: Props) {
  const held = useHeld((state) => state.spaces)
  const { power } = turn(game)
  const next = followed ? null : nextBattle(game, held, after)
  const left = battleList(game).filter((entry) => !entry.resolved)
  const required = left.filter((entry) => entry.required)
  const must = next !== null && required.length > 0
  const refused = refusalIn(game, { type: 'end-phase' })
  const fight = () => next && openBattle(next.space)
  const on = () => {
    if (followed) openBattle(followed.space)
    else if (must) fight()
    else if (!refused) endCombat()
  }
  const tellNone = () => {
    const words = battlesLeft(game)
    notify(words, 'hint', 'polite')
  }
  useKeys('battle.onward', {
    nextBattle: followed ? on : next ? fight : tellNone,
    ...(must ? {} : { goOn: on }),
    ...(after === null ? {} : { back: backToList }),
  })
  const main = followed
    ? t('battle.result', { space: spaceName(followed.space) })
    : must
      ? t(after === null ? 'battle.nextHere' : 'battle.next', { space: spaceName(next.space) })
      : t('battle.endHold', { count: left.length })
  return (
    <DockFoot>
      {must && (
        <div className={css.check}>
          <p>
            <Listed
              items={required.map(({ space }) => ({
                key: space,
                word: spaceName(space),
                shown: (
                  <button type="button" onClick={() => openBattle(space)}>
                    {spaceName(space)}
                  </button>
                ),
              }))}
            />{' '}
            {t('battle.mustFight')}
          </p>
          <Button why={refused} onClick={endCombat}>
            {t('battle.end')}
          </Button>
        </div>
      )}
      {next && !must && (
        <div className={css.check}>
          <p>{t('battle.maySkip', { count: left.length })}</p>
          <Button data-fight="" onClick={fight}>
            {t(after === null ? 'battle.nextHere' : 'battle.next', { space: spaceName(next.space) })}{' '}
            <KeyCap silent>{keyLabel('nextBattle')}</KeyCap>
          </Button>
        </div>
      )}
      <div className={foot.foot}>
        {after !== null && <Button onClick={backToList} icon="prev" aria-label={t('battle.back')} title={t('battle.back')} />}
        <PrimaryButton
          power={power}
          onPress={on}
          why={followed || must ? null : refused}
          {...(followed || must ? { keyHint: keyLabel('nextBattle') } : {})}
        >
          {main}
        </PrimaryButton>
      </div>
    </DockFoot>
  )
}
