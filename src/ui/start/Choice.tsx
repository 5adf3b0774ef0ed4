import { useId } from 'react'
import css from './NewGame.module.css'

type Props<Id extends string> = {
  legend: string
  value: Id
  onChange: (id: Id) => void
  choices: readonly { id: Id; label: string; name?: string }[]
}

/** One of a few, side by side. */
export function Choice<Id extends string>({ legend, value, onChange, choices }: Props<Id>) {
  const group = useId()
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choice}>
        {choices.map((choice) => (
          <label key={choice.id}>
            <input
              type="radio"
              name={group}
              value={choice.id}
              aria-label={choice.name}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
