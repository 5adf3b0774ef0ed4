import '../../../content/words/play.ts'
import { useEffect } from 'react'
import { throwsIn } from '../../../learn/steps/index.ts'
import { notify } from '../../../store/notify.ts'
import { useCommands } from '../../../store/settings/commands.ts'
import { keyLabel } from '../../../store/settings/key-labels.ts'
import { useUi } from '../../../store/ui.ts'
import { endSteps, leaveSteps, type ShownStep, showStep, useAfterSteps, useStepping } from '../../../store/view/rule-steps.ts'
import { openRulebook, useRule } from '../../../store/view/rulebook.ts'
import { logLinesOf } from '../../log/lines.ts'
import { logSentence } from '../../log/sentences.ts'
import { PhasePanel, Section } from '../../panels/shared/parts.tsx'
import { powerAtStart, spaceName, t } from '../../text.ts'
import ends from '../../widgets/DockHead.module.css'
import { Button, KeyCap, PrimaryButton, Roundel, RuleTag } from '../../widgets/index.ts'
import css from './StepDock.module.css'

/** Maximum number of sentences in large type. */
const LARGE = 2
/** Maximum number of rules for a step. */
const RULES = 3

const topicOf = ({ card }: ShownStep): string => t(`steps.topic.${card.topic}`)
const eventsOf = ({ entry, card: { events } }: ShownStep) => entry.events.slice(...events)
const sentencesOf = (step: ShownStep): string[] => logLinesOf(eventsOf(step)).map(logSentence)

const to = (at: number): void => showStep(at, StepDock)
/** After the last step the main button is the next action, so one key plays a whole example. */
function step(by: 1 | -1): void {
  const { steps, at } = useStepping.getState()
  if (steps[at + by] || by < 0) to(at + by)
  else leaveSteps()
}
const COMMANDS = [
  { id: 'steps.next', key: 'stepNext' as const, run: () => step(1) },
  { id: 'steps.back', key: 'stepBack' as const, run: () => step(-1) },
  { id: 'steps.skip', key: 'back' as const, priority: 5, run: endSteps },
]

/** Replaces the orders: one step with its dice and rules. */
export function StepDock() {
  const { steps, at } = useStepping()
  const after = useAfterSteps((store) => store.next)
  useCommands(COMMANDS)
  const shown = steps[at]
  const words = shown ? sentencesOf(shown) : []
  const said = words.join('. ')
  useEffect(() => {
    if (!shown) return
    useUi.getState().setRing([...shown.card.spaces])
    notify(said, 'polite')
  }, [shown, said])
  if (!shown) return null
  const { entry, card } = shown
  const [place] = card.spaces
  const next = steps[at + 1]
  const onward = next ? null : after()
  const foot = (
    <>
      {onward && <p className={css.onward}>{t('steps.onward', { act: onward.words })}</p>}
      <div className={css.foot}>
        <Button onClick={() => step(-1)} why={at > 0 ? null : t('steps.first')}>
          {t('steps.back')} <KeyCap silent>{keyLabel('stepBack')}</KeyCap>
        </Button>
        <PrimaryButton power={entry.before.flow.power} keyHint={keyLabel('stepNext')} onPress={() => step(1)}>
          {next ? t('steps.next', { topic: topicOf(next) }) : t(onward ? 'steps.do' : 'steps.done')}
        </PrimaryButton>
      </div>
    </>
  )
  return (
    <PhasePanel label={t('steps.label')} foot={foot}>
      <div className={ends.head}>
        <h2 className="type-title">{place ? spaceName(place) : topicOf(shown)}</h2>
        <Button variant="quiet" onClick={endSteps}>
          {t('steps.skip')} <KeyCap silent>Esc</KeyCap>
        </Button>
      </div>
      <div className={css.card}>
        <p className="type-caption">{t('steps.number', { n: at + 1, all: steps.length, topic: topicOf(shown) })}</p>
        {words.slice(0, LARGE).map((sentence) => (
          <p key={sentence} className={css.sentence}>
            {sentence}
          </p>
        ))}
        {words.length > LARGE && (
          <ul className={css.more}>
            {words.slice(LARGE).map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ul>
        )}
        <Throws shown={shown} />
        <ul className={css.rules}>
          {card.rules.slice(0, RULES).map((rule) => (
            <Rule key={rule} rule={rule} />
          ))}
        </ul>
      </div>
      <Section title={t('steps.all')}>
        <ol className={css.steps}>
          {steps.map((each, i) => (
            <li key={i}>
              <button type="button" className={css.step} aria-current={i === at ? 'step' : undefined} onClick={() => to(i)}>
                <span className={css.number} data-past={i <= at || undefined} aria-hidden="true">
                  {i + 1}
                </span>
                <span className={css.topic}>{topicOf(each)}</span>
              </button>
            </li>
          ))}
        </ol>
        <p className={css.kept}>{t('steps.kept')}</p>
      </Section>
    </PhasePanel>
  )
}

/** The dice: a column for each roller, a row for each target number. */
function Throws({ shown }: { shown: ShownStep }) {
  const thrown = throwsIn(eventsOf(shown))
  if (thrown.length === 0) return null
  const powers = [...new Set(thrown.map(({ power }) => power))]
  return (
    <ul className={css.throws}>
      {powers.map((power) => (
        <li key={power} className={css.throw} data-power={power}>
          <span className={css.who}>
            <Roundel power={power} size={20} />
            {powerAtStart(power)}
          </span>
          {thrown
            .filter((each) => each.power === power)
            .map(({ dice, needs }) => (
              <span key={needs} className={css.row}>
                <span className={css.dice} role="img" aria-label={t('steps.dice', { dice: dice.join(', ') })}>
                  {dice.map((value, i) => (
                    <span key={i} className={css.die} data-hit={value <= needs || undefined}>
                      {value}
                    </span>
                  ))}
                </span>
                <span className={css.needs}>{t('steps.needs', { needs })}</span>
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}

function Rule({ rule }: { rule: string }) {
  useEffect(() => void openRulebook(), [])
  const entry = useRule(rule)
  return (
    <li>
      <RuleTag rule={rule} />
      <span>{entry?.title}</span>
    </li>
  )
}
