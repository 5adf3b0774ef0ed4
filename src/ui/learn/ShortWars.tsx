import { useState } from 'react'
import { shortWars } from '../../content/short-wars.ts'
import { beginShortWar, SEATINGS, type Seating } from '../../store/game/short-war.ts'
import { Choice } from '../start/Choice.tsx'
import { t } from '../text.ts'
import css from './Beside.module.css'

const freshSeed = () => Math.random().toString(36).slice(2, 8)

/** Games of a few rounds. `titled`: shows its own heading. */
export function ShortWars({ titled = true }: { titled?: boolean }) {
  const [seating, setSeating] = useState<Seating>('both')
  return (
    <section className={css.box} aria-label={t('wars.title')}>
      {titled && <h2 className="type-caption">{t('wars.title')}</h2>}
      <Choice
        legend={t('wars.who')}
        value={seating}
        onChange={setSeating}
        choices={SEATINGS.map((id) => ({ id, label: t(`wars.seating.${id}`) }))}
      />
      <ul>
        {shortWars.map((war) => (
          <li key={war.id}>
            <button type="button" className={css.row} onClick={() => beginShortWar(war, seating, freshSeed())}>
              <span className={css.name}>{t(`wars.${war.id}.name`)}</span>
              <span className={css.line}>{t(`wars.${war.id}.line`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="type-note">{t('wars.end')}</p>
    </section>
  )
}
