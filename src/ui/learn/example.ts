/** What the worked example does next, in words. */
import { useGame } from '../../store/game.ts'
import { exampleStep, useLesson } from '../../store/lesson.ts'
import type { ActAhead } from '../../store/stepping.ts'
import { orderSentence } from '../order-words.ts'

/** The learner's next act of the worked example; null: it is over, or none is shown. */
export function onward(): ActAhead | null {
  const { session } = useLesson.getState()
  const { log, dispatch } = useGame.getState()
  const step = session && !session.result ? exampleStep(session, log) : null
  return step && { words: orderSentence(step.action, useGame.getState().game), run: () => void dispatch(step.action) }
}
