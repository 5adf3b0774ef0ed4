import { useEffect, useId, useRef } from 'react'
import { lessonFile } from '../../../learn/lesson-file.ts'
import { MAX_TASK_WORDS, type ProposedGoal } from '../../../learn/making/index.ts'
import {
  closeLessonMaker,
  finishSolution,
  playSolution,
  readyLesson,
  setFeedback,
  startLessonMaker,
  toggleGoal,
  tryLesson,
  useLessonMaker,
} from '../../../store/modes/lesson-maker.ts'
import { useCommands } from '../../../store/settings/commands.ts'
import { copyText } from '../../clipboard.ts'
import { PhasePanel, Section } from '../../panels/shared/parts.tsx'
import { handOut } from '../../start/files.ts'
import { powerAtStart, powerInText, spaceName, t } from '../../text.ts'
import check from '../../widgets/Check.module.css'
import ends from '../../widgets/DockHead.module.css'
import { Button, KeyCap, PrimaryButton } from '../../widgets/index.ts'
import css from './Making.module.css'

/** Starts a new lesson at the present moment. */
export const makeHere = (): void => startLessonMaker({ Band: MakingBand, Card: MakingCard })

/** Lowest priority: Esc closes everything else first. */
const LEAVE = [{ id: 'making.leave', key: 'back' as const, priority: -10, run: closeLessonMaker }]
const BACK = [{ id: 'making.back', key: 'back' as const, priority: 5, run: playSolution }]

/** A band over the map while the author plays the solution. */
export function MakingBand() {
  const beginning = useLessonMaker((store) => store.beginning)
  useCommands(LEAVE)
  if (!beginning) return null
  const { power, round, phase } = beginning.state.flow
  return (
    <section className={css.strip} aria-label={t('making.label')}>
      <div className={css.band}>
        <p>
          <b>{t('making.band')}</b>{' '}
          <span className={css.begins}>{t('making.begins', { power: powerInText(power), round, phase })}</span> {t('making.play')}
        </p>
        <div className={css.presses}>
          <Button onClick={finishSolution}>{t('making.done')}</Button>
          <Button variant="quiet" onClick={closeLessonMaker}>
            {t('making.leave')} <KeyCap silent>Esc</KeyCap>
          </Button>
        </div>
      </div>
    </section>
  )
}

const goalText = ({ kind, space, power, count }: ProposedGoal): string =>
  t(`making.goal.${kind}`, {
    power: kind === 'taken' || kind === 'cleared' ? powerInText(power) : powerAtStart(power),
    space: spaceName(space ?? ''),
    count: count ?? 0,
  })

async function copyLink(): Promise<void> {
  const made = await readyLesson()
  if (!made) return
  const address = location.origin + location.pathname + made.link
  setFeedback(t((await copyText(address)) ? 'making.copied' : 'making.notCopied'))
}

async function saveLesson(): Promise<void> {
  const made = await readyLesson()
  if (!made) return
  handOut(lessonFile(made))
  setFeedback(t('making.saved'))
}

/** Replaces the orders: goal, hints, stars and ways to share the lesson. */
export function MakingCard() {
  const { draft, task, hints, picked, said } = useLessonMaker()
  const id = useId()
  const first = useRef<HTMLTextAreaElement>(null)
  useCommands(BACK)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  if (!draft) return null
  const foot = (
    <>
      <p className={css.said} role="status">
        {said}
      </p>
      <div className={css.pair}>
        <Button onClick={() => void saveLesson()}>{t('making.save')}</Button>
        <Button onClick={() => void tryLesson()}>{t('making.try')}</Button>
      </div>
      <PrimaryButton onPress={() => void copyLink()}>{t('making.copy')}</PrimaryButton>
    </>
  )
  return (
    <PhasePanel label={t('making.label')} foot={foot}>
      <div className={ends.head}>
        <h2 className="type-title">{t('making.label')}</h2>
        <Button variant="quiet" onClick={playSolution}>
          {t('making.back')} <KeyCap silent>Esc</KeyCap>
        </Button>
      </div>
      <div className={css.words}>
        <label htmlFor={`${id}task`}>{t('making.task', { most: MAX_TASK_WORDS })}</label>
        <textarea
          ref={first}
          id={`${id}task`}
          rows={2}
          maxLength={140}
          value={task}
          // One line at any width.
          onChange={({ target }) => useLessonMaker.setState({ task: target.value.replace(/\s+/g, ' '), said: null })}
        />
        {hints.map((hint, n) => (
          <div key={n} className={css.hint}>
            <label htmlFor={`${id}hint${n}`}>{t('making.hint', { n: n + 1 })}</label>
            <input
              id={`${id}hint${n}`}
              type="text"
              maxLength={140}
              autoComplete="off"
              value={hint}
              onChange={({ target }) =>
                useLessonMaker.setState({ hints: hints.map((old, at) => (at === n ? target.value : old)), said: null })
              }
            />
          </div>
        ))}
      </div>
      <Section title={t('making.goals')}>
        <div className={css.goals}>
          {draft.goals.map((goal, place) => (
            <label key={goalText(goal)} className={css.goal}>
              <input type="checkbox" className={check.box} checked={picked.has(place)} onChange={() => toggleGoal(place)} />
              <span>{goalText(goal)}</span>
            </label>
          ))}
        </div>
        <p className={css.note}>{t('making.stars')}</p>
      </Section>
    </PhasePanel>
  )
}
