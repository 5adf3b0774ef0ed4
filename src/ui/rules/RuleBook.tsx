import '../../content/words/learn.ts'
import { useEffect, useMemo, useRef } from 'react'
import { ruleById, rules } from '../../content/rules.ts'
import { useGame } from '../../store/game/game.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'
import { isLost } from '../useFocusBack.ts'
import { Button, Glyph, KeyCap } from '../widgets/index.ts'
import sheet from '../widgets/Sheet.module.css'
import { bookOf } from './book.ts'
import { leftBy, useRuleList } from './filters.ts'
import css from './RuleBook.module.css'
import { RuleList } from './RuleList.tsx'
import { RuleOverview } from './RuleOverview.tsx'
import { RulePage } from './RulePage.tsx'

const close = (): void => useUi.getState().openRule(null)

/** All rules and the page of one rule, over the map or over the start page. Esc closes it. */
export function RuleBook() {
  const asked = useUi((ui) => ui.rule)
  const game = useGame((store) => store.game)
  const filters = useRuleList()
  const ref = useRef<HTMLElement>(null)
  const here = filters.here && game !== null
  const table = game?.table
  const whole = useMemo(() => bookOf(here && table ? { table } : null), [here, table])
  const inGame = useMemo(() => (table ? bookOf({ table }).reduce((n, { lines }) => n + lines.length, 0) : 0), [table])
  const book = useMemo(() => leftBy(whole, filters, game), [whole, filters, game])
  // Opens the rule that was read last.
  const read = ruleById(asked || (filters.last ?? ''))

  useEffect(() => {
    if (asked) useRuleList.setState({ last: asked })
    const { activeElement } = document
    const inside = ref.current
    if (inside?.contains(activeElement) && !isLost(activeElement)) return
    inside?.querySelector<HTMLElement>(asked ? '[data-heading]' : '[data-row][tabindex="0"]')?.focus({ preventScroll: true })
  }, [asked])

  return (
    <section
      ref={ref}
      className={`${sheet.sheet} ${css.book}`}
      aria-label={t('rulebook.title')}
      data-page={asked ? '' : undefined}
      data-alone={game ? undefined : ''}
    >
      <header className={`${sheet.head} ${css.head}`}>
        <Glyph name="book" size={20} />
        <h2 className="type-title">{t('rulebook.title')}</h2>
        <p className={css.sum}>{t('rulebook.sum', { here: inGame, all: rules.length })}</p>
        <Button variant="quiet" icon="x" className={sheet.close ?? ''} aria-label={t('widgets.close')} onClick={close}>
          <KeyCap silent>Esc</KeyCap>
        </Button>
      </header>
      <div className={css.columns}>
        <RuleList book={book} inGame={game !== null} current={read?.id ?? null} />
        <div className={css.page}>{read ? <RulePage key={read.id} rule={read} /> : <RuleOverview />}</div>
      </div>
    </section>
  )
}
