/**
 * Work that starts when the page is idle: preparing the log, step-by-step mode, and bringing the orders to the front at the
 * start of a person's turn.
 */

import { addGameEffect } from '../../store/effects.ts'
import { computerToAct } from '../../store/game/computers.ts'
import type { GameStore } from '../../store/game/game.ts'
import { setTabSync } from '../../store/persistence/open-saved-game.ts'
import { syncFromTab } from '../../store/persistence/tab-sync.ts'
import { useUi } from '../../store/ui.ts'
import { setBattleReplayViews } from '../../store/view/battle-replay.ts'
import { watchSteps } from '../../store/view/rule-steps.ts'
import { review } from '../chunks/review.ts'
import { exportOf, lazyPanel } from '../lazy.tsx'
import { StepDock } from '../learn/steps/StepDock.tsx'
import { tellAhead } from '../log/told.ts'

const AgainDock = lazyPanel(exportOf(review, 'AgainDock'))
const AgainBand = lazyPanel(exportOf(review, 'AgainBand'), { silent: true })

const byComputer = ({ game, computers }: GameStore): boolean => game !== null && computerToAct(game, computers) !== null

/** Opens the orders when a person's turn begins after the computer's. */
const turnToOrders = (): (() => void) =>
  addGameEffect('orders-tab', (now, before) => {
    if (now.game !== before.game && now.id === before.id && byComputer(before) && !byComputer(now))
      useUi.getState().setTab('orders')
  })

/** Returns a function that stops all of it. */
export function startBackground(): () => void {
  setBattleReplayViews({ Dock: AgainDock, Band: AgainBand })
  setTabSync(syncFromTab)
  const stops = [tellAhead(), watchSteps(StepDock), turnToOrders()]
  return () => {
    for (const stop of stops) stop()
  }
}
