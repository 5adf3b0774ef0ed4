import '../../content/words/setup.ts'
import { useState } from 'react'
import type { PowerId } from '../../engine/types/ids.ts'
import type { ComputerProfile } from '../../save/computers.ts'
import { powerName, t } from '../../store/words.ts'
import css from '../computer/Manner.module.css'
import { MannerRow, mannerWords } from '../computer/MannerRow.tsx'
import { powersOfComputer, type Seats } from './seats.ts'

type Props = { seats: Seats; onChange: (seats: Seats) => void }

/** How the computer plays each of its powers, and in a sentence what the last choice means. */
export function Manners({ seats, onChange }: Props) {
  const powers = powersOfComputer(seats)
  const manners = powers.flatMap((power) => seats.computers[power] ?? [])
  const [told, tell] = useState(manners[0])
  const set = (of: readonly PowerId[], change: Partial<ComputerProfile>) => {
    const changed = of.flatMap((power) => {
      const manner = seats.computers[power]
      return manner ? [[power, { ...manner, ...change }] as const] : []
    })
    tell(changed[0]?.[1])
    onChange({ ...seats, computers: { ...seats.computers, ...Object.fromEntries(changed) } })
  }
  return (
    <section className={css.manners} aria-label={t('computer.name')}>
      {powers.length > 1 && <MannerRow name={t('computer.all')} manners={manners} onChange={(change) => set(powers, change)} />}
      {powers.map((power, i) => (
        <MannerRow
          key={power}
          power={power}
          name={powerName(power)}
          manners={manners.slice(i, i + 1)}
          onChange={(change) => set([power], change)}
        />
      ))}
      <p className={css.about} aria-live="polite">
        {told && mannerWords(told)}
      </p>
    </section>
  )
}
