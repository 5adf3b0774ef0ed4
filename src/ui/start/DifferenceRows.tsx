import { type RulesetId, rulesets } from '../../engine/index.ts'
import { t } from '../text.ts'
import css from './Differences.module.css'
import { differences } from './differences.ts'

export function DifferenceRows({ chosen }: { chosen: RulesetId }) {
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
