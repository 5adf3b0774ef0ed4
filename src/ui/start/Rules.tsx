import { useId } from 'react'
import { type OptionId, type RulesetInfo, rulesets } from '../../engine/index.ts'
import { t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import { Choice } from './Choice.tsx'
import css from './NewGame.module.css'

type Options = Record<OptionId, boolean | number>
type Props = {
  ruleset: RulesetInfo
  onRuleset: (ruleset: RulesetInfo) => void
  options: Options
  onOptions: (options: Options) => void
}

/** The rules played by: one line for each thing that can be switched. */
export function Rules({ ruleset, onRuleset, options, onOptions }: Props) {
  const all = rulesets()
  const changed = ruleset.options.filter((option) => (options[option.id] ?? option.default) !== option.default).length
  const choose = (id: string) => {
    const next = all.find((candidate) => candidate.id === id)
    if (!next) return
    onRuleset(next)
    onOptions({})
  }
  return (
    <>
      {all.length > 1 && (
        <Choice
          legend={t('app.start.rules')}
          value={ruleset.id as string}
          onChange={choose}
          choices={all.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      <details className={css.rules}>
        <summary>
          <Glyph name="chev" size={16} />
          <b>{all.length > 1 ? t('app.start.options') : ruleset.name}</b>
          <small>{t('app.start.optionsOn', { count: changed, all: ruleset.options.length })}</small>
        </summary>
        <p className="type-note">{ruleset.summary}</p>
        <div className={css.options}>
          {ruleset.options.map((option) => (
            <Option
              key={option.id}
              option={option}
              value={options[option.id] ?? option.default}
              onChange={(value) => onOptions({ ...options, [option.id]: value })}
            />
          ))}
        </div>
      </details>
    </>
  )
}

type OptionProps = {
  option: RulesetInfo['options'][number]
  value: boolean | number
  onChange: (value: boolean | number) => void
}

function Option({ option, value, onChange }: OptionProps) {
  const id = useId()
  return (
    <label className={css.option} htmlFor={id}>
      {typeof value === 'boolean' ? (
        <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      ) : (
        <input id={id} type="number" value={value} onChange={(event) => onChange(event.target.valueAsNumber || 0)} />
      )}
      <span>
        <b>{option.name}</b>
        <small>{option.summary}</small>
      </span>
      <span className="type-note">{option.rule}</span>
    </label>
  )
}
