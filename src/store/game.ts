/** The game on the table: how it began, what was done, where it stands. `dispatch` is the only way to change it. */
import { create } from 'zustand'
import {
  type Action,
  type GameOptions,
  type GameState,
  hashOf,
  type LogEntry,
  type Outcome,
  type PlayerSpec,
  type PositionSpec,
  type RuleError,
  reduce,
} from '../engine/index.ts'
import { decode } from '../save/decode.ts'
import { encode } from '../save/encode.ts'
import { FORMAT, type Save, type Start } from '../save/format.ts'
import type { OpenedSave } from '../save/open.ts'
import { type Entry, startingState } from '../save/rebuild.ts'
import { departureSentence, saveSentence } from './save-text.ts'
import { t } from './text.ts'
import {
  lastOfPlayers,
  logOf,
  type Order,
  ordersOf,
  titleOf,
  type UndoState,
  undoStateOf,
  without,
  withoutLast,
} from './timeline.ts'
import { useUi, type WhyContext } from './ui.ts'

export type { Entry, Order, Save, Start, UndoState }

/** How the game is being kept: written down, only in memory, or not at all right now. */
export type Autosave = { state: 'saved' | 'saving' | 'memory' | 'failed'; sentence: string | null; savedAt: string | null }

export type ImportResult = { ok: true } | { ok: false; error: string }
export type DispatchOptions = {
  /** The caller shows a refusal itself. */
  quiet?: boolean
  /** What was being tried, for the card that explains the refusal. */
  context?: WhyContext
}

export type GameStore = {
  /** Null: the start page. */
  start: Start | null
  /** Names this game among those kept on the device. */
  id: string | null
  title: string
  players: readonly PlayerSpec[]
  game: GameState | null
  /** Where `log` begins. */
  opening: GameState | null
  /** Actions before `opening` that this version could not play again; kept for the file. */
  earlier: readonly LogEntry[]
  log: readonly Entry[]
  undone: readonly Entry[]
  undoState: UndoState
  /** This turn's orders. */
  orders: readonly Order[]
  /** Another tab plays this game; this one only looks on. */
  readOnly: boolean
  autosave: Autosave
  /** Milliseconds on the clock of a game against time; 0 where there is none. */
  played: number
  /** How often the game was put aside for another: parts of the screen start afresh. */
  sitting: number

  dispatch(action: Action, options?: DispatchOptions): Outcome
  undo(): void
  redo(): void
  takeBack(index: number): RuleError | null
  newGame(options: GameOptions): void
  /** A position, options or a save. Throws a ContractError, or an Error with a sentence, when it is not a possible game. */
  open(what: PositionSpec | GameOptions | Save): void
  exportSave(): Save
  importSave(text: string): Promise<ImportResult>
  /** Puts an opened save on the table under an id of its own or the one it was kept under, and says what it came without. */
  resume(opened: OpenedSave, id?: string, readOnly?: boolean): void
  leave(): void
}

const NO_LOG: readonly Entry[] = []
const NO_ORDERS: readonly Order[] = []
const NO_PLAYERS: readonly PlayerSpec[] = []
const NO_EARLIER: readonly LogEntry[] = []

const freshId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6)

type Table = Pick<
  GameStore,
  | 'start'
  | 'id'
  | 'title'
  | 'players'
  | 'game'
  | 'opening'
  | 'earlier'
  | 'log'
  | 'undone'
  | 'undoState'
  | 'orders'
  | 'readOnly'
  | 'autosave'
  | 'played'
>

const empty: Table = {
  start: null,
  id: null,
  title: '',
  players: NO_PLAYERS,
  game: null,
  opening: null,
  earlier: NO_EARLIER,
  log: NO_LOG,
  undone: NO_LOG,
  undoState: { can: false, reason: null, canRedo: false },
  orders: NO_ORDERS,
  readOnly: false,
  autosave: { state: 'saving', sentence: null, savedAt: null },
  played: 0,
}

/** What follows from a new log. */
function after(opening: GameState, log: readonly Entry[], undone: readonly Entry[]) {
  const game = log.at(-1)?.after ?? opening
  return { game, log, undone, players: game.table.players, undoState: undoStateOf(log, undone, false), orders: ordersOf(log) }
}

