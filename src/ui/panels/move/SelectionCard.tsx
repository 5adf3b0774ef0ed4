import { useEffect, useRef } from 'react'
import { type Counts, type GameState, type SpaceId, turn } from '../../../engine/index.ts'
import { type Selection, useUi } from '../../../store/ui.ts'
import { spaceName, t, unitTitle } from '../../text.ts'
import { ArmyStrip, Button, Stepper, UnitIcon } from '../../widgets/index.ts'
import parts from '../shared/parts.module.css'
import { UnitRow } from '../shared/parts.tsx'
import { clear } from './act.ts'
import css from './MovePanel.module.css'
import { type PickRow, pickAll, pickCount, pickedOf, pickNone, picksOf, pickTransport } from './picks.ts'
import { ShipRow } from './ShipRow.tsx'

type Props = {
  game: GameState
  selection: Selection
  to: SpaceId | null
  /** Something is being asked about these: the rest is out of the way meanwhile. */
  asked: Counts | null
}

/** What is picked up where: steppers by kind of unit, each transport with what it carries. */
export function SelectionCard({ game, selection, to, asked }: Props) {
  const select = useUi((ui) => ui.select)
  const picks = picksOf(game, selection.space)
  const rows = useRef<HTMLUListElement>(null)
  const { space } = selection
  // The button that picked the units up is gone; the keys go on with how many. A focus elsewhere, as on the map, stays there.
  useEffect(() => {
    if (space && document.activeElement === document.body)
      rows.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
  }, [space])
  return (
    <>
      <div className={css.title}>
        <h2 className="type-title">
          <span className={css.from}>{spaceName(selection.space)}</span>
          {to && (
            <>
              <span className={css.chevron} aria-hidden="true">
                ›
              </span>
              <span className="sr-only">{t('panels.move.to')}</span>
              <span className={css.to}>{spaceName(to)}</span>
            </>
          )}
        </h2>
        <Button variant="quiet" icon="x" iconSize={16} aria-label={t('panels.move.clear')} onClick={clear}>
          <kbd className={css.key}>Esc</kbd>
        </Button>
      </div>
      {asked ? (
        <p className={css.brief}>
          <ArmyStrip power={turn(game).power} units={asked} tone="order" />
        </p>
      ) : (
        <>
          <ul ref={rows}>
            {picks.rows.map((row) => (
              <Row key={`${row.type}-${row.damaged}`} row={row} selection={selection} onPick={select} />
            ))}
          </ul>
          {picks.transports.length > 0 && (
            <ul className={css.ships}>
              {picks.transports.map((ship) => (
                <ShipRow
                  key={ship.id}
                  ship={ship}
                  selection={selection}
                  onPick={(on) => select(pickTransport(selection, ship.id, on))}
                />
              ))}
            </ul>
          )}
          <div className={css.tools}>
            <Button variant="quiet" onClick={() => select(pickAll(selection.space, picks))}>
              {t('panels.move.all')} <kbd className={css.key}>A</kbd>
            </Button>
            <Button variant="quiet" onClick={() => select(pickNone(selection.space))}>
              {t('panels.move.none')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

type RowProps = { row: PickRow; selection: Selection; onPick: (selection: Selection) => void }

function Row({ row, selection, onPick }: RowProps) {
  const { type, damaged, can, all } = row
  const value = pickedOf(selection, row)
  const name = damaged ? t('panels.move.damagedUnit', { unit: unitTitle(type) }) : unitTitle(type)
  const spent = all - can
  const set = (next: number) => onPick(pickCount(selection, row, next))
  const note =
    spent > 0 ? t('panels.move.spent', { count: spent, stay: all - value }) : t('panels.move.stay', { count: all - value })
  const icon = <UnitIcon type={type} size={24} damaged={damaged} />
  return (
    <UnitRow
      icon={
        can > 0 ? (
          <button
            type="button"
            className={parts.glyphButton}
            aria-label={t('panels.move.oneMore', { unit: name })}
            onClick={() => set(value >= can ? 1 : value + 1)}
            onDoubleClick={() => set(can)}
            tabIndex={-1}
          >
            {icon}
          </button>
        ) : (
          icon
        )
      }
      name={name}
      note={note}
      faint={can === 0}
      control={
        <Stepper
          label={name}
          value={value}
          max={can}
          onChange={set}
          whyMin={t('panels.move.nonePicked')}
          whyMax={
            can === 0
              ? t('panels.move.noneCan')
              : spent > 0
                ? t('panels.move.restMoved', { count: spent })
                : t('panels.move.allPicked')
          }
        />
      }
      after={t('panels.move.of', { count: all })}
    />
  )
}
