import type { RulesetInfo } from '../../engine/index.ts'
import { t } from '../../store/words.ts'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/Glyph.tsx'
import { Choice } from './Choice.tsx'
import css from './NewGame.module.css'
import { Option } from './Option.tsx'
import { chosenOf, type OptionValues, restsOn } from './options.ts'
import { RULESETS } from './rulesets.ts'

type Props = {
  ruleset: RulesetInfo
  onRuleset: (ruleset: RulesetInfo) => void
  options: OptionValues
  onOptions: (options: OptionValues) => void
}

/** The rules played by: one line for each thing that can be switched. */
export function RuleSettings({ ruleset, onRuleset, options, onOptions }: Props) {
  const changed = ruleset.options.filter((option) => chosenOf(option, options) !== option.default).length
  const choose = (id: string) => {
    const next = RULESETS.find((candidate) => candidate.id === id)
    if (!next) return
    onRuleset(next)
    onOptions({})
  }
  return (
    <>
      {RULESETS.length > 1 && (
        <Choice
          legend={t('app.start.rules')}
          value={ruleset.id as string}
          onChange={choose}
          choices={RULESETS.map(({ id, name }) => ({ id, label: t(`rulesets.${id}.short`), name }))}
        />
      )}
      <p className={css.about} aria-live="polite">
        {t(`rulesets.${ruleset.id}.about`, { options: ruleset.options.length })}
      </p>
      <details className={`${fold.fold} ${css.rules}`} hidden={ruleset.options.length === 0}>
        <summary>
          <Glyph name="chev" size={16} />
          <b>{t('app.start.options')}</b>
          <small>{t('app.start.optionsOn', { count: changed, all: ruleset.options.length })}</small>
        </summary>
        <div className={css.options}>
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
      </details>
    </>
  )
}
