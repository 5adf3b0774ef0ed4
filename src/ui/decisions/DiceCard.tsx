import { useEffect, useMemo, useState } from 'react'
import { announce } from '../../store/announce.ts'
import { useGame } from '../../store/game.ts'
import { spaceName, t } from '../text.ts'
import { Button, DockFoot, PrimaryButton, Roundel } from '../widgets/index.ts'
import { DecisionFrame } from './DecisionFrame.tsx'
import css from './DiceCard.module.css'
import { diceGroups } from './dice.ts'
import { useKeys } from './keys.ts'
import type { CardProps } from './types.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Dice thrown on the table, typed in: six keys, the next free place fills itself. */
export function DiceCard({ game, decision }: CardProps) {
  const count = decision.count ?? 0
  const [dice, setDice] = useState<readonly number[]>([])
  const dispatch = useGame((store) => store.dispatch)
  const groups = useMemo(() => diceGroups(game, decision), [game, decision])
  const left = count - dice.length
  const add = (value: number) => {
    if (left === 0) return
    announce(t('decisions.dice.entered', { value, left: left - 1 }))
    setDice([...dice, value])
  }
  const back = () => setDice(dice.slice(0, -1))
  const enter = () => {
    if (left === 0) dispatch({ type: 'enter-dice', dice: [...dice] })
  }
  useKeys('decisions.dice', {
    ...Object.fromEntries(FACES.map((value) => [String(value), { label: 'decisions.key.die', run: () => add(value) }])),
    backspace: { label: 'decisions.key.back', run: back },
    c: { label: 'decisions.key.accept', run: enter },
    enter: { label: 'decisions.key.accept', run: enter },
  })
  const sentence = t('decisions.dice.sentence', { topic: decision.topic, space: decision.space ? spaceName(decision.space) : '' })
  // With the last die the main button is next: Enter presses it from wherever the focus was.
  const complete = left === 0
  useEffect(() => {
    if (complete) document.querySelector<HTMLElement>('[data-primary]')?.focus()
  }, [complete])
  // Of allies that throw together each has its own dice.
  const several = new Set(groups.map((group) => group.power)).size > 1
  let at = 0
  return (
    <DecisionFrame
      decision={decision}
      question={t('decisions.dice.title', { count })}
      sentence={sentence}
      aside={left > 0 ? t('decisions.dice.toGo', { count: left }) : t('decisions.dice.all')}
    >
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
          why={dice.length === 0 ? t('decisions.dice.empty') : null}
          onClick={back}
        />
      </div>
      <DockFoot>
        <PrimaryButton
          power={decision.by}
          onPress={enter}
          why={left > 0 ? t('decisions.dice.toGo', { count: left }) : null}
          keyHint="C"
        >
          {t('decisions.dice.enter', { count })}
        </PrimaryButton>
      </DockFoot>
    </DecisionFrame>
  )
}

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
