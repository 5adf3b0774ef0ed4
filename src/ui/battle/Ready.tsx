import { type MouseEvent, useState } from 'react'
import { type BattleEntry, checkAction, type GameState, turn } from '../../engine/index.ts'
import { useArmed, useKeys } from '../decisions/keys.ts'
import { spaceName, t } from '../text.ts'
import { Button, DockFoot, Glyph, PrimaryButton, RuleTag } from '../widgets/index.ts'
import { attack, backToList, hold } from './act.ts'
import { Companions } from './Companions.tsx'
import { prospectOf } from './forces.ts'
import { useJoinedIn } from './joined.ts'
import { waitsFor } from './order.ts'
import css from './Ready.module.css'
import { UsaCard } from './UsaCard.tsx'

/** The second half of a double click was meant for what stood here before; dice are not thrown by it. */
const onceOnly = (event: MouseEvent) => {
  if (event.detail > 1) event.stopPropagation()
}

type Props = { game: GameState; entry: BattleEntry }

/** Before the dice: what is to be expected, and attack or hold. */
export function Ready({ game, entry }: Props) {
  const { space, required, kind } = entry
  const { power } = turn(game)
  const [naming, setNaming] = useState(false)
  const armed = useArmed(space)
  const refused = checkAction(game, { type: 'attack', space })
  const mayName = kind === 'sea' && checkAction(game, { type: 'attack', space, usa: true }) === null
  const waiting = waitsFor(game, space)
  const joined = useJoinedIn(space)
  const prospect = prospectOf(game, space, joined)
  const go = () => {
    if (!refused) attack(space)
    else if (mayName) setNaming(true)
  }
  const goByKey = () => {
    if (armed()) go()
  }
  const leave = () => (required ? undefined : hold(space, true))
  useKeys('battle.ready', {
    r: { label: 'battle.key.roll', run: goByKey },
    enter: { label: 'battle.key.roll', run: goByKey },
    escape: { label: 'battle.key.back', run: naming ? () => setNaming(false) : backToList },
    ...(required ? {} : { h: { label: 'battle.key.hold', run: leave } }),
  })
  if (naming) return <UsaCard space={space} onCancel={() => setNaming(false)} />
  const onlyUsa = refused !== null && mayName
  const label = onlyUsa
    ? t('battle.usa.only')
    : prospect && kind === 'land'
      ? prospect.air
        ? t('battle.rollAir')
        : t('battle.roll', { count: prospect.dice })
      : t('battle.rollSubmerge')
  return (
    <div className={css.ready}>
      {!onlyUsa && (
        <p className={css.how}>
          {t(`battle.ready.${kind}`)} <RuleTag rule={kind === 'sea' ? 'STD-NAV-03' : 'STD-LND-01'} />
        </p>
      )}
      {!onlyUsa && (
        <p className={css.how}>
          {t(`battle.ready.${required ? 'required' : 'optional'}`)} <RuleTag rule={required ? 'STD-CBT-02' : 'STD-CBT-03'} />
        </p>
      )}
      {onlyUsa && <p>{t('battle.usaOnly')}</p>}
      {waiting.length > 0 && (
        <p className={css.warn}>
          <Glyph name="warn" size={16} /> {t('battle.firstSea', { zones: waiting.map(spaceName).join(', ') })}
        </p>
      )}
      <Companions game={game} space={space} />
      {mayName && !onlyUsa && (
        <p>
          <Button onClick={() => setNaming(true)}>{t('battle.usa.button')}</Button>
        </p>
      )}
      <DockFoot>
        <div className={css.foot} onClickCapture={onceOnly}>
          <Button onClick={backToList} icon="prev" aria-label={t('battle.back')} title={t('battle.back')} />
          {!required && <Button onClick={leave}>{t('battle.hold')}</Button>}
          <PrimaryButton power={power} onPress={go} why={onlyUsa ? null : refused} keyHint="R">
            {label}
          </PrimaryButton>
        </div>
      </DockFoot>
    </div>
  )
}