function seated(start: Start, opening: GameState, log: readonly Entry[], over: Partial<Table> = {}): Table {
  return { ...empty, start, opening, id: freshId(), title: titleOf(opening), ...after(opening, log, NO_LOG), ...over }
}

const isSave = (what: object): what is Save => 'format' in what && what.format === FORMAT

export const useGame = create<GameStore>()((set, get) => {
  const sit = (table: Table) => {
    useUi.getState().reset()
    set((state) => ({ ...table, sitting: state.sitting + 1 }))
  }
  const refusal = (code: string, message: string): RuleError => ({ rule: 'CONTRACT', code, message })

  return {
    ...empty,
    sitting: 0,

    dispatch(action, { quiet = false, context } = {}) {
      const { game, opening, log, readOnly } = get()
      if (!game || !opening) return { ok: false, error: refusal('no-game', t('app.noGame')) }
      const outcome: Outcome = readOnly
        ? { ok: false, error: refusal('read-only', t('app.save.readOnly')) }
        : reduce(game, action)
      if (!outcome.ok) {
        if (!quiet) useUi.getState().setWhy(outcome.error, context ?? null)
        return outcome
      }
      const entry: Entry = { action, dice: outcome.dice, events: outcome.events, before: game, after: outcome.state }
      set(after(opening, [...log, entry], NO_LOG))
      useUi.getState().settle()
      return outcome
    },

    undo() {
      const { opening, log, undone, undoState } = get()
      const last = log.at(-1)
      if (!opening || !last || !undoState.can) return
      // What was undone before the clock spoke is not what would follow now.
      const spoken = lastOfPlayers(log) < log.length - 1
      set(after(opening, withoutLast(log), spoken ? NO_LOG : [...undone, last]))
      useUi.getState().settle()
    },

    redo() {
      const { opening, log, undone, undoState } = get()
      const next = undone.at(-1)
      if (!opening || !next || !undoState.canRedo) return
      set(after(opening, [...log, next], undone.slice(0, -1)))
      useUi.getState().settle()
    },

    takeBack(index) {
      const { opening, log, readOnly } = get()
      if (!opening) return refusal('no-game', t('app.noGame'))
      if (readOnly) return refusal('read-only', t('app.save.readOnly'))
      const result = without(log, index)
      if (!result.ok) return result.error
      set(after(opening, result.log, NO_LOG))
      useUi.getState().settle()
      return null
    },

    newGame(options) {
      sit(seated(options, startingState(options), NO_LOG))
    },

    open(what) {
      if (isSave(what)) {
        const decoded = decode(JSON.stringify(what))
        if (!decoded.ok) throw new Error(saveSentence(decoded.problem))
        get().resume(decoded)
      } else {
        sit(seated(what, startingState(what), NO_LOG))
      }
    },

    exportSave() {
      const { start, game, earlier, log, title, played } = get()
      if (!start || !game) throw new Error(t('app.noGame'))
      return encode({
        start,
        title,
        log: [...earlier, ...logOf(log)],
        state: game,
        hash: hashOf(game),
        savedAt: new Date().toISOString(),
        played,
      })
    },

    async importSave(text) {
      const decoded = decode(text)
      if (!decoded.ok) return { ok: false, error: saveSentence(decoded.problem) }
      get().resume(decoded)
      return { ok: true }
    },

    resume({ save, opening, entries, earlier, departed }, id, readOnly = false) {
      const known = {
        title: save.title || titleOf(opening),
        earlier,
        readOnly,
        played: save.played ?? 0,
        undoState: undoStateOf(entries, NO_LOG, readOnly),
      }
      const again = id !== undefined && id === get().id
      const kept = id ? { id, autosave: { state: 'saved' as const, sentence: null, savedAt: save.savedAt } } : {}
      sit(seated(save.start, opening, entries, { ...known, ...kept }))
      if (departed && !again) useUi.getState().setNotice(departureSentence(departed))
    },

    leave() {
      sit(empty)
    },
  }
})
