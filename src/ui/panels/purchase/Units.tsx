import { type PointerEvent, useState } from 'react'
import { type GameState, type Owner, turn, type UnitType } from '../../../engine/index.ts'
import { isMarker, type PurchaseRow, purchaseRows } from '../../../planning/purchase.ts'
import { t, unitTitle } from '../../text.ts'
import { Glyph, RuleTag, Stepper, UnitIcon, Why } from '../../widgets/index.ts'
import { UnitRow } from '../shared/parts.tsx'
import { placesOf, placesText } from './places.ts'
import css from './Units.module.css'
import { doesText, valuesText } from './values.ts'

/** `left`: IPC to spend. */
type UnitsProps = { game: GameState; left: number; onChange: (type: UnitType, value: number) => void }

/** The units for sale, each with what it is worth; above them, in a place of its own, what the one pointed at can do beside that. */
export function Units({ game, left, onChange }: UnitsProps) {
  const [pointed, setPointed] = useState<UnitType | null>(null)
  const away = () => setPointed(null)
  // A finger leaves as soon as it has pressed; what it pressed stays in view.
  const leaving = { onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && away(), onBlur: away }
  return (
    <>
      <p className={css.does}>{pointed ? doesText(game, pointed) : t('panels.purchase.howToHit')}</p>
      <ul {...leaving}>
        {purchaseRows(game).map((row) => (
          <Row key={row.type} game={game} left={left} row={row} onChange={onChange} onPointed={() => setPointed(row.type)} />
        ))}
      </ul>
    </>
  )
}

type RowProps = UnitsProps & { row: PurchaseRow; onPointed: () => void }

function Row({ game, left, row, onChange, onPointed }: RowProps) {
  const { type, count, cost, more, locked } = row
  const name = unitTitle(type)
  const described = `does-${type}`
  const values = isMarker(type) ? t('panels.purchase.priceMarker', { cost, ready: readyGas(game) }) : valuesText(game, type)
  const places = count > 0 && !isMarker(type) ? placesOf(game, type) : []
  const icon = <UnitIcon type={type} size={24} />
  if (locked) {
    return (
      <UnitRow
        icon={icon}
        name={name}
        note={
          <>
            {locked.message}
            <span className="sr-only"> {values}</span>
          </>
        }
        faint
        onPointed={onPointed}
        control={
          <span className={css.lock}>
            <Why why={locked}>
              <button type="button" className={css.whyLock} aria-label={t('panels.purchase.whyLocked', { unit: name })}>
                <Glyph name="why" size={16} />
              </button>
            </Why>
            <RuleTag rule={locked.rule} />
          </span>
        }
      />
    )
  }
  return (
    <UnitRow
      icon={icon}
      name={
        <>
          {name}
          {places.length > 0 && <small className={css.to}> {t('panels.purchase.to', { places: placesText(places) })}</small>}
        </>
      }
      note={
        <span id={described}>
          {values}
          <span className="sr-only"> {doesText(game, type)}</span>
        </span>
      }
      onPointed={onPointed}
      control={
        <Stepper
          label={name}
          value={count}
          max={more ? count : count + Math.max(1, Math.floor(left / Math.max(1, cost)))}
          onChange={(value) => onChange(type, value)}
          whyMax={more}
          whyMin={t('panels.purchase.noneOrdered')}
          describedBy={described}
        />
      }
    />
  )
}

/** Gas markers of the power to move that are on the board, with their guns ashore or aboard. */
function readyGas(game: GameState): number {
  const { power } = turn(game)
  const isReady = (unit: { power: Owner; gas?: boolean }) => unit.power === power && unit.gas === true
  return Object.values(game.war.units)
    .flat()
    .reduce((sum, stack) => sum + (isReady(stack) ? stack.count : 0) + (stack.cargo ?? []).filter(isReady).length, 0)
}
