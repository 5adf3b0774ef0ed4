import { type Owner, sideOf, UNIT_TYPES } from '../../engine/index.ts'
import { type BattleSide, expectedOf, type Loss, type Volley } from '../../store/game/reports.ts'
import { powerAtStart, powerInText, t, tenths, unitName } from '../text.ts'
import { Glyph, UnitIcon } from '../widgets/index.ts'
import beats from './Beat.module.css'
import device from './Device.module.css'
import { Dice } from './Dice.tsx'
import css from './SideColumns.module.css'
import { type Column, columnsOf, type Idle, type Seat, type SideSeats } from './seats.ts'
import { Toll } from './Toll.tsx'

/** With more dice in one seat all dice are smaller. */
const CROWD = 9

type Props = {
  side: BattleSide
  owners: readonly Owner[]
  seats: SideSeats
  volley: Volley | null
  /** Expected hits before the roll; null if the seats show them. */
  mean?: number | null
  /** Losses to the dice shown, if they are not listed elsewhere. */
  losses: readonly Loss[]
  /** True if there is no possible target. */
  unopposed?: boolean
  /** Delay of its dice in beats. */
  beat?: number
}

type HeadProps = { side: BattleSide; owners: readonly Owner[] }

/** The side's name; stays in view while scrolling. */
export function SideHead({ side, owners }: HeadProps) {
  return (
    <div className={css.head} data-power={owners[0]}>
      {owners.map((owner) => (
        <span key={owner} className={device.device} data-power={owner}>
          <Glyph name={owner === 'neutral' ? 'none' : owner} size={11} />
        </span>
      ))}
      <h3 className={css.title}>{titleOf(side, owners)}</h3>
      <span className={css.on}>{t('battle.hitsOn')}</span>
    </div>
  )
}

/** One side: units seated by the number they need, with their dice. */
export function SideColumns({ side, owners, seats, volley, mean = null, losses, unopposed = false, beat = 0 }: Props) {
  const [first] = owners
  const columns = columnsOf(seats.seats)
  const several = owners.length > 1
  const title = titleOf(side, owners)
  const crowded = seats.seats.some((seat) => (seat.dice?.length ?? 0) > CROWD)
  const expected = volley?.expected ?? mean ?? expectedOf(seats.seats.filter(fires))
  return (
    <section className={css.side} data-power={first} aria-label={title}>
      <div className={css.columns} style={{ gridTemplateColumns: tracks(columns) }}>
        {columns.map((column) => (
          <ColumnOf
            key={column.needs}
            column={column}
            several={several}
            crowded={crowded}
            linked={guns(columns, column)}
            beat={beat}
          />
        ))}
      </div>
      {seats.seats.length + seats.idle.length === 0 && <p className="sr-only">{t('battle.nobody')}</p>}
      {seats.idle.map((idle) => (
        <IdleRow key={idle.key} idle={idle} />
      ))}
      <p className={css.total}>
        {volley && (
          <b className={beats.beat} data-beat={beat || undefined}>
            {t('battle.hits', { count: volley.hits })}
          </b>
        )}
        {!unopposed && (volley || seats.seats.length > 0) && (
          <span className={css.expected}>{t('battle.expectedHits', { hits: tenths(expected) })}</span>
        )}
      </p>
      {volley && volley.absorbed > 0 && <p className="type-note">{t('battle.absorbed', { count: volley.absorbed })}</p>}
      {losses.length > 0 && (
        <p className={css.losses}>
          <Toll losses={losses} />
        </p>
      )}
    </section>
  )
}

/** Several powers of one side defend as that side. */
function titleOf(side: BattleSide, owners: readonly Owner[]): string {
  const [first] = owners
  if (owners.length > 1 && first && first !== 'neutral')
    return t(side === 'attacker' ? 'battle.sideAttacks' : 'battle.sideDefends', { side: sideOf(first) })
  return t(side === 'attacker' ? 'battle.attacks' : 'battle.defends', { power: first ? powerAtStart(first) : '' })
}

const fires = (seat: Seat) => seat.state !== 'dived'
const filled = (column: Column) => column.seats.length + column.ghosts.length > 0
/** Empty columns shrink to their number. */
const tracks = (columns: readonly Column[]) => columns.map((column) => (filled(column) ? 'minmax(0, 1fr)' : '1.25rem')).join(' ')

/** The column of the artillery that supports units here. */
function guns(columns: readonly Column[], column: Column): 'beside' | 'below' | null {
  if (!column.seats.some((seat) => seat.promoted === 'support')) return null
  const home = columns.find((each) => each.seats.some((seat) => seat.type === 'artillery'))
  return home === undefined ? null : home.needs === column.needs ? 'below' : 'beside'
}

/** Supported units first, next to the guns; then in unit order. */
const rank = (seat: Seat) => (seat.promoted === 'support' ? -1 : UNIT_TYPES.indexOf(seat.type))

type ColumnProps = { column: Column; several: boolean; crowded: boolean; linked: 'beside' | 'below' | null; beat: number }

function ColumnOf({ column, several, crowded, linked, beat }: ColumnProps) {
  const seats = [...column.seats].sort((a, b) => rank(a) - rank(b))
  return (
    <div className={css.column} data-empty={!filled(column) || undefined}>
      <p className={css.number} aria-hidden="true">
        {column.needs}
      </p>
      {/* Ghost seats are hidden from screen readers. */}
      {filled(column) && (
        <ul
          data-linked={linked === 'below' || undefined}
          aria-hidden={column.seats.length === 0 || undefined}
          aria-label={t('battle.column', { needs: column.needs })}
        >
          {seats.map((seat) => (
            <SeatOf
              key={seat.key}
              seat={seat}
              several={several}
              crowded={crowded}
              beat={beat}
              link={seat.promoted === 'support' ? linked : null}
            />
          ))}
          {column.ghosts.map((seat) => (
            <li key={`${seat.key} ghost`} className={css.ghost} aria-hidden="true">
              <UnitIcon type={seat.type} size={18} />
              {seat.count}
              <span className={css.raised}>{seat.gassed ? '←' : '→'}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type SeatProps = { seat: Seat; several: boolean; crowded: boolean; link: 'beside' | 'below' | null; beat: number }

function SeatOf({ seat, several, crowded, link, beat }: SeatProps) {
  const { power, type, count, needs, promoted, gassed, dice, hits, damaged, state } = seat
  const spoken = t('battle.seat', {
    count,
    unit: unitName(type, count),
    power: several ? powerInText(power) : 'none',
    state,
    needs,
    promoted: promoted ?? 'none',
    gassed: String(gassed ?? false),
    damaged,
  })
  return (
    <li className={css.seatCell}>
      <div className={css.seat} data-power={power} data-state={state} data-link={link ?? undefined}>
        <UnitIcon type={type} size={20} damaged={damaged >= count && damaged > 0} />
        <span aria-hidden="true">{count}</span>
      </div>
      <span className="sr-only">
        {spoken} {dice && t('battle.seatDice', { dice: dice.join(', '), hits })}
      </span>
      {dice && (
        <span className={`${css.fallen} ${beats.beat}`} data-beat={beat || undefined}>
          <Dice dice={dice} needs={needs} small={crowded} />
        </span>
      )}
      {state === 'dived' && <p className={css.note}>{t('battle.submerged')}</p>}
      {gassed && <p className={css.note}>{t('battle.gassed')}</p>}
      {state === 'bombards' && <p className={css.note}>{t('battle.bombards')}</p>}
      {damaged > 0 && damaged < count && <p className={css.note}>{t('battle.damaged', { count: damaged })}</p>}
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
