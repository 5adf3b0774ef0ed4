/** What goes on beside the orders from when the page rests: the log is told ahead, and what is done is shown step by step. */
import { watchSteps } from '../../store/stepping.ts'
import { StepDock } from '../learn/steps/StepDock.tsx'
import { tellAhead } from '../log/told.ts'

/** Begins both; the answer stops them. */
export function startBeside(): () => void {
  const stops = [tellAhead(), watchSteps(StepDock)]
  return () => {
    for (const stop of stops) stop()
  }
}
