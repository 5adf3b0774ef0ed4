import { useState } from 'react'
import { t } from '../../store/words.ts'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/Glyph.tsx'
import { Choice } from './Choice.tsx'
import css from './NewGame.module.css'
import { chosenOf } from './options.ts'
import { RuleOptions, type RuleOptionsProps } from './RuleOptions.tsx'
import { RULESETS } from './rulesets.ts'

type Props = RuleOptionsProps & { onRuleset: (ruleset: RuleOptionsProps['ruleset']) => void }

/** The rules played by: one line for each thing that can be switched. */
export function RuleSettings({ onRuleset, ...props }: Props) {
  const { ruleset, options, onOptions } = props
  const [open, setOpen] = useState(false)
  const changed = ruleset.options.filter((option) => chosenOf(option, options) !== option.default).length + Number(props.together)
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
      <details className={`${fold.fold} ${css.rules}`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Glyph name="chev" size={16} />
          <b>{t('app.start.options')}</b>
          <small>{t('app.start.optionsOn', { count: changed, all: ruleset.options.length })}</small>
        </summary>
        {open && <RuleOptions {...props} />}
      </details>
    </>
  )
}
