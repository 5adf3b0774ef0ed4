import { useId, useState } from 'react'
import type { RulesetInfo } from '../../engine/index.ts'
import { openRulebook, useRule } from '../../store/rulebook.ts'
import { t } from '../text.ts'
import css from './NewGame.module.css'

type Props = {
  option: RulesetInfo['options'][number]
  value: boolean | number
  onChange: (value: boolean | number) => void
}

/** One thing that can be switched or counted, with the rule it turns; the rule's own words open on demand. */
export function Option({ option, value, onChange }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const rule = useRule(option.rule)
  const show = () => {
    void openRulebook()
    setOpen(!open)
  }
  return (
    <div className={css.optionRow}>
      <label className={css.option} htmlFor={id}>
        {typeof value === 'boolean' ? (
          <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        ) : (
          <input
            id={id}
            type="number"
            min={1}
            value={value || ''}
            onChange={(event) => onChange(event.target.valueAsNumber || 0)}
          />
        )}
        <span>
          <b>{option.name}</b>
          <small>{option.summary}</small>
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
