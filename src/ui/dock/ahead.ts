/**
 * What goes on beside the orders from when the page rests: the log is told ahead, what is done is shown step by step, and a
 * person's turn brings the orders to the front.
 */
import { followBy } from '../../store/autosave.ts'
import { drawBattlesAgain } from '../../store/battle-again.ts'
import { computerToAct } from '../../store/computers.ts'
import { followOn } from '../../store/following.ts'
import { type GameStore, useGame } from '../../store/game.ts'
import { watchSteps } from '../../store/stepping.ts'
import { useUi } from '../../store/ui.ts'
import { partOf, shown } from '../later.tsx'
import { StepDock } from '../learn/steps/StepDock.tsx'
import { tellAhead } from '../log/told.ts'
import { past } from '../pieces/past/piece.ts'

const AgainDock = shown(partOf(past, 'AgainDock'))
const AgainBand = shown(partOf(past, 'AgainBand'), { silent: true })

const byComputer = ({ game, computers }: GameStore): boolean => game !== null && computerToAct(game, computers) !== null

/** The orders come to the front when a person's turn begins after those of the computer, whatever was read meanwhile. */
const turnToOrders = (): (() => void) =>
  useGame.subscribe((now, before) => {
    if (now.game !== before.game && now.id === before.id && byComputer(before) && !byComputer(now))
      useUi.getState().setTab('orders')
  })

/** Begins all of it; the answer stops it. */
export function startBeside(): () => void {
  drawBattlesAgain({ Dock: AgainDock, Band: AgainBand })
  followBy(followOn)
  const stops = [tellAhead(), watchSteps(StepDock), turnToOrders()]
  return () => {
    for (const stop of stops) stop()
  }
}
