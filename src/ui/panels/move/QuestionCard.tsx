import { useEffect, useMemo, useRef } from 'react'
import { minorForecast, turn, unitsIn } from '../../../engine/index.ts'
import { spaceIn } from '../../../planning/board.ts'
import { countCargo, isEmpty } from '../../../planning/counts.ts'
import { arrivingUnits, battleQueryFor } from '../../../planning/forecast.ts'
import type { OrderOptions } from '../../../planning/orders.ts'
import type { BattleOdds } from '../../../planning/questions.ts'
import { hintPanels } from '../../chunks/hint-panels.ts'
import { exportOf, lazyPanel } from '../../lazy.tsx'
import { bringIntoView } from '../../scroll.ts'
import { countsText, powerInText, spaceName, t, tenths } from '../../text.ts'
import { useFocusBack } from '../../useFocusBack.ts'
import choice from '../../widgets/Choice.module.css'
import { ArmyStrip, UnitIcon } from '../../widgets/index.ts'
import { sidesWith } from '../shared/minors.ts'
import { goTo } from './act.ts'
import { type Asked, knowsMinors } from './asked.ts'
import { minorSentence } from './forecast.ts'
import move from './MovePanel.module.css'
import css from './Question.module.css'

const OddsHere = lazyPanel(exportOf(hintPanels, 'OddsHere'), { silent: true })

/** Asked before an order is given, where it was aimed; what is asked is answered in the same place. */
export function QuestionCard({ asked }: { asked: Asked }) {
  const card = useRef<HTMLElement>(null)
  // Whoever aims by key goes on from the map.
  useFocusBack()
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-first]')?.focus()
    bringIntoView(card.current)
  }, [])
  const answer = (how: OrderOptions) => goTo(asked.target, { ...asked.how, ...how })
  return (
    <section ref={card} className={css.question}>
      {asked.question.ask === 'enter' && <Enter asked={asked} />}
      {asked.question.ask === 'loss' && <AtALoss asked={asked} odds={asked.question.odds} />}
      {asked.question.ask === 'ship' && <WhichShip asked={asked} ships={asked.question.ships} onAnswer={answer} />}
      {asked.question.ask === 'when' && <When asked={asked} onAnswer={answer} />}
    </section>
  )
}

type Props = { asked: Asked; onAnswer: (how: OrderOptions) => void }

/** Its answers stand in the foot. */
function Enter({ asked }: { asked: Asked }) {
  const { game, selection, target } = asked
  const { power } = turn(game)
  const minor = minorForecast(game, target.space, power)
  const ask = useMemo(() => battleQueryFor(game, selection, target), [game, selection, target])
  const isKnown = useMemo(() => knowsMinors(game), [game])
  if (!minor) return null
  if (isKnown) return <p data-light="">{minorSentence(game, target.space, power)}</p>
  const space = spaceIn(game, target.space)
  const [owner] = minor.owners
  const arriving = arrivingUnits(selection, target)
  return (
    <>
      <h3>{t('panels.enter.title', { space: spaceName(target.space) })}</h3>
      <p>
        {t('panels.enter.status', {
          space: spaceName(target.space),
          aligned: sidesWith(game, target.space) ?? 'none',
        })}
      </p>
      <p>{minorSentence(game, target.space, power)}</p>
      <p>
        <ArmyStrip power={minor.owners.length === 1 && owner ? owner : 'neutral'} units={minor.force} />
      </p>
      <p className={move.notes}>{t('panels.enter.risk', { units: countsText(arriving), ipc: space?.ipc ?? 0 })}</p>
      {ask && <OddsHere game={game} ask={ask} who="enter" />}
    </>
  )
}

/** A battle that must be fought and most likely costs more than it gains. Its answers stand in the foot. */
function AtALoss({ asked, odds }: { asked: Asked; odds: BattleOdds }) {
  return (
    <>
      <h3>{t('panels.loss.title', { space: spaceName(asked.target.space) })}</h3>
      <p>{t('panels.loss.why', { cleared: Math.round(odds.cleared * 100), loss: tenths(-odds.swing) })}</p>
    </>
  )
}

function WhichShip({ asked, ships, onAnswer }: Props & { ships: number[] }) {
  const stacks = unitsIn(asked.game, asked.target.space)
  return (
    <>
      <h3>{t('panels.ship.title')}</h3>
      <div className={css.choices}>
        {ships.map((id, i) => {
          const ship = stacks.find((stack) => stack.id === id)
          const cargo = countCargo(ship?.cargo)
          return (
            <button
              key={id}
              type="button"
              className={`${choice.edged} ${choice.row} ${css.choice}`}
              data-first={i === 0 || undefined}
              onClick={() => onAnswer({ by: id })}
            >
              <UnitIcon type="transport" size={24} />
              <span>
                <strong>{t('panels.ship.of', { power: ship ? powerInText(ship.power) : '', number: i + 1 })}</strong>
                <small>{isEmpty(cargo) ? t('panels.move.empty') : t('panels.move.carries', { units: countsText(cargo) })}</small>
              </span>
            </button>
          )
        })}
      </div>
    </>
  )
}

function When({ asked, onAnswer }: Props) {
  const { target } = asked
  const zone = target.kind === 'move' ? '' : spaceName(target.zone)
  return (
    <>
      <h3>{t('panels.when.title', { space: spaceName(target.space) })}</h3>
      <p>{t('panels.when.why', { zone })}</p>
      <div className={css.choices}>
        <button
          type="button"
          className={`${choice.edged} ${choice.row} ${css.choice}`}
          data-first
          onClick={() => onAnswer({ later: false })}
        >
          <span>
            <strong>{t('panels.when.now')}</strong>
            <small>{t('panels.when.nowNote', { zone })}</small>
          </span>
        </button>
        <button type="button" className={`${choice.edged} ${choice.row} ${css.choice}`} onClick={() => onAnswer({ later: true })}>
          <span>
            <strong>{t('panels.when.after')}</strong>
            <small>{t('panels.when.afterNote', { zone })}</small>
          </span>
        </button>
      </div>
    </>
  )
}
