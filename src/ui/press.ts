/** What pressing a space means, from the map, the keyboard or the table of spaces. */
import { battles, decision, type GameState, type SpaceId, turn } from '../engine/index.ts'
import { computerToAct } from '../store/game/computers.ts'
import { useGame } from '../store/game/game.ts'
import { isHandingOver } from '../store/game/handover.ts'
import { selectOrders } from '../store/game/undo-state.ts'
import { closeSpaces } from '../store/spaces.ts'
import { type Picking, type SpaceEvent, useUi } from '../store/ui.ts'
import type { OrderHandle } from '../store/view/board-view.ts'
import { ordersOfArrow } from '../store/view/order-handles.ts'
import { useViewed } from '../store/view/viewed-moment.ts'
import { litSpaces } from './panels/lit.ts'

const PLAIN: SpaceEvent = { shift: false, alt: false, double: false, at: { x: 0, y: 0 } }

/** What a press does for the orders of a panel. True: it dealt with it, so the usual thing does not happen. */
type Press = (space: SpaceId, event: SpaceEvent) => boolean
/** `order`: picks orders up again to change them. */
type Meanings = Record<Picking, Press> & { order: (indexes: readonly number[], name: string) => void }

const meanings: Partial<Meanings> = {}
/** Panels load after the map: each registers what a press means to it. */
export const takePresses = (panel: Partial<Meanings>): unknown => Object.assign(meanings, panel)

/** The last press before its panel was loaded, and the position it was made in. */
const early: { press: readonly [SpaceId, SpaceEvent, GameState | null] | null } = { press: null }

/** Keeps presses for a panel that is loading. The panel may register before its placeholder is removed. */
export function queuePress(picking: Picking): void {
  early.press = null
  meanings[picking] ??= (space, event) => {
    early.press = [space, event, useGame.getState().game]
    return true
  }
}

/** Runs the press that was kept for the panel, unless the position has changed since. */
export function runQueuedPress(): void {
  const { press } = early
  early.press = null
  if (press?.[2] === useGame.getState().game) pressSpace(press[0], press[1])
}

/** The open panel's own meaning comes first; where it makes nothing of the press, the space is looked at. */
export function pressSpace(space: SpaceId, event: SpaceEvent = PLAIN): void {
  // The past is read-only, and so is the table before the next person begins.
  if (useViewed.getState().look || isHandingOver()) return
  early.press = null
  const { picking, setSheet, openRule } = useUi.getState()
  // Sheets close, because the answer appears below them.
  setSheet(null)
  openRule(null)
  if (!picking || !meanings[picking]?.(space, event)) lookAt(space)
  else useUi.getState().setInspect(space)
}

/** An arrow or its label: reopens the order for changes. */
export function pressOrder({ arrow, name }: OrderHandle): void {
  if (isHandingOver()) return
  const table = useGame.getState()
  const { setSheet, openRule } = useUi.getState()
  setSheet(null)
  openRule(null)
  meanings.order?.(ordersOfArrow(arrow, table.log, selectOrders(table)), name)
}

/** Same as Shift+press: asks why the selected units cannot go there. */
export const askOf = (space: SpaceId): void => pressSpace(space, { ...PLAIN, shift: true })

/** Shows the space, or its battle. */
function lookAt(space: SpaceId): void {
  const { game, computers } = useGame.getState()
  const ui = useUi.getState()
  ui.setInspect(space)
  if (!game) return
  if (
    !computerToAct(game, computers) &&
    turn(game).phase === 'combat' &&
    !decision(game) &&
    battles(game).some((battle) => battle.space === space)
  ) {
    ui.setBattleSpace(space)
    ui.setTab('orders')
  } else if (ui.selection === null || ui.tab === 'space') {
    ui.setTab('space')
  }
}

/** Keyboard focus aims like a hovering pointer, so the effect is shown before it is sent. */
export function arriveAt(space: SpaceId): void {
  const { game } = useGame.getState()
  const { selection, setFocusSpace, setAim } = useUi.getState()
  setFocusSpace(space)
  if (game && selection) setAim(litSpaces(game, selection)[space] ? space : null)
}

/** A moving pointer takes over the aim. */
export function leaveToMouse(): void {
  const { aim, focusSpace, setAim } = useUi.getState()
  if (aim !== null && aim === focusSpace) setAim(null)
}

/** Brings a space into view, shows it and gives it keyboard focus. A selected army stays in the dock. */
export function goToSpace(space: SpaceId): void {
  const ui = useUi.getState()
  ui.setSheet(null)
  ui.openRule(null)
  closeSpaces()
  ui.setInspect(space)
  if (ui.selection === null) ui.setTab('space')
  arriveAt(space)
  ui.setRing([space])
  // After closing sheets have returned the focus.
  setTimeout(() => document.querySelector<HTMLElement>('[role="application"]')?.focus())
}
