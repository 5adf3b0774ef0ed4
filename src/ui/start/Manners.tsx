import '../../content/words/computer.ts'
import '../../content/words/players.ts'
import { useState } from 'react'
import type { PowerId } from '../../engine/types/ids.ts'
import { STYLES } from '../../players/styles.ts'
import { LEVELS, type Manner } from '../../save/levels.ts'
import { powerName, t } from '../../store/words.ts'
import { Roundel } from '../widgets/Roundel.tsx'
import css from './Manners.module.css'
import { powersOfComputer, type Seats } from './seats.ts'

type Props = { seats: Seats; onChange: (seats: Seats) => void }

/** How the computer plays each of its powers, and in a sentence what the last choice means. */
export function Manners({ seats, onChange }: Props) {
  const powers = powersOfComputer(seats)
  const [told, tell] = useState<Manner>(seats.computers[powers[0]!]!)
  const set = (of: readonly PowerId[], change: Partial<Manner>) => {
    const computers = { ...seats.computers }
    for (const power of of) computers[power] = { ...seats.computers[power]!, ...change }
    tell(computers[of[0]!]!)
    onChange({ ...seats, computers })
  }
  return (
    <section className={css.manners} aria-label={t('computer.name')}>
      {powers.length > 1 && (
        <Row
          name={t('computer.all')}
          manners={powers.map((power) => seats.computers[power]!)}
          onChange={(change) => set(powers, change)}
        />
      )}
      {powers.map((power) => (
        <Row
          key={power}
          power={power}
          name={powerName(power)}
          manners={[seats.computers[power]!]}
          onChange={(change) => set([power], change)}
        />
      ))}
      <p className={css.about} aria-live="polite">
        {t(`computer.${told.level}.about`)} {t(`players.style.${told.style ?? STYLES[0]!.id}.about`)}
      </p>
    </section>
  )
}

type RowProps = { power?: PowerId; name: string; manners: readonly Manner[]; onChange: (change: Partial<Manner>) => void }

const VARIOUS = ''
/** What all have in common. */
const common = (values: readonly string[]): string => (values.every((value) => value === values[0]) ? values[0]! : VARIOUS)

function Row({ power, name, manners, onChange }: RowProps) {
  const level = common(manners.map((manner) => manner.level))
  const style = common(manners.map((manner) => manner.style ?? STYLES[0]!.id))
  return (
    <div className={css.row}>
      {power ? <Roundel power={power} size={22} /> : <span />}
      <span className={css.power}>{name}</span>
      <Select
        label={t('computer.levelOf', { power: name })}
        value={level}
        choices={LEVELS.map((id) => ({ id, name: t(`computer.${id}`) }))}
        onChange={(id) => onChange({ level: LEVELS.find((each) => each === id)! })}
      />
      <Select
        label={t('computer.styleOf', { power: name })}
        value={style}
        choices={STYLES.map(({ id }) => ({ id, name: t(`players.style.${id}`) }))}
        onChange={(id) => onChange({ style: id })}
      />
    </div>
  )
}

type SelectProps = {
  label: string
  value: string
  choices: readonly { id: string; name: string }[]
  onChange: (id: string) => void
}

function Select({ label, value, choices, onChange }: SelectProps) {
  return (
    <select className={css.select} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {value === VARIOUS && <option value={VARIOUS}>{t('computer.mixed')}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
