/** Shows a rule at the table: the position of its example as a lesson without a goal, and the action that shows the rule. */
import '../../content/words/learn.ts'
import { create } from 'zustand'
import { PHASES, positionFrom, type RuleId } from '../../engine/index.ts'
import { exampleSpec, spacesOfAction } from '../../learn/examples.ts'
import { LESSON_LINK } from '../../learn/lesson-file.ts'
import { addGameEffect } from '../effects.ts'
import { useGame } from '../game/game.ts'
import { isGame } from '../game/table.ts'
import { confirmIfUnsaved } from '../persistence/unsaved-guard.ts'
import { t } from '../text.ts'
import { useUi } from '../ui.ts'
import { useLearn } from './learn-page.ts'
import { openLesson, useLesson } from './lesson.ts'
import type { ShownRule } from './rule-example-data.ts'

type ExampleAtTable = ShownRule & {
  /** Back leads to a page of this visit. */
  readonly back: boolean
  /** Null: not tried yet. */
  readonly tried: 'refused' | 'done' | null
}
export const useRuleExample = create<{ shown: ExampleAtTable | null }>(() => ({ shown: null }))

const addressOf = (rule: RuleId): string => `${LESSON_LINK}rule:${rule}`
const loadExamples = () => import('./rule-example-data.ts')
/** Null for a rule without an example. */
export const fetchRuleExample = (rule: RuleId): Promise<ShownRule | null> =>
  loadExamples().then(({ exampleOfRule }) => exampleOfRule(rule))
/** The reason why a rule has no example; null if it has one. */
export const fetchMissingReason = (rule: RuleId): Promise<string | null> =>
  loadExamples().then(({ missingExampleReason }) => missingExampleReason(rule))

addGameEffect('rule-example', (now, before) => {
  if (!isGame(before) && isGame(now)) useRuleExample.setState({ shown: null })
})

function seatExample(shown: ExampleAtTable): void {
  const { example, lit } = shown
  const spec = exampleSpec(example)
  const done = example.log ?? []
  const players = positionFrom(spec).table.players.map(({ powers }) => ({ name: t('learn.you'), powers }))
  const about = lit.length > 0 ? lit : spacesOfAction(example.then)
  // Ends an open lesson, so that the example does not count as a try.
  useLesson.setState({ session: null })
  useRuleExample.setState({ shown: { ...shown, tried: null } })
  useGame
    .getState()
    .open(
      { ...spec, players },
      { kind: 'rule-example', byItself: (_, at) => at < done.length, phases: PHASES, face: 'play', about },
    )
  for (const action of done) useGame.getState().dispatch(action, { quiet: true })
  useUi.getState().setRing([...about])
}

/** Opens the example of a rule. Asks first if the present game is unsaved. */
export function showRule(shown: ShownRule): void {
  confirmIfUnsaved(() => {
    const address = addressOf(shown.rule)
    const back = location.hash !== address
    if (back) history.pushState(null, '', address)
    useLearn.setState({ open: false, lesson: address })
    seatExample({ ...shown, back, tried: null })
  })
}

/** Dispatches the action that shows the rule. */
export function tryExample(): void {
  const { shown } = useRuleExample.getState()
  if (!shown) return
  const { ok } = useGame.getState().dispatch(shown.example.then)
  useRuleExample.setState({ shown: { ...shown, tried: ok ? 'done' : 'refused' } })
}

/** Restarts the example. */
export function restartExample(): void {
  const { shown } = useRuleExample.getState()
  if (shown) seatExample(shown)
}

/** Returns to the page before, and opens the rule there. */
export function leaveExample(): void {
  const { shown } = useRuleExample.getState()
  if (!shown?.back) return useGame.getState().leave()
  const stop = addGameEffect('leave-rule-example', (now, before) => {
    if (now.sitting === before.sitting) return
    stop()
    queueMicrotask(() => useUi.getState().openRule(shown.rule))
  })
  history.back()
}

/** Opens what a lesson address names: a rule's example or a lesson. */
export async function openPractice(address: string): Promise<void> {
  const [, rule] = /^#lesson=rule:([A-Z\d-]+)$/.exec(address) ?? []
  const shown = rule ? await fetchRuleExample(rule) : null
  if (!shown) return openLesson(address)
  if (location.hash !== address || useRuleExample.getState().shown?.rule === rule) return
  useLearn.setState({ open: false, lesson: address })
  seatExample({ ...shown, back: false, tried: null })
}
