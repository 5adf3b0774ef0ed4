import { useId, useState } from 'react'
import { openRulebook, useRule } from '../../store/view/rulebook.ts'
import { t } from '../../store/words.ts'
import tick from '../widgets/Check.module.css'
import css from './NewGame.module.css'
import { isWrong, type OptionInfo } from './options.ts'

type Props = {
  option: OptionInfo
  value: boolean | number
  /** Why it counts for nothing as the others stand. */
  idle: string | null
  onChange: (value: boolean | number) => void
}

/** One thing that can be switched or counted, with the rule it turns; the rule's own words open on demand. */
export function Option({ option, value, idle, onChange }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const rule = useRule(option.rule)
  const wrong = isWrong(option, value)
  const show = () => {
    void openRulebook()
    setOpen(!open)
  }
  return (
    <div className={css.optionRow} data-idle={idle !== null || undefined}>
      <label className={css.option} htmlFor={id}>
        {typeof value === 'boolean' ? (
          <input
            id={id}
            type="checkbox"
            className={tick.box}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        ) : (
          <input
            id={id}
            type="number"
            min={option.least}
            max={option.most}
            step={1}
            aria-invalid={wrong || undefined}
            value={value || ''}
            onChange={(event) => onChange(event.target.valueAsNumber || 0)}
          />
        )}
        <span>
          <b>{option.name}</b>
          <small>
            {option.summary} {idle && <em>{idle}</em>}
          </small>
          {wrong && (
            <small className={css.wrong} role="alert">
              {t('rulesets.numbers', { least: option.least ?? 0, most: option.most ?? 0 })}
            </small>
          )}
        </span>
      </label>
      <button
        type="button"
        className={css.ruleOf}
        aria-expanded={open}
        aria-label={t('rulesets.ruleOf', { id: option.rule, option: option.name })}
        onClick={show}
      >
        {option.rule}
      </button>
      {open && rule && <p className={css.ruleWords}>{rule.text}</p>}
    </div>
  )
}
