import '../../content/words/setup.ts'
import type { ReactNode } from 'react'
import type { PowerId } from '../../engine/types/ids.ts'
import { STYLES } from '../../players/styles.ts'
import { type ComputerProfile, LEVELS } from '../../save/computers.ts'
import { t } from '../../store/words.ts'
import { Roundel } from '../widgets/Roundel.tsx'
import css from './Manner.module.css'

export const styleId = ({ style }: ComputerProfile): string => style ?? STYLES[0]!.id

/** A level and a style in two sentences. */
export const mannerWords = (manner: ComputerProfile): string =>
  `${t(`computer.${manner.level}.about`)} ${t(`players.style.${styleId(manner)}.about`)}`

const VARIOUS = ''
/** The common value, if all are equal. */
const common = (values: readonly string[]): string => (values.every((value) => value === values[0]) ? values[0]! : VARIOUS)

type Props = {
  power?: PowerId
  name: string
  /** The powers of this row. */
  manners: readonly ComputerProfile[]
  onChange: (change: Partial<ComputerProfile>) => void
  /** Content between name and choices. */
  children?: ReactNode
}

/** Level and style of one or more powers. */
export function MannerRow({ power, name, manners, onChange, children }: Props) {
  return (
    <div className={css.row} data-seat={children !== undefined || undefined}>
      {power ? <Roundel power={power} size={22} /> : <span />}
      <span className={css.power}>{name}</span>
      {children}
      {manners.length > 0 && (
        <>
          <Select
            label={t('computer.levelOf', { power: name })}
            value={common(manners.map(({ level }) => level))}
            choices={LEVELS.map((id) => ({ id, name: t(`computer.${id}`) }))}
            onChange={(id) => onChange({ level: LEVELS.find((each) => each === id)! })}
          />
          <Select
            label={t('computer.styleOf', { power: name })}
            value={common(manners.map(styleId))}
            choices={STYLES.map(({ id }) => ({ id, name: t(`players.style.${id}`) }))}
            onChange={(id) => onChange({ style: id })}
          />
        </>
      )}
    </div>
  )
}

type SelectProps = {
  label: string
  value: string
  choices: readonly { id: string; name: string }[]
  onChange: (id: string) => void
}

export function Select({ label, value, choices, onChange }: SelectProps) {
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
