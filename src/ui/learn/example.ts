/** The next step of a worked example in words. */
import { useGame } from '../../store/game/game.ts'
import { solutionStep, useLesson } from '../../store/modes/lesson.ts'
import type { NextAction } from '../../store/view/rule-steps.ts'
import { orderSentence } from '../order-words.ts'

/** The learner's next action; null if the example is over or closed. */
export function onward(): NextAction | null {
  const { session } = useLesson.getState()
  const { log, dispatch } = useGame.getState()
  const step = session && !session.result ? solutionStep(session, log) : null
  return step && { words: orderSentence(step.action, useGame.getState().game), run: () => void dispatch(step.action) }
}
