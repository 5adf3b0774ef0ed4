import { useId } from 'react'
import css from './Segments.module.css'

type Props<Id extends string> = {
  label: string
  value: Id
  onChange: (id: Id) => void
  choices: readonly { readonly id: Id; readonly label: string; readonly narrow?: boolean }[]
}

/** A choice of a few options; arrow keys move between them. `narrow`: only where space is short. */
export function Segments<Id extends string>({ label, value, onChange, choices }: Props<Id>) {
  const group = useId()
  return (
    <fieldset className={css.segments} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.id} data-narrow={choice.narrow || undefined}>
          <input type="radio" name={group} value={choice.id} checked={choice.id === value} onChange={() => onChange(choice.id)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
