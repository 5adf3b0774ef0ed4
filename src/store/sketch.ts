/**
 * A sketch on top of the present: orders are given and battles fought as at the table, by dice of one's choice, for as long as one
 * likes. The game waits below it; nothing of the sketch is kept, and what the game's own dice will be is not to be had in it.
 */
import '../content/words/sketch.ts'
import { create } from 'zustand'
import { type Action, decision, type GameState, isOrder, PHASES, POWERS, type Side, sideOf, turn } from '../engine/index.ts'
import { facesFor, isRankedThrow } from '../odds/faces.ts'
import { rankedFaces } from '../odds/ranked-faces.ts'
import type { Entry } from '../save/replay.ts'
import { announce } from './announce.ts'
import { computerToAct } from './computers.ts'
import { useGame } from './game.ts'
import { useLook } from './look.ts'
import { needPast } from './past.ts'
import { empty, type GameStore, NO_LOG, NO_REWRITES, type OnTable } from './table.ts'
import { t } from './text.ts'
import { ordersOf, seatOf, turnStart, undoStateOf } from './timeline.ts'
import { useUi } from './ui.ts'

/** What the dice of a sketch do; the tenths are those of whoever sketches. */
export const SKETCH_DICE = ['expected', 'best', 'worst', 'typed', 'thrown'] as const
export type SketchDice = (typeof SKETCH_DICE)[number]

type Sketch = {
  /** The game below it; null: nothing is sketched. */
  readonly real: (OnTable & Pick<GameStore, 'exportSave'>) | null
  readonly side: Side | null
  readonly dice: SketchDice
}
export const useSketch = create<Sketch>(() => ({ real: null, side: null, dice: 'expected' }))

/** So many steps may be dropped without a question. */
export const FEW_STEPS = 3

/** Where a sketch can begin: in Movement and in Combat, at the table of a person. */
export function maySketch({ game, readOnly, practice, computers }: GameStore): boolean {
  if (!game || readOnly || practice || game.flow.winner || useLook.getState().look) return false
  return ['move', 'combat'].includes(turn(game).phase) && computerToAct(game, computers) === null
}

/** One person plays all powers, and every throw is asked for: nobody sees what the game's own dice will give. */
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

const tableOnly = (store: GameStore): OnTable =>
  Object.fromEntries((Object.keys(empty) as (keyof OnTable)[]).map((key) => [key, store[key]])) as OnTable

/** Dice that were thrown by themselves: who takes back what led to them takes them back too. */
const byThemselves = new WeakSet<Action>()

/** Begins one, where that can be. */
export function beginSketch(): void {
  needPast()
  const store = useGame.getState()
  const { game, opening, log } = store
  if (!game || !opening || !maySketch(store)) return
  const actor = decision(game)?.by ?? turn(game).power
  const shown = disguise(seatOf(game, actor))
  const from = Math.min(turnStart(log), log.length - 1)
  const past: readonly Entry[] = log.map((entry, i) =>
    i < from ? entry : { ...entry, before: shown(entry.before), after: shown(entry.after) },
  )
  const done = new Set(log.map(({ action }) => action))
  const byItself = ({ action }: Entry): boolean => done.has(action) || byThemselves.has(action)
  const save = store.exportSave()
  const real = { ...tableOnly(store), exportSave: store.exportSave }
  useUi.getState().settle()
  useSketch.setState({ real, side: sideOf(actor) })
  useGame.setState({
    game: shown(game),
    opening: log.length === 0 ? shown(opening) : opening,
    log: past,
    undone: NO_LOG,
    rewrites: NO_REWRITES,
    undoState: undoStateOf(past, NO_LOG, false, NO_REWRITES, byItself, true),
    orders: ordersOf(past),
    players: shown(game).table.players,
    computers: null,
    practice: { byItself, phases: PHASES, face: 'play', about: [] },
    // A file of the game is one of the game, whatever is sketched on it.
    exportSave: () => save,
  })
  announce(t('sketch.begun'))
  queueMicrotask(throwDice)
}

/** The dice that are asked for now, as they were chosen; null: a person types them, or none are asked for. */
function diceNow(): number[] | null {
  const { real, dice, side } = useSketch.getState()
  const { game } = useGame.getState()
  const asked = game && decision(game)
  if (!real || dice === 'typed' || asked?.kind !== 'dice' || !asked.throw) return null
  const { groups } = asked.throw
  if (dice === 'thrown')
    return groups.flatMap(({ count }) => Array.from({ length: count }, () => 1 + Math.floor(Math.random() * 6)))
  const good = (sideOf(asked.by) === side) === (dice === 'best')
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

/** From now on the dice do this. */
export function chooseSketchDice(dice: SketchDice): void {
  useSketch.setState({ dice })
  throwDice()
}

useGame.subscribe((now, before) => {
  const { real } = useSketch.getState()
  if (!real) return
  // Another game has come to the table.
  if (!now.practice || now.sitting !== before.sitting) {
    useSketch.setState({ real: null, side: null })
    if (now.exportSave !== real.exportSave) useGame.setState({ exportSave: real.exportSave })
  } else if (now.log !== before.log) queueMicrotask(throwDice)
})

/** All that has been done in it. */
export function sketched(log: readonly Entry[], real: Pick<OnTable, 'log'> | null): readonly Entry[] {
  const past = new Set(real?.log.map(({ action }) => action))
  return real ? log.filter(({ action }) => !past.has(action)) : []
}

/** Of what was sketched the orders up to the first dice, or to the first act that is none. */
export function ordersToKeep(log: readonly Entry[], real: Pick<OnTable, 'log'> | null): readonly Action[] {
  const done = sketched(log, real)
  const end = done.findIndex(({ action, after }) => !isOrder(action.type) || decision(after)?.kind === 'dice')
  return (end < 0 ? done : done.slice(0, end)).map(({ action }) => action)
}

/** Back to the game, as it was left. */
export function dropSketch(): void {
  const { real } = useSketch.getState()
  if (!real) return
  const { played, autosave, readOnly } = useGame.getState()
  useSketch.setState({ real: null, side: null })
  useGame.setState({ ...real, played, autosave, readOnly })
  useUi.getState().settle()
  useUi.getState().setBattleSpace(null)
}

/** Back to the game, with those orders of the sketch that stand before its first dice. */
export function keepSketch(): void {
  const { real } = useSketch.getState()
  const { log } = useGame.getState()
  if (!real) return
  const orders = ordersToKeep(log, real)
  const stayed = new Set(log.map(({ action }) => action))
  const gone = real.log.flatMap(({ action }, i) => (stayed.has(action) ? [] : [i]))
  dropSketch()
  const { takeBack, dispatch } = useGame.getState()
  if (gone.length > 0) takeBack(gone, true)
  const given = orders.filter((action) => dispatch(action, { quiet: true }).ok)
  const words = t('sketch.given', { count: given.length, all: orders.length })
  useUi.getState().setHint(words)
  announce(words)
}
