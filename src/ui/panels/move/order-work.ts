/** Work on an order that has been given: it is taken back or changed, after one question where later orders depend on it. */
import { create } from 'zustand'
import type { SpaceId } from '../../../engine/index.ts'
import { isMapOrder, orderEnds, selectionFromOrders } from '../../../planning/reissue.ts'
import { loadFullLog } from '../../../store/game/full-log.ts'
import { type Entry, useGame } from '../../../store/game/game.ts'
import { removeOrders } from '../../../store/game/order-removal.ts'
import { orderText } from '../../../store/game/timeline.ts'
import { notify } from '../../../store/notify.ts'
import { useUi } from '../../../store/ui.ts'
import { t } from '../../text.ts'
import { askNothing } from './asked.ts'
import './lights.ts'

/** A question about orders, asked while the log is this one. */
type Leaning = { log: readonly Entry[]; indexes: readonly number[]; change: boolean; name: string; also: readonly string[] }
/**
 * An order is being given anew. `before`: the log with it; `bare`: without it and what depends on it; that is given again
 * where it still can be.
 */
type Changing = { before: readonly Entry[]; bare: readonly Entry[]; also: readonly Entry[]; name: string; to: SpaceId | null }
type Work = { leaning: Leaning | null; changing: Changing | null }

export const useOrderWork = create<Work>()(() => ({ leaning: null, changing: null }))

/** The question, while it is about the game as it stands. */
export const useLeaning = (): Leaning | null => {
  const leaning = useOrderWork((work) => work.leaning)
  const log = useGame((store) => store.log)
  return leaning?.log === log ? leaning : null
}

/** The change that is being made, until something else is done. */
export const useChanging = (): Changing | null => {
  const changing = useOrderWork((work) => work.changing)
  const log = useGame((store) => store.log)
  return changing?.bare === log ? changing : null
}

function changingNow(): Changing | null {
  const { changing } = useOrderWork.getState()
  return changing?.bare === useGame.getState().log ? changing : null
}

/** Takes orders back, or asks first where later ones go with them. */
export const takeBack = (indexes: readonly number[], name: string): void => work(indexes, name, false)

/** Picks up what these orders were given to, so that it can be sent elsewhere, or in another number. */
export const changeOrder = (indexes: readonly number[], name: string): void => work(indexes, name, true)

function work(shown: readonly number[], name: string, change: boolean): void {
  // Another order that was to be changed stands again first, and these are counted with it.
  const meant = shown.map((index) => useGame.getState().log[index]?.action)
  leaveAsItWas()
  loadFullLog()
  const { log } = useGame.getState()
  const indexes = meant.map((action) => log.findIndex((entry) => entry.action === action))
  const ui = useUi.getState()
  ui.setTab('orders')
  const taken = removeOrders(log, indexes)
  if (!taken.ok) {
    ui.setWhy(taken.error, { headline: t('panels.move.cannotTakeBack', { order: name }) })
    return
  }
  if (taken.also.length === 0) return carryOut(indexes, name, change)
  const also = taken.also.map(({ action }) => orderText(action))
  askNothing()
  ui.select(null)
  useOrderWork.setState({ leaning: { log, indexes, change, name, also } })
}

/** Yes to the question. */
export function answerLeaning({ indexes, name, change }: Leaning): void {
  useOrderWork.setState({ leaning: null })
  carryOut(indexes, name, change)
}
export const dropLeaning = (): void => useOrderWork.setState({ leaning: null })

function carryOut(indexes: readonly number[], name: string, change: boolean): void {
  const { log: before, takeBack } = useGame.getState()
  const taken = removeOrders(before, indexes)
  const error = takeBack(indexes, true)
  if (error || !taken.ok) {
    if (error) useUi.getState().setWhy(error, { headline: t('panels.move.cannotTakeBack', { order: name }) })
    return
  }
  if (change) return pickUpAgain(indexes, before, taken.also, name)
  notify(t('panels.order.takenBack', { order: name }), 'polite')
}

function pickUpAgain(indexes: readonly number[], before: readonly Entry[], also: readonly Entry[], name: string): void {
  const { game, log: bare, undo } = useGame.getState()
  const given = indexes.flatMap((index) => {
    const entry = before[index]
    return entry && isMapOrder(entry.action) ? [{ action: entry.action, ends: orderEnds(entry.before, entry.action) }] : []
  })
  const selection =
    game &&
    selectionFromOrders(
      game,
      given.map(({ action }) => action),
    )
  if (!selection) return undo()
  const to = given.at(-1)?.ends?.to ?? null
  useOrderWork.setState({ changing: { before, bare, also, name, to } })
  const ui = useUi.getState()
  ui.select(selection)
  ui.setAim(to)
  notify(t('panels.order.changing', { order: name }), 'polite')
}

/** What was given in place of an order that is being changed is one act with it. */
export function finishChange(changing: Changing): void {
  useOrderWork.setState({ changing: null })
  const lost = useGame.getState().joinChange(changing.before, changing.also)
  if (lost.length === 0) return
  const words = t('panels.order.lost', { orders: lost.map(({ action }) => orderText(action)).join(', '), count: lost.length })
  notify(words, 'hint', 'assertive')
}

/** For whoever gives an order: what it changes, or nothing. */
export const changeUnderWay = changingNow

/** Puts an order that was to be changed back as it was; true: there was one. */
export function leaveAsItWas(): boolean {
  const changing = changingNow()
  useOrderWork.setState({ changing: null, leaning: null })
  if (!changing) return false
  askNothing()
  useGame.getState().undo()
  notify(t('panels.order.left', { order: changing.name }), 'polite')
  return true
}

/** The order that was to be changed is given up instead. */
export function giveUpOrder(): void {
  const changing = changingNow()
  useOrderWork.setState({ changing: null })
  askNothing()
  useUi.getState().select(null)
  if (changing) notify(t('panels.order.takenBack', { order: changing.name }), 'polite')
}

export type { Changing, Leaning }
