import { useEffect, useRef } from 'react'
import type { DeskPosition, DeskQuestion } from '../../../odds/desk.ts'
import type { Forecast } from '../../../odds/index.ts'
import { oddsNow, oddsRequest, requestOdds, useOddsVersion } from '../../../store/odds/answers.ts'

type Known = { readonly odds: Forecast; readonly question: DeskQuestion }
/** `working`: the value is of the previous question, or missing. Otherwise a missing value means no battle or no answer. */
export type DeskAnswer = { readonly known: Known | null; readonly working: boolean }

/** Id of this page among those that request odds. */
const WHO = 'desk'

/** The odds of a question: immediately from the kernel, else later from the graph. */
export function useAnswer(question: DeskQuestion, posed: DeskPosition): DeskAnswer {
  // The shared answer may change when the worker replies.
  useOddsVersion((store) => store.version)
  const odds = posed.ok ? oddsNow(posed.state, posed.ask) : null
  const working = odds === undefined
  const last = useRef<Known | null>(null)
  useEffect(() => {
    if (odds) last.current = { odds, question }
    requestOdds(WHO, working && posed.ok ? [oddsRequest(posed.state, posed.ask)] : [])
  }, [odds, working, posed, question])
  useEffect(() => () => requestOdds(WHO, []), [])
  return { known: odds ? { odds, question } : working ? last.current : null, working }
}
