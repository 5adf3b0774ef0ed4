import '../../content/words/setup.ts'
import type { RulesetInfo } from '../../engine/index.ts'
import { t } from '../../store/words.ts'
import tick from '../widgets/Check.module.css'
import css from './NewGame.module.css'
import { Option } from './Option.tsx'
import { chosenOf, type OptionValues, restsOn } from './options.ts'

export type RuleOptionsProps = {
  ruleset: RulesetInfo
  options: OptionValues
  onOptions: (options: OptionValues) => void
  /** Whether both sides may take back together what nobody can undo alone: the table's own option, no rule. */
  together: boolean
  onTogether: (together: boolean) => void
}

/** Everything that can be switched before a game begins, a line each. */
export function RuleOptions({ ruleset, options, onOptions, together, onTogether }: RuleOptionsProps) {
  return (
    <div className={css.options}>
      <div className={css.optionRow}>
        <label className={css.option}>
          <input type="checkbox" className={tick.box} checked={together} onChange={({ target }) => onTogether(target.checked)} />
          <span>
            <b>{t('agreement.option')}</b>
            <small>{t('agreement.optionNote')}</small>
          </span>
        </label>
      </div>
      {ruleset.options.map((option) => (
        <Option
          key={option.id}
          option={option}
          value={chosenOf(option, options)}
          idle={restsOn(option, ruleset, options)}
          onChange={(value) => onOptions({ ...options, [option.id]: value })}
        />
      ))}
    </div>
  )
}
