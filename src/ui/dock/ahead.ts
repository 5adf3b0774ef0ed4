/** What goes on beside the orders from when the page rests: the log is told ahead, and what is done is shown step by step. */
import { drawBattlesAgain } from '../../store/battle-again.ts'
import { watchSteps } from '../../store/stepping.ts'
import { later } from '../later.tsx'
import { StepDock } from '../learn/steps/StepDock.tsx'
import { tellAhead } from '../log/told.ts'

const again = () => import('../battle/again/AgainDock.tsx')
const AgainDock = later(() => again().then((module) => module.AgainDock))
const AgainBand = later(() => again().then((module) => module.AgainBand), { silent: true })

/** Begins both; the answer stops them. */
export function startBeside(): () => void {
  drawBattlesAgain({ Dock: AgainDock, Band: AgainBand })
  const stops = [tellAhead(), watchSteps(StepDock)]
  return () => {
    for (const stop of stops) stop()
  }
}
