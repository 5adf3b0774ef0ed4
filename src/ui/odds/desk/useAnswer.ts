import { useEffect, useRef } from 'react'
import type { DeskPosition, DeskQuestion } from '../../../odds/desk.ts'
import type { Forecast } from '../../../odds/index.ts'
import { oddsNow, oddsRequest, requestOdds, useOddsVersion } from '../../../store/odds/answers.ts'

type Known = { readonly odds: Forecast; readonly question: DeskQuestion }
/** `working`: what is known is of the question before, or nothing yet. Not working and nothing known: nothing would be fought, or nobody can say. */
export type DeskAnswer = { readonly known: Known | null; readonly working: boolean }

/** What the screen is called among those that ask for odds. */
const WHO = 'desk'

/** The odds of a question: at once where arithmetic has them, else when they have been walked. */
export function useAnswer(question: DeskQuestion, posed: DeskPosition): DeskAnswer {
  // Another answer of the worker may be ours.
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
