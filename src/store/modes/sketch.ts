/**
 * A sketch on top of the open game: play on with chosen dice, then drop it or keep its orders. It is not saved, and the game's own
 * dice stay hidden.
 */
import '../../content/words/table.ts'
import { create } from 'zustand'
import { type Action, decision, type GameState, isOrder, PHASES, POWERS, sideOf, turn } from '../../engine/index.ts'
import { facesFor, isRankedThrow } from '../../odds/faces.ts'
import { rankedFaces } from '../../odds/ranked-faces.ts'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect } from '../effects.ts'
import { computerToAct } from '../game/computers.ts'
import { loadFullLog } from '../game/full-log.ts'
import { useGame } from '../game/game.ts'
import { EMPTY_TABLE, type GameStore, type Table } from '../game/table.ts'
import { logFields, swapTable } from '../game/table-writers.ts'
import { seatOf, turnStart } from '../game/timeline.ts'
import { notify } from '../notify.ts'
import { t } from '../text.ts'
import { useUi } from '../ui.ts'
import { useViewed } from '../view/viewed-moment.ts'

/** How dice are chosen; best and worst deciles are those of the player who sketches. */
export const SKETCH_DICE = ['expected', 'best', 'worst', 'typed', 'thrown'] as const
export type SketchDice = (typeof SKETCH_DICE)[number]

/** Kept from one sketch to the next. */
export const useSketchDice = create<{ readonly dice: SketchDice }>(() => ({ dice: 'expected' }))

const sketchNow = () => {
  const { mode } = useGame.getState()
  return mode.kind === 'sketch' ? mode : null
}
/** The game below the sketch; null: there is no sketch. */
export const sketchBase = ({ mode }: Pick<Table, 'mode'>): Table | null => (mode.kind === 'sketch' ? mode.base : null)

/** More steps than this are dropped only after a question. */
export const MAX_UNCONFIRMED_STEPS = 3

/** In Movement and Combat, when a person has to act. */
export function canSketch({ game, readOnly, mode, computers }: GameStore): boolean {
  if (!game || readOnly || mode.kind !== 'game' || game.flow.winner || useViewed.getState().look) return false
  return ['move', 'combat'].includes(turn(game).phase) && computerToAct(game, computers) === null
}

/** One person plays all powers and enters all dice, so that the seed is not revealed. */
function disguise(seat: number): (state: GameState) => GameState {
  const known = new WeakMap<GameState, GameState>()
  return (state) => {
    const { table } = state
    const players = table.players.map((player, i) => ({ ...player, powers: i === seat ? [...POWERS] : [] }))
    const rng = { seed: 0, taken: 0, queue: [] }
    const shown = known.get(state) ?? { ...state, table: { ...table, dice: 'entered' as const, rng, players } }
    known.set(state, shown)
    return shown
  }
}

const tableOnly = (store: GameStore): Table =>
  Object.fromEntries((Object.keys(EMPTY_TABLE) as (keyof Table)[]).map((key) => [key, store[key]])) as Table

/** Automatic dice, which undo takes back together with the action before them. */
const byThemselves = new WeakSet<Action>()

/** Starts a sketch where possible. */
export function beginSketch(): void {
  loadFullLog()
  const store = useGame.getState()
  const { game, opening, log } = store
  if (!game || !opening || !canSketch(store)) return
  const actor = decision(game)?.by ?? turn(game).power
  const shown = disguise(seatOf(game, actor))
  const from = Math.min(turnStart(log), log.length - 1)
  const past: readonly Entry[] = log.map((entry, i) =>
    i < from ? entry : { ...entry, before: shown(entry.before), after: shown(entry.after) },
  )
  const done = new Set(log.map(({ action }) => action))
  const byItself = ({ action }: Entry): boolean => done.has(action) || byThemselves.has(action)
  const base = tableOnly(store)
  useUi.getState().settle()
  const firstState = log.length === 0 ? shown(opening) : opening
  swapTable({
    ...base,
    ...logFields(firstState, past),
    opening: firstState,
    computers: null,
    mode: { kind: 'sketch', base, side: sideOf(actor), byItself, phases: PHASES, face: 'play', about: [] },
  })
  notify(t('sketch.begun'), 'polite')
  queueMicrotask(throwDice)
}

/** The dice to enter now; null: the player types them, or none are needed. */
function diceNow(): number[] | null {
  const { dice } = useSketchDice.getState()
  const { game } = useGame.getState()
  const sketch = sketchNow()
  const asked = game && decision(game)
  if (!sketch || dice === 'typed' || asked?.kind !== 'dice' || !asked.throw) return null
  const { groups } = asked.throw
  if (dice === 'thrown')
    return groups.flatMap(({ count }) => Array.from({ length: count }, () => 1 + Math.floor(Math.random() * 6)))
  const good = (sideOf(asked.by) === sketch.side) === (dice === 'best')
  const fortune = dice === 'expected' ? 'expected' : good ? 'high' : 'low'
  return facesFor(asked.throw, fortune, game && isRankedThrow(asked.throw) ? rankedFaces(game) : undefined)
}

function throwDice(): void {
  const dice = diceNow()
  if (!dice) return
  const action: Action = { type: 'enter-dice', dice }
  byThemselves.add(action)
  useGame.getState().dispatch(action, { quiet: true })
}

/** Changes how dice are chosen from now on. */
export function chooseSketchDice(dice: SketchDice): void {
  useSketchDice.setState({ dice })
  throwDice()
}

addGameEffect('sketch-dice', (now, before) => {
  if (now.mode.kind === 'sketch' && now.log !== before.log) queueMicrotask(throwDice)
})

/** Entries made in the sketch. */
export function sketchedEntries(log: readonly Entry[], real: Pick<Table, 'log'> | null): readonly Entry[] {
  const past = new Set(real?.log.map(({ action }) => action))
  return real ? log.filter(({ action }) => !past.has(action)) : []
}

/** Orders before the first dice or other action. */
export function ordersToKeep(log: readonly Entry[], real: Pick<Table, 'log'> | null): readonly Action[] {
  const done = sketchedEntries(log, real)
  const end = done.findIndex(({ action, after }) => !isOrder(action.type) || decision(after)?.kind === 'dice')
  return (end < 0 ? done : done.slice(0, end)).map(({ action }) => action)
}

/** Returns to the game unchanged. */
export function dropSketch(): void {
  const base = sketchNow()?.base
  if (!base) return
  const { played, autosave, readOnly } = useGame.getState()
  swapTable({ ...base, played, autosave, readOnly })
  useUi.getState().settle()
  useUi.getState().setBattleSpace(null)
}

/** Returns to the game with the orders before the first dice. */
export function keepSketch(): void {
  const base = sketchNow()?.base
  const { log } = useGame.getState()
  if (!base) return
  const orders = ordersToKeep(log, base)
  const stayed = new Set(log.map(({ action }) => action))
  const gone = base.log.flatMap(({ action }, i) => (stayed.has(action) ? [] : [i]))
  dropSketch()
  const { takeBack, dispatch } = useGame.getState()
  if (gone.length > 0) takeBack(gone, true)
  const given = orders.filter((action) => dispatch(action, { quiet: true }).ok)
  const words = t('sketch.given', { count: given.length, all: orders.length })
  notify(words, 'hint', 'polite')
}
