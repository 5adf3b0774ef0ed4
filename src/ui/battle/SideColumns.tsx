import type { Owner } from '../../engine/index.ts'
import { type BattleSide, expectedOf, type Volley } from '../../store/reports.ts'
import { powerName, t, unitName } from '../text.ts'
import { Glyph, UnitIcon } from '../widgets/index.ts'
import { Dice } from './Dice.tsx'
import css from './SideColumns.module.css'
import { type Column, columnsOf, type Idle, type Seat, type SideSeats } from './seats.ts'

/** More dice than this in one seat are drawn smaller. */
const CROWD = 9

type Props = { side: BattleSide; owners: readonly Owner[]; seats: SideSeats; volley: Volley | null }

/** One side of the board: its units seated by the number they need, their dice below them. */
export function SideColumns({ side, owners, seats, volley }: Props) {
  const [first] = owners
  const title = owners.map((owner) => powerName(owner)).join(', ')
  const columns = columnsOf(seats.seats)
  const several = owners.length > 1
  return (
    <section
      className={css.side}
      data-power={first}
      aria-label={t(side === 'attacker' ? 'battle.attacks' : 'battle.defends', { power: title })}
    >
      <div className={css.head}>
        {owners.map((owner) => (
          <span key={owner} className={css.device} data-power={owner}>
            <Glyph name={owner === 'neutral' ? 'none' : owner} size={11} />
          </span>
        ))}
        <h3 className={css.title}>
          {t(side === 'attacker' ? 'battle.attacks' : 'battle.defends', { power: several ? title : title })}
        </h3>
        <span className={css.on}>{t('battle.hitsOn')}</span>
      </div>
      <div className={css.columns} style={{ gridTemplateColumns: tracks(columns) }}>
        {columns.map((column) => (
          <ColumnOf key={column.needs} column={column} several={several} linked={guns(columns, column)} />
        ))}
      </div>
      {seats.idle.map((idle) => (
        <IdleRow key={idle.key} idle={idle} />
      ))}
      <p className={css.total}>
        {volley ? <b>{t('battle.hits', { count: volley.hits })}</b> : <b aria-hidden="true">–</b>}
        {volley && volley.absorbed > 0 && <span>{t('battle.absorbed', { count: volley.absorbed })}</span>}
        <span>{t('battle.expectedHits', { hits: (volley?.expected ?? expectedOf(seats.seats.filter(fires))).toFixed(1) })}</span>
      </p>
    </section>
  )
}

const fires = (seat: Seat) => seat.state !== 'dived'
const filled = (column: Column) => column.seats.length + column.ghosts.length > 0
/** Columns that nobody sits in shrink to their number. */
const tracks = (columns: readonly Column[]) => columns.map((column) => (filled(column) ? 'minmax(0, 1fr)' : '20px')).join(' ')

/** Where the guns sit that support units of this column: beside them, or among them. */
function guns(columns: readonly Column[], column: Column): 'beside' | 'below' | null {
  if (!column.seats.some((seat) => seat.promoted === 'support')) return null
  const home = columns.find((each) => each.seats.some((seat) => seat.type === 'artillery'))
  return home === undefined ? null : home.needs === column.needs ? 'below' : 'beside'
}

type ColumnProps = { column: Column; several: boolean; linked: 'beside' | 'below' | null }

function ColumnOf({ column, several, linked }: ColumnProps) {
  const supported = column.seats.filter((seat) => seat.promoted === 'support')
  const others = column.seats.filter((seat) => seat.promoted !== 'support')
  return (
    <div className={css.column} data-empty={!filled(column) || undefined}>
      <p className={css.number} aria-hidden="true">
        {column.needs}
      </p>
      <ul>
        {[...supported, ...others].map((seat) => (
          <SeatOf key={seat.key} seat={seat} several={several} link={seat.promoted === 'support' ? linked : null} />
        ))}
        {column.ghosts.map((seat) => (
          <li key={`${seat.key} ghost`} className={css.ghost} aria-hidden="true">
            <UnitIcon type={seat.type} size={18} />
            {seat.count}
            <span className={css.raised}>›{seat.needs}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SeatProps = { seat: Seat; several: boolean; link: 'beside' | 'below' | null }

function SeatOf({ seat, several, link }: SeatProps) {
  const { power, type, count, needs, promoted, dice, hits, damaged, state } = seat
  const spoken = t('battle.seat', {
    count,
    unit: unitName(type, count),
    power: several ? powerName(power) : 'none',
    state,
    needs,
    promoted: promoted ?? 'none',
    damaged,
  })
  return (
    <li className={css.seatCell}>
      <div className={css.seat} data-power={power} data-state={state} data-link={link ?? undefined}>
        <UnitIcon type={type} size={20} damaged={damaged >= count && damaged > 0} />
        <span>{count}</span>
      </div>
      <span className="sr-only">
        {spoken} {dice && t('battle.seatDice', { dice: dice.join(', '), hits })}
      </span>
      {state === 'dived' && <p className={css.note}>{t('battle.submerged')}</p>}
      {state === 'bombards' && <p className={css.note}>{t('battle.bombards')}</p>}
      {damaged > 0 && damaged < count && <p className={css.note}>{t('battle.damaged', { count: damaged })}</p>}
      {dice && <Dice dice={dice} needs={needs} small={dice.length > CROWD} />}
    </li>
  )
}

function IdleRow({ idle }: { idle: Idle }) {
  return (
    <div className={css.idle}>
      <div className={css.seat} data-power={idle.power} data-state="idle">
        <UnitIcon type={idle.type} size={20} damaged={idle.damaged >= idle.count && idle.damaged > 0} named />
        <span>{idle.count}</span>
      </div>
      <p className={css.note}>{t(`battle.idle.${idle.why}`)}</p>
    </div>
  )
}
