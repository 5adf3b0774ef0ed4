import { POWERS, type PowerId, SIDES } from '../../engine/types/ids.ts'
import { powerName, t } from '../../store/words.ts'
import { lazyPanel } from '../lazy.tsx'
import { Roundel } from '../widgets/Roundel.tsx'
import { Why } from '../widgets/Why.tsx'
import { Choice } from './Choice.tsx'
import css from './NewGame.module.css'
import {
  defaultName,
  give,
  giveComputer,
  isPrinted,
  MOST,
  nameInSeat,
  powersInSeat,
  powersOfComputer,
  type Seats,
  seatsFor,
  sidePowers,
  whyNotSeat,
} from './seats.ts'

const Manners = lazyPanel(() => import('./Manners.tsx').then((module) => module.Manners), {
  fallback: <div className={css.manners} />,
})

type Props = { seats: Seats; onChange: (seats: Seats) => void }

const COUNTS = Array.from({ length: MOST }, (_, i) => ({
  id: String(i + 1),
  label: String(i + 1),
  name: t('app.start.players', { count: i + 1 }),
}))

/** How many play, what they are called and which powers are whose. */
export function Players({ seats, onChange }: Props) {
  const count = seats.names.length
  const computers = powersOfComputer(seats)
  const rename = (seat: number, name: string) =>
    onChange({ ...seats, names: seats.names.map((old, i) => (i === seat ? name : old)) })
  return (
    <>
      <Choice
        legend={t('app.start.who')}
        value={String(count)}
        onChange={(id) => onChange(seatsFor(Number(id), seats.names, seats.computers))}
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
        <Computer seats={seats} onChange={onChange} />
      </ul>
      <div className={css.splitNote}>
        {count === 1 ? (
          <span>{t(computers.length > 0 ? 'app.start.splitComputer' : 'app.start.splitSolo')}</span>
        ) : isPrinted(seats) ? (
          <span>{t('app.start.splitPrinted')}</span>
        ) : (
          <>
            <span>{t('app.start.splitOwn')}</span>
            <button type="button" className={css.link} onClick={() => onChange(seatsFor(count, seats.names, seats.computers))}>
              {t('app.start.splitReset')}
            </button>
          </>
        )}
      </div>
      {computers.length > 0 && <Manners seats={seats} onChange={onChange} />}
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

/** What the computer plays: nothing, a side, everything, or what is pressed here. */
function Computer({ seats, onChange }: Props) {
  const held = powersOfComputer(seats)
  const usual = [
    { id: 'nobody', powers: [] as PowerId[] },
    ...[...SIDES].reverse().map((side) => ({ id: side, powers: sidePowers(side) })),
    { id: 'all', powers: [...POWERS] },
  ]
  const now = usual.find(({ powers }) => String(powers) === String(held))?.id ?? 'own'
  const choose = (id: string) => {
    const chosen = usual.find((each) => each.id === id)
    if (chosen) onChange(giveComputer(seats, chosen.powers))
  }
  const turn = (power: PowerId) =>
    onChange(
      giveComputer(
        seats,
        POWERS.filter((each) => (each === power ? !held.includes(each) : held.includes(each))),
      ),
    )
  return (
    <li className={css.seat}>
      <select
        className={css.name}
        aria-label={t('app.start.computer')}
        value={now}
        onChange={(event) => choose(event.target.value)}
      >
        {[...usual.map(({ id }) => id), ...(now === 'own' ? ['own'] : [])].map((id) => (
          <option key={id} value={id}>
            {t('app.start.computerPlays', { what: id })}
          </option>
        ))}
      </select>
      <div className={css.powers}>
        {POWERS.map((power) => (
          <button
            key={power}
            type="button"
            className={css.power}
            aria-pressed={held.includes(power)}
            aria-label={t('app.start.computerOf', { power: powerName(power) })}
            title={powerName(power)}
            onClick={() => turn(power)}
          >
            <Roundel power={power} size={26} />
          </button>
        ))}
      </div>
    </li>
  )
}
