/** The game on the table: how it began, what was done, where it stands. `dispatch` is the only way to change it. */
import { type GameState, hashOf, type Outcome, type RuleError, reduce } from '../engine/index.ts'
import { decode } from '../save/decode.ts'
import { encode } from '../save/encode.ts'
import { FORMAT, type Save, type Start } from '../save/format.ts'
import { type Entry, startingState } from '../save/rebuild.ts'
import { departureSentence, saveSentence } from './save-text.ts'
import { type Acts, empty, NO_LOG, NO_REWRITES, type OnTable, useGame } from './table.ts'
import { givenAgain, leanedOn, without } from './take-back.ts'
import { t } from './text.ts'
import {
  isRewrite,
  lastOfPlayers,
  lastRewrite,
  logOf,
  type Order,
  ordersOf,
  type Rewrite,
  titleOf,
  turnStart,
  type Undone,
  type UndoState,
  undoStateOf,
  withoutLast,
} from './timeline.ts'
import { useUi } from './ui.ts'

export type { Autosave, DispatchOptions, GameStore, ImportResult } from './table.ts'
export type { Entry, Order, Save, Start, UndoState }
export { useGame }

const freshId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6)

/** What follows from a new log. */
function after(opening: GameState, log: readonly Entry[], undone: readonly Undone[], rewrites: readonly Rewrite[] = NO_REWRITES) {
  const game = log.at(-1)?.after ?? opening
  const { players } = game.table
  return { game, log, undone, rewrites, players, undoState: undoStateOf(log, undone, false, rewrites), orders: ordersOf(log) }
}

function seated(start: Start, opening: GameState, log: readonly Entry[], over: Partial<OnTable> = {}): OnTable {
  return { ...empty, start, opening, id: freshId(), title: titleOf(opening), ...after(opening, log, NO_LOG), ...over }
}

const isSave = (what: object): what is Save => 'format' in what && what.format === FORMAT

const acts = (set: typeof useGame.setState, get: typeof useGame.getState): Acts => {
  const sit = (table: OnTable) => {
    useUi.getState().reset()
    set((state) => ({ ...table, sitting: state.sitting + 1 }))
  }
  const refusal = (code: string, message: string): RuleError => ({ rule: 'CONTRACT', code, message })

  return {
    dispatch(action, { quiet = false, context } = {}) {
      const { game, opening, log, rewrites, readOnly } = get()
      if (!game || !opening) return { ok: false, error: refusal('no-game', t('app.noGame')) }
      const outcome: Outcome = readOnly
        ? { ok: false, error: refusal('read-only', t('app.save.readOnly')) }
        : reduce(game, action)
      if (!outcome.ok) {
        if (!quiet) useUi.getState().setWhy(outcome.error, context ?? null)
        return outcome
      }
      const entry: Entry = { action, dice: outcome.dice, events: outcome.events, before: game, after: outcome.state }
      set(after(opening, [...log, entry], NO_LOG, rewrites))
      useUi.getState().settle()
      return outcome
    },

    undo() {
      const { opening, log, undone, rewrites, undoState } = get()
      if (!opening || !undoState.can) return
      const rewrite = lastRewrite(log, rewrites)
      if (rewrite) set(after(opening, rewrite.before, [...undone, rewrite], rewrites.slice(0, -1)))
      else {
        const last = log.at(-1)
        if (!last) return
        // What was undone before the clock spoke is not what would follow now.
        const spoken = lastOfPlayers(log) < log.length - 1
        set(after(opening, withoutLast(log), spoken ? NO_LOG : [...undone, last], rewrites))
      }
      useUi.getState().settle()
    },

    redo() {
      const { opening, log, undone, rewrites, undoState } = get()
      const next = undone.at(-1)
      if (!opening || !next || !undoState.canRedo) return
      const rest = undone.slice(0, -1)
      if (isRewrite(next)) set(after(opening, next.after, rest, [...rewrites, next]))
      else set(after(opening, [...log, next], rest, rewrites))
      useUi.getState().settle()
    },

    takeBack(indexes, together = false) {
      const { opening, log, rewrites, readOnly } = get()
      if (!opening) return refusal('no-game', t('app.noGame'))
      if (readOnly) return refusal('read-only', t('app.save.readOnly'))
      const taken = without(log, typeof indexes === 'number' ? [indexes] : indexes)
      if (!taken.ok) return taken.error
      const [first] = taken.also
      if (first && taken.because && !together) return leanedOn(taken.dropped, first, taken.because).error
      set(after(opening, taken.log, NO_LOG, [...rewrites, { before: log, after: taken.log }]))
      useUi.getState().settle()
      return null
    },

    joinChange(before, orders) {
      const { opening, log, rewrites } = get()
      if (!opening) return NO_LOG
      const { log: whole, lost } = givenAgain(opening, log, orders)
      // The act of taking it back is part of this one.
      const older = rewrites.filter((rewrite) => rewrite.before !== before)
      // Dice that were thrown since stand.
      const bound = whole.slice(turnStart(whole)).some((entry) => entry.dice.length > 0 && !before.includes(entry))
      set(after(opening, whole, NO_LOG, bound ? older : [...older, { before, after: whole }]))
      useUi.getState().settle()
      return lost
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
}

useGame.setState(acts(useGame.setState, useGame.getState))
