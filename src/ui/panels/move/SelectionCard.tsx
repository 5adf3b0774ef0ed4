import { Fragment, useEffect, useRef } from 'react'
import { type Counts, type GameState, type SpaceId, turn } from '../../../engine/index.ts'
import { unitOf } from '../../../planning/board.ts'
import { total } from '../../../planning/counts.ts'
import { type PickRow, picksOf } from '../../../planning/picks.ts'
import type { Selection } from '../../../planning/selection.ts'
import {
  markedIn,
  markedRange,
  pickAll,
  pickCount,
  pickedCounts,
  pickedOf,
  pickMarked,
  pickNone,
} from '../../../planning/selection.ts'
import { shipGroups } from '../../../planning/ship-groups.ts'
import { useUi } from '../../../store/ui.ts'
import { focusIsHome } from '../../home.ts'
import { spaceCode, t, unitName, unitTitle } from '../../text.ts'
import tick from '../../widgets/Check.module.css'
import { ArmyStrip, Button, KeyCap, RuleTag, Stepper, UnitIcon } from '../../widgets/index.ts'
import line from '../../widgets/Line.module.css'
import parts from '../shared/parts.module.css'
import { UnitRow } from '../shared/parts.tsx'
import { clear } from './act.ts'
import css from './MovePanel.module.css'
import { ShipRow } from './ShipRow.tsx'
import { chosenWords, rowKey, setRow, useTyping } from './typing.ts'

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
  const picks = picksOf(game, selection.space, selection.strategic)
  const everything = pickAll(selection.space, picks, selection.strategic)
  // Of what a transport carries a part may stay aboard.
  const whole = total(pickedCounts(everything)) === total(pickedCounts(selection)) && selection.kept === undefined
  const counted = useTyping(selection, picks)
  const rows = useRef<HTMLUListElement>(null)
  const { space } = selection
  // The button that picked the units up is gone; the keys go on with how many. A focus elsewhere, as on the map, stays there.
  useEffect(() => {
    if (space && focusIsHome()) rows.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
  }, [space])
  return (
    <>
      <div className={`${line.ends} ${css.title}`}>
        <h2 className="type-option">
          <span className={css.from}>{spaceCode(selection.space)}</span>
          {to && (
            <>
              <span className={css.chevron} aria-hidden="true">
                ›
              </span>
              <span className="sr-only">{t('panels.move.to')}</span>
              <span className={css.to}>{spaceCode(to)}</span>
            </>
          )}
        </h2>
        {!asked && (
          <Button variant="quiet" onClick={() => select(whole ? pickNone(selection.space) : everything)}>
            {whole ? t('panels.move.none') : t('panels.move.all')} {!whole && <KeyCap>A</KeyCap>}
          </Button>
        )}
        <Button variant="quiet" icon="x" iconSize={16} aria-label={t('panels.move.clear')} onClick={clear} />
      </div>
      {asked ? (
        <p className={css.brief}>
          <ArmyStrip power={turn(game).power} units={asked} tone="order" />
        </p>
      ) : (
        <>
          <ul ref={rows}>
            {picks.rows.map((row) => (
              <Fragment key={rowKey(row)}>
                <Row row={row} selection={selection} onPick={select} counted={counted === rowKey(row)} />
                {row.marked ? <Marked row={row} selection={selection} onPick={select} /> : null}
              </Fragment>
            ))}
          </ul>
          {picks.transports.length > 0 && (
            <ul className={css.ships}>
              {shipGroups(picks.transports).map((group) => (
                <ShipRow key={group.key} group={group} selection={selection} onPick={select} counted={counted === group.key} />
              ))}
            </ul>
          )}
          {picks.canSailStrategically && <Further game={game} selection={selection} onPick={select} />}
        </>
      )}
    </>
  )
}

/** How many of the guns that are picked carry gas. */
function Marked({ row, selection, onPick }: RowProps) {
  const guns = pickedOf(selection, row)
  const { least, most } = markedRange(row, guns)
  const name = t('panels.move.withGas')
  return (
    <UnitRow
      icon={<UnitIcon type="poison-gas" size={20} />}
      name={name}
      faint={guns === 0}
      control={
        <Stepper
          label={name}
          value={markedIn(selection)}
          min={least}
          max={most}
          onChange={(value) => onPick(pickMarked(selection, value))}
          whyMin={t('panels.move.gasLeast')}
          whyMax={t('panels.move.gasMost')}
        />
      }
      after={t('panels.move.of', { count: row.marked ?? 0 })}
    />
  )
}

/** Between the ordinary move and the one zone beyond it. */
function Further({ game, selection, onPick }: { game: GameState; selection: Selection; onPick: RowProps['onPick'] }) {
  const { space, strategic = false } = selection
  const { rows, transports } = picksOf(game, space, true)
  const boats = transports.length === 0 && rows.every((row) => row.can === 0 || unitOf(row.type)?.tags.includes('submerges'))
  return (
    <label className={css.further}>
      <input
        type="checkbox"
        className={tick.box}
        checked={strategic}
        onChange={() => onPick(pickAll(space, picksOf(game, space, !strategic), !strategic))}
      />
      <span>
        {t('panels.move.further')}
        <small>{t(boats ? 'panels.move.furtherBoats' : 'panels.move.furtherNote')}</small>
      </span>
      <RuleTag rule={boats ? 'ADV-06-18' : 'ADV-07-01'} />
    </label>
  )
}

type RowProps = { row: PickRow; selection: Selection; onPick: (selection: Selection) => void }

function Row({ row, selection, onPick, counted }: RowProps & { counted: boolean }) {
  const { type, damaged, can, all } = row
  const value = pickedOf(selection, row)
  const name = damaged ? t('panels.move.damagedUnit', { unit: unitTitle(type) }) : unitTitle(type)
  const spent = all - can
  const set = (next: number) => onPick(pickCount(selection, row, next))
  const note =
    spent > 0 ? t('panels.move.spent', { count: spent, stay: can - value }) : t('panels.move.stay', { count: all - value })
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
      counted={counted}
      control={
        <Stepper
          label={name}
          value={value}
          max={can}
          onChange={set}
          onFocus={() => setRow(rowKey(row))}
          spoken={chosenWords(value, damaged ? name : unitName(type, can), can)}
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
      after={t('panels.move.of', { count: can })}
    />
  )
}
