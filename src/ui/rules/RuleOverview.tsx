import { useMemo } from 'react'
import { firstRules, ruleById, ruleSections, rules } from '../../content/rules.ts'
import { type GameState, PHASES, type Phase, type RuleId } from '../../engine/index.ts'
import { bitingNow } from '../../learn/on-board/index.ts'
import { useGame } from '../../store/game/game.ts'
import { mustAct } from '../../store/game/selectors.ts'
import { useUi } from '../../store/ui.ts'
import { powerName, t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { inForce } from './book.ts'
import { goToChapter, useRuleList } from './filters.ts'
import { PagePart } from './PagePart.tsx'
import css from './RuleOverview.module.css'
import page from './RulePage.module.css'

/** Maximum number of currently applicable rules listed. */
const MAX_NOW = 12

const openRule = (id: RuleId): void => useUi.getState().openRule(id)
const phaseOfRule = (id: RuleId): Phase | undefined => ruleSections.find((section) => section.id === ruleById(id)?.section)?.phase

/** The page shown before a rule is chosen: the turn by phase, and the rules that apply to the acting power now. */
export function RuleOverview() {
  const game = useGame((store) => store.game)
  return (
    <article className={css.overview}>
      <header className={css.head}>
        <Button className={page.back ?? ''} onClick={() => openRule('')}>
          {t('rulebook.list')}
        </Button>
        <h3 tabIndex={-1} data-heading="" className="type-title">
          {t('rulebook.overview')}
        </h3>
        <p>{t('rulebook.intro')}</p>
      </header>
      <div className={css.columns}>
        <TurnOutline game={game} />
        {game && <AppliesNow game={game} />}
      </div>
    </article>
  )
}

function TurnOutline({ game }: { game: GameState | null }) {
  const table = game?.table
  const isUsed = useMemo(() => (table ? inForce({ table }) : () => true), [table])
  const isOver = Boolean(game?.flow.winner)
  return (
    <ol className={css.turn} aria-label={t('app.rail.label')}>
      {PHASES.map((phase) => {
        const isNow = game?.flow.phase === phase && !isOver
        const first = firstRules[phase].flatMap((id) => ruleById(id) ?? []).filter(isUsed)
        const chapters = ruleSections.filter(
          ({ id, phase: at }) => at === phase && rules.some((rule) => rule.section === id && isUsed(rule)),
        )
        return (
          <li key={phase} data-now={isNow || undefined} aria-current={isNow ? 'step' : undefined}>
            <h4>
              {t(`app.phase.${phase}`)}
              {isNow && <small className={css.badge}>{t('rulebook.phaseNow')}</small>}
            </h4>
            <p>{t(`app.help.${phase}`)}</p>
            <ul>
              {first.map(({ id, title }) => (
                <li key={id}>
                  <button type="button" className={css.rule} onClick={() => openRule(id)}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
            <p className={css.chapters}>
              <span>{t('rulebook.chapters')}</span>
              {chapters.map(({ id, name }) => (
                <button key={id} type="button" className={css.chapter} onClick={() => goToChapter(id)}>
                  {name}
                </button>
              ))}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function AppliesNow({ game }: { game: GameState }) {
  const power = mustAct(game)
  const { phase } = game.flow
  const applying = useMemo(() => {
    // Rules of the current phase first, then those of later phases, then rules without a phase.
    const rank = (id: RuleId) => {
      const own = phaseOfRule(id)
      if (!own) return PHASES.length
      return (PHASES.indexOf(own) - PHASES.indexOf(phase) + PHASES.length) % PHASES.length
    }
    const isUsed = inForce(game)
    return [...bitingNow(game, power)]
      .flatMap(([id, count]) => {
        const rule = ruleById(id)
        return rule && isUsed(rule) ? [{ rule, count }] : []
      })
      .sort((a, b) => rank(a.rule.id) - rank(b.rule.id))
  }, [game, power, phase])
  if (game.flow.winner) return null
  return (
    <PagePart title={t('rulebook.now')} note={powerName(power)}>
      <ul>
        {applying.slice(0, MAX_NOW).map(({ rule, count }) => (
          <li key={rule.id}>
            <button type="button" className={`${page.space} ${css.now}`} onClick={() => openRule(rule.id)}>
              <span>{rule.title}</span>
              <small>{t('rulebook.spaces', { count })}</small>
            </button>
          </li>
        ))}
      </ul>
      {applying.length > MAX_NOW && (
        <Button className={css.all ?? ''} onClick={() => useRuleList.setState({ board: true, text: '' })}>
          {t('rulebook.allNow', { count: applying.length })}
        </Button>
      )}
      {applying.length === 0 && <p className={page.nowhere}>{t('rulebook.nowhere')}</p>}
    </PagePart>
  )
}
