/** A finished battle shown again: the board before it, after each step and at its end. The game goes on. */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { applyEvents, type GameEvent, type GameState } from '../../engine/index.ts'
import { battleAt, battlesOfWar, type PastBattle } from '../../history/index.ts'
import { type StepCard, stepsIn } from '../../learn/steps/index.ts'
import type { BattleReport } from '../../report/index.ts'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect, addViewEffect } from '../effects.ts'
import { useGame } from '../game/game.ts'
import { turnStart } from '../game/timeline.ts'
import { type DockTab, useUi } from '../ui.ts'
import { useViewed, type ViewedMoment } from './viewed-moment.ts'

/** One position of the replay. */
export type BattleScene = {
  /** Index of the entry, and the number of its events that are applied. */
  readonly index: number
  readonly upTo: number
  /** Null: before the battle. */
  readonly card: StepCard | null
}

type Again = {
  /** Null: no replay. */
  readonly battle: PastBattle | null
  readonly scenes: readonly BattleScene[]
  readonly at: number
  /** What was shown before. */
  readonly back: { readonly look: ViewedMoment | null; readonly tab: DockTab } | null
}
const NONE: Again = { battle: null, scenes: [], at: 0, back: null }
export const useBattleReplay = create<Again>(() => NONE)

const nothing: ComponentType = () => null
/** Components in place of the orders and above the map. They are loaded later, so a replay may be opened before them. */
export type BattleReplayViews = { readonly Dock: ComponentType; readonly Band: ComponentType }
const useFaces = create<BattleReplayViews>(() => ({ Dock: nothing, Band: nothing }))

/** Sets the components. */
export function setBattleReplayViews(faces: BattleReplayViews): void {
  const { battle, at } = useBattleReplay.getState()
  useFaces.setState(faces)
  if (battle) showScene(at)
}

// Viewing another moment ends the replay.
addViewEffect('battle-replay', ({ look }) => {
  if (useBattleReplay.getState().battle && look?.Dock !== useFaces.getState().Dock) useBattleReplay.setState(NONE)
})

const known = new WeakMap<readonly Entry[], readonly PastBattle[]>()

/** All battles of a log. */
export function battlesIn(log: readonly Entry[]): readonly PastBattle[] {
  const battles = known.get(log) ?? battlesOfWar(log)
  known.set(log, battles)
  return battles
}

/** The positions of a battle: before it, after each step, and after its last event. */
export function scenesOf(log: readonly Entry[], { from, to }: PastBattle): BattleScene[] {
  const scenes: BattleScene[] = [{ index: from[0], upTo: from[1], card: null }]
  for (let index = from[0]; index <= to[0]; index++) {
    const entry = log[index] as Entry
    const begin = index === from[0] ? from[1] : 0
    const end = index === to[0] ? to[1] : entry.events.length
    const all = stepsIn(entry, Number.POSITIVE_INFINITY).filter(({ events }) => events[1] > begin && events[0] < end)
    // The opening step looks like the position before it.
    const cards = all.length > 1 && all[0]?.topic === 'attack' ? all.slice(1) : all
    cards.forEach((card, i) => {
      // Events after the last step, such as the next question, belong to it.
      scenes.push({ index, upTo: i === cards.length - 1 ? end : card.events[1], card })
    })
  }
  return scenes
}

/** The state after `upTo` events. */
const stateIn = ({ before, after, events }: Entry, upTo: number): GameState =>
  upTo === events.length ? after : applyEvents(before, events.slice(0, upTo))

/** Shows one position; ignores indices out of range. */
export function showScene(to: number): void {
  const { battle, scenes } = useBattleReplay.getState()
  const scene = scenes[to]
  const { log } = useGame.getState()
  const entry = scene && log[scene.index]
  if (!battle || !entry) return
  useBattleReplay.setState({ at: to })
  const state = stateIn(entry, scene.upTo)
  const part: Entry = { ...entry, events: entry.events.slice(0, scene.upTo), after: state }
  const done = [...log.slice(0, scene.index), ...(scene.upTo > 0 ? [part] : [])]
  useViewed.setState({ look: { state, log: done, board: true, along: done.length, ...useFaces.getState() } })
  useUi.getState().setRing([battle.report.space])
}

/** Returns to what was shown before. */
export function closeBattleReplay(): void {
  const { battle, back } = useBattleReplay.getState()
  if (!battle) return
  useBattleReplay.setState(NONE)
  useViewed.setState({ look: back?.look ?? null })
  useUi.getState().setRing([])
  if (back) useUi.getState().setTab(back.tab)
}

/** Ends the replay if the battle is no longer in the log. */
function watch(last: Entry | undefined, index: number): void {
  const stop = addGameEffect('battle-replay', (now, before) => {
    if (!useBattleReplay.getState().battle) return stop()
    if (now.log === before.log && now.sitting === before.sitting) return
    if (now.sitting === before.sitting && now.log[index] === last) return
    stop()
    useBattleReplay.setState({ back: null })
    closeBattleReplay()
  })
}

function open(battle: PastBattle | null): void {
  if (!battle) return
  const { log } = useGame.getState()
  const known = useBattleReplay.getState().back
  const back = known ?? { look: useViewed.getState().look, tab: useUi.getState().tab }
  useBattleReplay.setState({ battle, scenes: scenesOf(log, battle), at: 0, back })
  useUi.getState().setTab('orders')
  watch(log[battle.to[0]], battle.to[0])
  showScene(0)
}

/** Opens the battle that contains an entry, if there is one. */
export function openBattleReplay(index: number): void {
  open(battleAt(battlesIn(useGame.getState().log), index))
}

/** Opens the battle that contains an event. */
export function openBattleOf(event: GameEvent): void {
  const { log } = useGame.getState()
  const index = log.findLastIndex(({ events }) => events.includes(event))
  if (index >= 0) open(battleAt(battlesIn(log), index, log[index]?.events.indexOf(event)))
}

/** Opens a battle of this turn. */
export function openReportReplay({ id }: Pick<BattleReport, 'id'>): void {
  const { log } = useGame.getState()
  const [deed = 0, event = 0] = id.split('.').map(Number)
  const index = turnStart(log) + deed
  open(battleAt(battlesIn(log), index, event))
}
