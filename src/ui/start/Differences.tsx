import { useState } from 'react'
import { type RulesetId, rulesets } from '../../engine/index.ts'
import { t } from '../text.ts'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/index.ts'
import css from './Differences.module.css'
import { differences } from './differences.ts'

/** All rulesets side by side; what is as in the first is said once and set back. Made when it is first opened. */
export function Differences({ chosen }: { chosen: RulesetId }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={`${fold.fold} ${css.differences}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Glyph name="chev" size={16} />
        <b>{t('rulesets.compare')}</b>
        <small>{t('rulesets.compareHint')}</small>
      </summary>
      {open && <Rows chosen={chosen} />}
    </details>
  )
}

function Rows({ chosen }: { chosen: RulesetId }) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('rulesets.subject')}</th>
            {rulesets().map(({ id, name }) => (
              <th key={id} scope="col" aria-current={id === chosen || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences().map(({ id, subject, cells }) => (
            <tr key={id}>
              <th scope="row">{subject}</th>
              {cells.map(({ ruleset, text, same }) => (
                <td key={ruleset} data-same={same || undefined} data-chosen={ruleset === chosen || undefined}>
                  {same ? t('rulesets.same') : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
