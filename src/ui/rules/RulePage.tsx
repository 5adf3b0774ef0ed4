import { allLessons } from '../../content/lessons.ts'
import { type RuleEntry, ruleById, ruleSections, rules } from '../../content/rules.ts'
import type { RuleId } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { beginLesson, titleOfLesson } from '../../store/modes/lesson.ts'
import { useLessonStars } from '../../store/modes/lesson-stars.ts'
import { confirmIfUnsaved } from '../../store/persistence/unsaved-guard.ts'
import { useUi } from '../../store/ui.ts'
import { StarRow } from '../learn/Stars.tsx'
import { t } from '../text.ts'
import { Button, RuleTag } from '../widgets/index.ts'
import { changersOf, inForce, rulesetOf } from './book.ts'
import { PageBoard } from './PageBoard.tsx'
import { PageGame } from './PageGame.tsx'
import { PagePart } from './PagePart.tsx'
import css from './RulePage.module.css'
import { ShowMe } from './ShowMe.tsx'

const openRule = (id: RuleId): void => useUi.getState().openRule(id)

/** A rule in full: text, related rules, examples and lessons. */
export function RulePage({ rule }: { rule: RuleEntry }) {
  const game = useGame((store) => store.game)
  const section = ruleSections.find(({ id }) => id === rule.section)
  const chapter = rules.filter((each) => each.section === rule.section)
  const at = chapter.indexOf(rule)
  const foreign = game !== null && !inForce(game)(rule)
  const name = t(`rulesets.${rulesetOf(rule)}.short`)
  return (
    <article>
      <div className={css.about}>
        <p className={css.place}>
          <b>{rule.id}</b> {t('rulebook.place', { chapter: section?.name ?? '', n: at + 1, all: chapter.length })}
        </p>
        <div className={css.turn}>
          <Button className={css.back ?? ''} onClick={() => openRule('')}>
            {t('rulebook.list')}
          </Button>
          <Turn to={chapter[at - 1]} icon="prev" label="rulebook.before" />
          <Turn to={chapter[at + 1]} icon="next" label="rulebook.after" />
        </div>
        <h3 tabIndex={-1} data-heading="" className="type-title">
          {rule.title}
        </h3>
        <p className={css.text}>{rule.text}</p>
        {rule.ruling && <p className="type-note">{t('widgets.ruling')}</p>}
        {foreign ? (
          <p className="type-note">{t('rulebook.notHere', { name })}</p>
        ) : (
          rule.option && <p className="type-note">{t('rulebook.option', { name })}</p>
        )}
      </div>
      <div className={css.parts}>
        <div className={css.wide}>
          <Neighbours title="rulebook.changes" ids={rule.departsFrom ?? []} />
          <Neighbours title="rulebook.changed" ids={changersOf(rule.id)} />
          <ShowMe key={rule.id} rule={rule.id} />
          <Drills rule={rule.id} />
          {game && <PageGame rule={rule.id} />}
        </div>
        {game && !foreign && <PageBoard game={game} rule={rule.id} />}
      </div>
    </article>
  )
}

function Turn({ to, icon, label }: { to: RuleEntry | undefined; icon: string; label: string }) {
  return to ? (
    <Button variant="quiet" icon={icon} aria-label={t(label, { title: to.title })} onClick={() => openRule(to.id)} />
  ) : (
    <span className={css.noTurn} />
  )
}

function Neighbours({ title, ids }: { title: string; ids: readonly RuleId[] }) {
  const table = useGame((store) => store.game?.table)
  if (ids.length === 0) return null
  const held = table ? inForce({ table }) : () => true
  return (
    <PagePart title={t(title)}>
      <ul className={css.neighbours}>
        {ids.map((id) => {
          const rule = ruleById(id)
          return (
            <li key={id}>
              <RuleTag rule={id} />
              <span>{rule?.title}</span>
              <small>{rule && (held(rule) ? t(`rulesets.${rulesetOf(rule)}.short`) : t('rulebook.notInGame'))}</small>
            </li>
          )
        })}
      </ul>
    </PagePart>
  )
}

function Drills({ rule }: { rule: RuleId }) {
  const won = useLessonStars((learned) => learned.stars)
  const teach = allLessons.filter(({ rules: taught }) => taught.includes(rule))
  if (teach.length === 0) return null
  return (
    <PagePart title={t('rulebook.drills')}>
      <div className={css.drills}>
        {teach.map((lesson) => {
          const title = titleOfLesson({ lesson, guest: null })
          const stars = won[lesson.id] ?? 0
          return (
            <Button
              key={lesson.id}
              aria-label={t('rulebook.drill', { title, stars: t('learn.stars', { stars }) })}
              onClick={() =>
                confirmIfUnsaved(() => {
                  useUi.getState().openRule(null)
                  beginLesson(lesson)
                })
              }
            >
              {title} <StarRow stars={stars} size={12} />
            </Button>
          )
        })}
      </div>
    </PagePart>
  )
}
