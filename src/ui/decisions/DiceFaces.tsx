import { useEffect, useState } from 'react'
import type { PowerId } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { knownDice } from '../../store/game/replayed-dice.ts'
import { notify } from '../../store/notify.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { t } from '../text.ts'
import { Button, DockFoot, PrimaryButton, Roundel } from '../widgets/index.ts'
import css from './DiceCard.module.css'
import type { DiceGroup } from './dice-group.ts'
import { useKeys } from './keys.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Six keys that fill the next die. */
export function DiceFaces({ by, groups, count }: { by: PowerId; groups: readonly DiceGroup[]; count: number }) {
  const laid = useLaid(count)
  const [dice, setDice] = useState<readonly number[]>(laid)
  const dispatch = useGame((store) => store.dispatch)
  const left = count - dice.length
  const add = (value: number) => {
    if (left === 0) return
    notify(t('decisions.dice.entered', { value, left: left - 1 }), 'polite')
    setDice([...dice, value])
  }
  const back = () => {
    if (dice.length <= laid.length) return
    notify(t('decisions.dice.toGo', { count: left + 1 }), 'polite')
    setDice(dice.slice(0, -1))
  }
  const enter = () => {
    if (left === 0) dispatch({ type: 'enter-dice', dice: [...dice] })
  }
  useKeys('decisions.dice', {
    die: (pressed) => add(Number(pressed)),
    dieBack: back,
    accept: enter,
    goOn: enter,
  })
  // After the last die, Enter presses the main button.
  const complete = left === 0
  useEffect(() => {
    if (complete) document.querySelector<HTMLElement>('[data-primary]')?.focus()
  }, [complete])
  // Allies that roll together have separate dice.
  const several = new Set(groups.map((group) => group.power)).size > 1
  const same = laid.length > 0 && t('decisions.dice.same', { count: laid.length, dice: laid.join(' ') })
  const stuck = dice.length > laid.length ? null : same || t('decisions.dice.empty')
  let at = 0
  return (
    <>
      {same && <p role="status">{same}</p>}
      <p className={css.toGo}>{left > 0 ? t('decisions.dice.toGo', { count: left }) : t('decisions.dice.all')}</p>
      <ol className={css.groups}>
        {groups.map((group) => {
          const from = at
          at += group.count
          return (
            <li key={from}>
              {group.label && (
                <p className={css.group}>
                  {several && group.power && group.power !== 'neutral' && <Roundel power={group.power} size={16} />}
                  {group.label}
                </p>
              )}
              <ol className={css.slots}>
                {Array.from({ length: group.count }, (_, index) => (
                  <Slot
                    key={index}
                    number={from + index + 1}
                    value={dice[from + index]}
                    needs={group.needs}
                    next={from + index === dice.length}
                  />
                ))}
              </ol>
              {group.note && <p className={css.note}>{group.note}</p>}
            </li>
          )
        })}
      </ol>
      <div className={css.pad}>
        {FACES.map((value) => (
          <Button key={value} className={css.face} why={left === 0 ? t('decisions.dice.full') : null} onClick={() => add(value)}>
            {t('decisions.dice.key', { value })}
          </Button>
        ))}
        <Button
          className={css.face}
          icon="undo"
          aria-label={t('decisions.dice.back')}
          title={t('decisions.dice.back')}
          why={stuck}
          onClick={back}
        />
      </div>
      <DockFoot>
        <PrimaryButton
          power={by}
          onPress={enter}
          why={left > 0 ? t('decisions.dice.toGo', { count: left }) : null}
          keyHint={keyLabel('accept')}
        >
          {t('decisions.dice.enter', { count })}
        </PrimaryButton>
      </DockFoot>
    </>
  )
}

/** The dice from before an agreed take-back. */
const useLaid = (count: number): readonly number[] => useState(() => knownDice(useGame.getState(), count))[0]

type SlotProps = { number: number; value: number | undefined; needs: number | null; next: boolean }

function Slot({ number, value, needs, next }: SlotProps) {
  const name = value === undefined ? t('decisions.dice.noDie', { number }) : t('decisions.dice.die', { number, value })
  const hit = value !== undefined && needs !== null && value <= needs
  return (
    <li
      className={css.slot}
      data-hit={hit || undefined}
      data-next={next || undefined}
      data-empty={value === undefined || undefined}
    >
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{value ?? ''}</span>
    </li>
  )
}
