import { useState } from 'react'
import type { PowerId } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { t } from '../text.ts'
import { DockFoot, PrimaryButton, Stepper } from '../widgets/index.ts'
import css from './DiceCard.module.css'
import { type DiceColumn, facesOf } from './dice-columns.ts'
import type { DiceGroup } from './dice-group.ts'
import { useKeys } from './keys.ts'

type Props = { by: PowerId; groups: readonly DiceGroup[]; columns: readonly DiceColumn[] }

/** Number of hits in each column. */
export function DiceHits({ by, groups, columns }: Props) {
  const [hits, setHits] = useState<Readonly<Record<number, number>>>({})
  const dispatch = useGame((store) => store.dispatch)
  const enter = () => void dispatch({ type: 'enter-dice', dice: facesOf(groups, hits) })
  useKeys('decisions.hits', { accept: enter, goOn: enter })
  const sum = columns.reduce((n, { needs }) => n + (hits[needs] ?? 0), 0)
  return (
    <>
      <ul className={css.columns}>
        {columns.map(({ needs, count }) => (
          <li key={needs} className={css.column}>
            <span className={css.columnName}>{t('decisions.dice.column', { needs, count })}</span>
            <Stepper
              label={t('decisions.dice.columnName', { needs, count })}
              value={hits[needs] ?? 0}
              max={count}
              onChange={(value) => setHits({ ...hits, [needs]: value })}
              whyMin={t('decisions.count.least')}
              whyMax={t('decisions.dice.columnMost', { count })}
            />
            <span className={css.of}>{t('decisions.losses.of', { max: count })}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('decisions.dice.made')}</p>
      <DockFoot>
        <PrimaryButton power={by} onPress={enter} keyHint={keyLabel('accept')}>
          {t('decisions.dice.enterHits', { count: sum })}
        </PrimaryButton>
      </DockFoot>
    </>
  )
}
