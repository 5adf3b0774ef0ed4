import { useDeferredValue, useId } from 'react'
import type { PowerId, UnitType } from '../../../engine/index.ts'
import { POWERS } from '../../../engine/index.ts'
import { type DeskForce, type DeskQuestion, sizeOfSide } from '../../../odds/desk.ts'
import { ipcSum } from '../../../odds/tally.ts'
import { MOST_OF_ONE } from '../../../store/odds/link.ts'
import { powerName, t, unitName, unitTitle } from '../../text.ts'
import { Button, Roundel, Stepper, UnitIcon } from '../../widgets/index.ts'
import line from '../../widgets/Line.module.css'
import type { SideId } from '../spreads.ts'
import { alliesLeft, type DeskUnit, deskPrices, rowsOfKind, withAlly, withoutAlly, withPower, withUnits } from './change.ts'
import { OneMore } from './OneMore.tsx'
import { LossesChoice } from './Policy.tsx'
import css from './SideForces.module.css'

type Props = { question: DeskQuestion; side: SideId; onChange: (question: DeskQuestion) => void }

/** One side: powers, units, cost and order of losses. */
export function SideForces({ question, side, onChange }: Props) {
  const forces = question[side]
  // Expensive, so it runs after the press is painted.
  const rested = useDeferredValue(question)
  const left = alliesLeft(question, side)
  // One power attacks; joint attacks depend on the rules on land.
  const more = left.length > 0 && (side === 'defender' || question.kind === 'land' || forces.length === 0)
  const prices = deskPrices(question.ruleset)
  const ipc = forces.reduce((sum, { units, damaged = {} }) => sum + ipcSum(prices, units) + ipcSum(prices, damaged), 0)
  return (
    <section className={css.side} aria-label={t(`odds.desk.side.${side}`)}>
      {forces.map((force, index) => (
        <Force key={force.power} question={question} side={side} index={index} onChange={onChange} />
      ))}
      {more && (
        <select
          className={css.ally}
          aria-label={t('odds.desk.allyOf', { side })}
          value=""
          onChange={({ target }) => onChange(withAlly(question, side, target.value as PowerId))}
        >
          <option value="">{t('odds.desk.ally')}</option>
          {left.map((power) => (
            <option key={power} value={power}>
              {powerName(power)}
            </option>
          ))}
        </select>
      )}
      <p className={`${line.ends} ${css.total}`}>
        <span>{t('odds.desk.total', { count: sizeOfSide(forces) })}</span>
        <b>{t('odds.desk.cost', { cost: ipc })}</b>
      </p>
      <LossesChoice question={question} side={side} onChange={onChange} />
      <OneMore question={rested} side={side} onChange={onChange} />
    </section>
  )
}

function Force({ question, side, index, onChange }: Props & { index: number }) {
  const force = question[side][index]
  if (!force) return null
  const { power } = force
  const taken = question[side].flatMap(({ power }, i) => (i === index ? [] : [power]))
  const open = POWERS.filter((each) => !taken.includes(each))
  const { ruleset, kind } = question
  const rows = { sea: rowsOfKind(ruleset, kind, 'sea'), land: rowsOfKind(ruleset, kind, 'land') }
  return (
    <div data-power={power}>
      <div className={css.head}>
        <Roundel power={power} size={28} />
        <label className={css.power}>
          <span className="type-caption">{t(`odds.desk.side.${side}`)}</span>
          <select
            aria-label={t('odds.desk.power', { side })}
            value={power}
            onChange={({ target }) => onChange(withPower(question, side, index, target.value as PowerId))}
          >
            {open.map((each) => (
              <option key={each} value={each}>
                {powerName(each)}
              </option>
            ))}
          </select>
        </label>
        {index > 0 && (
          <Button
            variant="quiet"
            icon="x"
            aria-label={t('odds.desk.without', { power: powerName(power) })}
            onClick={() => onChange(withoutAlly(question, side, index))}
          />
        )}
      </div>
      {(['sea', 'land'] as const).map(
        (at) =>
          rows[at].length > 0 && (
            <div key={at}>
              {kind === 'landing' && <h3 className={`type-caption ${css.where}`}>{t(`odds.desk.where.${at}`, { side })}</h3>}
              {rows[at].map((unit) => (
                <Rows
                  key={unit.id}
                  unit={unit}
                  force={force}
                  onCount={(type, count, damaged) => onChange(withUnits(question, { side, index, type, damaged }, count))}
                />
              ))}
            </div>
          ),
      )}
    </div>
  )
}

type RowsProps = { unit: DeskUnit; force: DeskForce; onCount: (type: UnitType, count: number, damaged: boolean) => void }

/** A unit row; two-hit ships have a row for damaged ones. */
function Rows({ unit, force, onCount }: RowsProps) {
  const { id, cost, tags } = unit
  return (
    <>
      <Row type={id} cost={cost} force={force} onCount={(count) => onCount(id, count, false)} />
      {tags.has('two-hits') && <Row type={id} cost={cost} force={force} damaged onCount={(count) => onCount(id, count, true)} />}
    </>
  )
}

type RowProps = { type: UnitType; cost: number; force: DeskForce; damaged?: boolean; onCount: (count: number) => void }

function Row({ type, cost, force, damaged = false, onCount }: RowProps) {
  const id = useId()
  const value = (damaged ? force.damaged : force.units)?.[type] ?? 0
  const unit = damaged ? t('odds.desk.damaged', { unit: unitTitle(type) }) : unitTitle(type)
  const power = powerName(force.power)
  return (
    <div className={css.row} data-empty={value === 0 || undefined}>
      <UnitIcon type={type} size={26} damaged={damaged} />
      <span id={id}>
        <b>{unit}</b> <small>{t('odds.desk.cost', { cost })}</small>
      </span>
      <Stepper
        label={t('odds.desk.rowLabel', { unit, power })}
        value={value}
        max={MOST_OF_ONE}
        onChange={onCount}
        spoken={t('odds.desk.spoken', { count: value, unit: unitName(type, value), power })}
        describedBy={id}
      />
    </div>
  )
}
