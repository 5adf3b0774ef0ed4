import { useEffect, useRef } from 'react'
import { leaveExample, restartExample, tryExample, type useRuleExample } from '../../store/modes/rule-example.ts'
import { useCommands } from '../../store/settings/commands.ts'
import { openRulebook, useRule } from '../../store/view/rulebook.ts'
import { t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import css from './ExampleStrip.module.css'
import { useExampleTold } from './useExampleTold.ts'

/** Lowest priority: Esc closes everything else first. */
const COMMANDS = [{ id: 'example.leave', key: 'back' as const, priority: -10, run: leaveExample }]

type Props = { shown: NonNullable<ReturnType<(typeof useRuleExample)['getState']>['shown']> }

/** What to look at, a button that performs the example, and the way back. */
export function ExampleStrip({ shown }: Props) {
  const { rule, example, words, tried } = shown
  const entry = useRule(rule)
  const press = useRef<HTMLButtonElement>(null)
  useCommands(COMMANDS)
  useEffect(() => {
    void openRulebook()
    press.current?.focus({ preventScroll: true })
  }, [])
  const told = useExampleTold(rule, example)
  return (
    <section className={css.strip} aria-label={t('rulebook.example')}>
      <div className={css.title}>
        <p className="type-caption">{t('rulebook.exampleOf', { id: rule })}</p>
        <h2>{entry?.title ?? rule}</h2>
      </div>
      <p className={css.task} aria-live="polite">
        {tried === null ? (
          <>
            <b>{told?.order}</b> {words ?? told?.how}
          </>
        ) : (
          t(`rulebook.tried.${tried}`, { id: rule, words: words ?? told?.seen ?? '' })
        )}
      </p>
      <div className={css.buttons}>
        {tried === null ? (
          <Button ref={press} className={css.try ?? ''} onClick={tryExample}>
            {t('rulebook.try')}
          </Button>
        ) : (
          <Button onClick={restartExample}>{t('rulebook.again')}</Button>
        )}
        <Button variant="quiet" onClick={leaveExample} aria-keyshortcuts="Escape">
          {t('rulebook.leave')} <KeyCap silent>Esc</KeyCap>
        </Button>
      </div>
    </section>
  )
}
