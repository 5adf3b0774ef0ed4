import { POWERS, type PowerId } from '../../engine/types/ids.ts'
import { powerName, t } from '../../store/words.ts'
import { Roundel } from '../widgets/Roundel.tsx'
import { Why } from '../widgets/Why.tsx'
import { Choice } from './Choice.tsx'
import css from './NewGame.module.css'
import { defaultName, give, isPrinted, MOST, nameInSeat, powersInSeat, type Seats, seatsFor, whyNotSeat } from './seats.ts'

type Props = { seats: Seats; onChange: (seats: Seats) => void }

const COUNTS = Array.from({ length: MOST }, (_, i) => ({
  id: String(i + 1),
  label: String(i + 1),
  name: t('app.start.players', { count: i + 1 }),
}))

/** How many play, what they are called and which powers are whose. */
export function Players({ seats, onChange }: Props) {
  const count = seats.names.length
  const rename = (seat: number, name: string) =>
    onChange({ ...seats, names: seats.names.map((old, i) => (i === seat ? name : old)) })
  return (
    <>
      <Choice
        legend={t('app.start.who')}
        value={String(count)}
        onChange={(id) => onChange(seatsFor(Number(id), seats.names))}
        choices={COUNTS}
      />
      <ul className={css.seats}>
        {seats.names.map((name, seat) => (
          <li key={seat} className={css.seat}>
            <input
              className={css.name}
              value={name}
              maxLength={24}
              placeholder={defaultName(seats, seat)}
              aria-label={t('app.start.name', { number: seat + 1 })}
              onChange={(event) => rename(seat, event.target.value)}
            />
            <div className={css.powers}>
              {POWERS.map((power) => (
                <Seat key={power} seats={seats} power={power} seat={seat} onChange={onChange} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={css.splitNote}>
        {count === 1 ? (
          <span>{t('app.start.splitSolo')}</span>
        ) : isPrinted(seats) ? (
          <span>{t('app.start.splitPrinted')}</span>
        ) : (
          <>
            <span>{t('app.start.splitOwn')}</span>
            <button type="button" className={css.link} onClick={() => onChange(seatsFor(count, seats.names))}>
              {t('app.start.splitReset')}
            </button>
          </>
        )}
      </div>
    </>
  )
}

type SeatProps = Props & { power: PowerId; seat: number }

function Seat({ seats, power, seat, onChange }: SeatProps) {
  const held = powersInSeat(seats, seat).includes(power)
  const why = whyNotSeat(seats, power, seat)
  const button = (
    <button
      type="button"
      className={css.power}
      aria-pressed={held}
      aria-disabled={why !== null || undefined}
      aria-label={t('app.start.plays', { player: nameInSeat(seats, seat), power: powerName(power) })}
      title={powerName(power)}
      onClick={why || held ? undefined : () => onChange(give(seats, power, seat))}
    >
      <Roundel power={power} size={26} />
    </button>
  )
  return why ? <Why why={why}>{button}</Why> : button
}
