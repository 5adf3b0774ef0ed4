/** What a press on the map or in the panel does in the move phase. What it means is settled in planning; here it happens. */

import { checkAction, type GameState, type SpaceId } from '../../../engine/index.ts'
import type { Boarding } from '../../../planning/boardings.ts'
import { total, typesIn } from '../../../planning/counts.ts'
import { arrivingUnits } from '../../../planning/forecast.ts'
import { selectionFor } from '../../../planning/loading-targets.ts'
import { actionsFor, type OrderOptions, withTiming } from '../../../planning/orders.ts'
import { meaningOfPress, selectAllMovable } from '../../../planning/press.ts'
import { nextOrderQuestion, type OrderQuestion } from '../../../planning/questions.ts'
import { moveRefusal } from '../../../planning/refusals.ts'
import { pickedCounts, type Selection } from '../../../planning/selection.ts'
import type { Target } from '../../../planning/target.ts'
import { useGame } from '../../../store/game/game.ts'
import { notify } from '../../../store/notify.ts'
import { type SpaceEvent, useUi } from '../../../store/ui.ts'
import { hintPanels } from '../../chunks/hint-panels.ts'
import { countsText, spaceName, t } from '../../text.ts'
import { askNothing, useAsked } from './asked.ts'
import { changeUnderWay, dropLeaning, finishChange, leaveAsItWas } from './order-work.ts'
import { useTapped } from './tapped.ts'

/** The map's presses while the move panel is open; false: nothing came of it. */
export function pressToMove(space: SpaceId, event: Pick<SpaceEvent, 'shift' | 'double'> & Partial<SpaceEvent>): boolean {
  const { game } = useGame.getState()
  const ui = useUi.getState()
  const press = game && meaningOfPress(game, ui.selection, space, event)
  ui.setTab('orders')
  // Whoever turns to something else leaves the order that was to be changed as it was.
  if ((press?.do === 'pick' || press?.do === 'clear') && leaveAsItWas()) return press.do === 'clear' || pressToMove(space, event)
  switch (press?.do) {
    case 'go':
      // A question shows what would happen there, so a finger gets it in place of the preview, not after it.
      if (event.touch && ui.aim !== space && questionNow(game!, press.target) === null) aimAt(press.target, event.at)
      else goTo(press.target)
      return true
    case 'pick':
      take(press.selection)
      return true
    case 'clear':
      clear()
      return true
    case 'ask':
      // A finger that has aimed lets go of it first.
      if (event.touch && !event.shift && ui.aim !== null) aimAt(null)
      else ask(game!, press.selection, space)
      return true
    case 'nothing':
      return true
    default:
      return false
  }
}

/** Picks up what can still move there; false when nothing can. */
export function pickUp(space: SpaceId): boolean {
  leaveAsItWas()
  const { game } = useGame.getState()
  const selection = game && selectAllMovable(game, space)
  if (selection) take(selection)
  return selection !== null
}

function take(selection: Selection): void {
  askNothing()
  dropLeaning()
  useUi.getState().select(selection)
  notify(t('panels.move.picked', { space: spaceName(selection.space), units: countsText(pickedCounts(selection)) }), 'polite')
}

export function clear(): void {
  askNothing()
  if (leaveAsItWas()) return
  const { selection, select } = useUi.getState()
  select(null)
  if (selection) notify(t('panels.move.letGo', { space: spaceName(selection.space) }), 'polite')
}

/** A finger's first press: shows what would happen there. The second one sends. */
export function aimAt(target: Target | null, at: SpaceEvent['at'] | null = null): void {
  askNothing()
  useUi.getState().setAim(target?.space ?? null)
  useTapped.setState({ space: target?.space ?? null, at, part: target?.kind === 'part' })
  if (target) notify(t('panels.aim.tapped', { space: spaceName(target.space) }), 'polite')
}

/** Picks up an army as far as the ships have room for it, and aims at their zone. */
export function sendAboard({ selection, target }: Boarding): void {
  take(selection)
  useUi.getState().setRing([selection.space, target.space])
  aimAt(target)
}

/** The question before the chosen units go there; the same for mouse, key and touch. */
function questionNow(game: GameState, target: Target, how: OrderOptions = {}): OrderQuestion | null {
  const { selection } = useUi.getState()
  const odds = selection && hintPanels.loaded()?.oddsOfOrder(game, selection, target)
  return nextOrderQuestion(game, target, how, odds ?? null)
}

/** Goes there, after whatever has to be asked first. */
export function goTo(target: Target, how: OrderOptions = {}): void {
  const { game } = useGame.getState()
  const { selection } = useUi.getState()
  if (!game || !selection) return
  if (target.kind === 'part') {
    take(selectionFor(selection, target))
    aimAt(null)
    return
  }
  const question = questionNow(game, target, how)
  if (question) {
    useTapped.setState({ space: null, at: null, part: false })
    useAsked.setState({ asked: { question, game, selection, target, how } })
    useUi.getState().setAim(target.space)
    return
  }
  askNothing()
  give(selection, target, how)
}

function give(selection: Selection, target: Target, how: OrderOptions): void {
  const { dispatch } = useGame.getState()
  const changing = changeUnderWay()
  const context = { from: selection.space, to: target.space, units: pickedCounts(selection), transports: selection.transports }
  const timed = withTiming(target, how)
  let thrown = false
  for (const action of actionsFor(selection, target, timed)) {
    // Mines that are thrown on the way may ask first, or have taken what was still to land: they are told of themselves.
    if (thrown && checkAction(useGame.getState().game!, action)) break
    const outcome = dispatch(action, { context })
    if (!outcome.ok) return
    thrown ||= outcome.dice.length > 0 || outcome.state.flow.pending !== null
  }
  if (changing) finishChange(changing)
  notify(orderedText(selection, target, timed), 'polite')
}

function orderedText(selection: Selection, target: Target, { later }: OrderOptions): string {
  const words = { from: spaceName(selection.space), to: spaceName(target.space) }
  const ships = countsText(pickedCounts(selection))
  if (target.kind !== 'offload' || !target.sail) return t('panels.move.ordered', { ...words, units: ships })
  const units = countsText(arrivingUnits(selection, target))
  return t('panels.move.sailedAndLanded', { ...words, ships, zone: spaceName(target.zone), units, later: later ? 'yes' : 'no' })
}

/** So many kinds of units are named in a headline. */
const FEW = 2

/** Opens the reason why a selection may not go somewhere. */
function ask(game: GameState, selection: Selection, to: SpaceId): void {
  const error = moveRefusal(game, selection, to)
  if (!error) return
  const { space: from, transports } = selection
  const units = pickedCounts(selection)
  const few = typesIn(units).length <= FEW
  const headline = t('panels.why.cannotGo', {
    units: few ? countsText(units) : t('panels.why.these', { count: total(units) }),
    from: spaceName(from),
    to: spaceName(to),
  })
  useUi.getState().setWhy(error, { from, to, units, transports, headline })
}
