import { ruleById, ruleSections } from '../../content/rules.ts'
import type { RuleId } from '../../engine/index.ts'
import { useGame } from '../../store/game.ts'
import { useUi } from '../../store/ui.ts'
import { bookOf } from '../rules/book.ts'
import { t } from '../text.ts'
import { Button, RuleTag } from '../widgets/index.ts'
import css from './Dock.module.css'

/** A rule in full, what changes it in this game, and the rules that stand beside it. */
export function RuleText({ rule }: { rule: RuleId }) {
  const entry = ruleById(rule)
  if (!entry) return <p className={css.text}>{t('widgets.ruleUnknown', { id: rule })}</p>
  const section = ruleSections.find((each) => each.id === entry.section)
  return (
    <article className={css.text}>
      <p className={css.ruleId}>
        {entry.id}
        {section && <span> {section.name}</span>}
      </p>
      <h2 className="type-title">{entry.title}</h2>
      <p className={css.ruleText}>{entry.text}</p>
      {entry.ruling && <p className="type-note">{t('widgets.ruling')}</p>}
      <Beside rule={rule} />
    </article>
  )
}

function Beside({ rule }: { rule: RuleId }) {
  const table = useGame((store) => store.game?.table)
  const { openRule, setSheet } = useUi.getState()
  const lines = (table ? bookOf({ table }) : []).flatMap((chapter) => chapter.lines)
  const at = lines.findIndex((line) => line.rule.id === rule)
  const before = lines[at - 1]?.rule
  const after = at < 0 ? undefined : lines[at + 1]?.rule
  const changedBy = lines[at]?.changedBy ?? []
  return (
    <>
      {changedBy.length > 0 && (
        <p className="type-note">
          {t('app.rules.changedHere')}{' '}
          {changedBy.map((id) => (
            <RuleTag key={id} rule={id} />
          ))}
        </p>
      )}
      <nav className={css.beside} aria-label={t('app.rules.beside')}>
        {before && <Button onClick={() => openRule(before.id)}>{t('app.rules.before', { title: before.title })}</Button>}
        {after && <Button onClick={() => openRule(after.id)}>{t('app.rules.after', { title: after.title })}</Button>}
        <Button
          icon="book"
          onClick={() => {
            openRule(null)
            setSheet('rules')
          }}
        >
          {t('app.rules.all')}
        </Button>
      </nav>
    </>
  )
}
