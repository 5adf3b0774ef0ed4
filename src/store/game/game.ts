/** The actions of the game store. It is loaded together with the rules. */
import { type Action, type GameState, hashOf, type Outcome, type RuleError, reduce } from '../../engine/index.ts'
import type { Computers } from '../../save/computers.ts'
import { LEVELS } from '../../save/computers.ts'
import { decode } from '../../save/decode.ts'
import { encode } from '../../save/encode.ts'
import { FORMAT, type Save, type Start } from '../../save/format.ts'
import { type Entry, entryMetaOf, startingState } from '../../save/replay.ts'
import { notify } from '../notify.ts'
import { departureSentence, saveSentence } from '../persistence/save-messages.ts'
import { useTruncatedSave } from '../persistence/truncated-save.ts'
import { t } from '../text.ts'
import { useUi } from '../ui.ts'
import { loadFullLog } from './full-log.ts'
import { replayInBackground } from './full-log-replay.ts'
import { dependentOrders, reissue, removeOrders } from './order-removal.ts'
import { knownDice } from './replayed-dice.ts'
import { type Acts, EMPTY_TABLE, NO_LOG, type Table, useGame } from './table.ts'
import { logFields, openTable } from './table-writers.ts'
import {
  isRewrite,
  lastHumanAction,
  lastRewrite,
  type Order,
  savedLogOf,
  titleOf,
  turnStart,
  type UndoState,
  undoLastHumanAction,
} from './timeline.ts'
import { automaticEntries, undoStateNow } from './undo-state.ts'

export type { Autosave, DispatchOptions, GameStore, ImportResult } from './table.ts'
export type { Entry, Order, Save, Start, UndoState }
export { useGame }

const freshId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6)

function tableFor(start: Start, opening: GameState, log: readonly Entry[], over: Partial<Table> = {}): Table {
  return {
    ...{ ...EMPTY_TABLE, start, opening, id: freshId(), computers: printedSeats(opening) },
    ...logFields(opening, log),
    ...over,
  }
}

/** A start can only say that a player is the computer; everything else gets a default. */
function printedSeats({ table }: GameState): Computers | null {
  const powers = table.players.flatMap((player) => (player.kind === 'computer' ? player.powers : []))
  const seats = Object.fromEntries(powers.map((power) => [power, { level: LEVELS[1] }]))
  return powers.length > 0 ? { seed: freshId(), seats } : null
}

const isSave = (what: object): what is Save => 'format' in what && what.format === FORMAT

const acts = (set: typeof useGame.setState, get: typeof useGame.getState): Acts => {
  const refusal = (code: string, message: string): RuleError => ({ rule: 'CONTRACT', code, message })

  /** After an agreed take-back the same dice have to be entered again. */
  const otherDice = (action: Action): Outcome | null => {
    if (action.type !== 'enter-dice' || !Array.isArray(action.dice)) return null
    const laid = knownDice(get(), action.dice.length)
    if (laid.every((die, i) => die === action.dice[i])) return null
    return { ok: false, error: refusal('same-dice', t('app.undo.sameDice', { dice: laid.join(' ') })) }
  }

  return {
    dispatch(action, { quiet = false, context, why } = {}) {
      const { game, opening, log, rewrites, readOnly, played } = get()
      if (!game || !opening) return { ok: false, error: refusal('no-game', t('app.noGame')) }
      const outcome: Outcome = readOnly
        ? { ok: false, error: refusal('read-only', t('app.save.readOnly')) }
        : (otherDice(action) ?? reduce(game, action))
      if (!outcome.ok) {
        if (!quiet) useUi.getState().setWhy(outcome.error, { asked: action, ...context })
        return outcome
      }
      const { dice, events, state } = outcome
      const beside = entryMetaOf({ why, played: played || undefined })
      const entry: Entry = { action, dice, events, before: game, after: state, ...beside }
      set(logFields(opening, [...log, entry], NO_LOG, rewrites))
      useUi.getState().settle()
      return outcome
    },

    undo() {
      if (!undoStateNow().can) loadFullLog()
      const { opening, log, undone, rewrites } = get()
      if (!opening || !undoStateNow().can) return
      const rewrite = lastRewrite(log, rewrites)
      if (rewrite) set(logFields(opening, rewrite.before, [...undone, rewrite], rewrites.slice(0, -1)))
      else {
        // Earlier undone actions cannot be redone after a clock entry.
        const byComputer = automaticEntries(get())
        const at = lastHumanAction(log, byComputer)
        const act = log[at]
        if (!act) return
        // The computer repeats its own entries after a redo.
        const spoken = log.slice(at + 1).some((entry, i) => !byComputer(entry, at + 1 + i))
        set(logFields(opening, undoLastHumanAction(log, byComputer), spoken ? NO_LOG : [...undone, act], rewrites))
      }
      useUi.getState().settle()
    },

    redo() {
      const { opening, log, undone, rewrites } = get()
      const next = undone.at(-1)
      if (!opening || !next || !undoStateNow().canRedo) return
      const rest = undone.slice(0, -1)
      if (isRewrite(next)) set(logFields(opening, next.after, rest, [...rewrites, next]))
      else set(logFields(opening, [...log, next], rest, rewrites))
      useUi.getState().settle()
    },

    takeBack(indexes, together = false) {
      const before = loadFullLog()
      const { opening, log, rewrites, readOnly } = get()
      if (!opening) return refusal('no-game', t('app.noGame'))
      if (readOnly) return refusal('read-only', t('app.save.readOnly'))
      const taken = removeOrders(
        log,
        [indexes].flat().map((index) => before + index),
      )
      if (!taken.ok) return taken.error
      const [first] = taken.also
      if (first && taken.because && !together) return dependentOrders(taken.dropped, first, taken.because).error
      set(logFields(opening, taken.log, NO_LOG, [...rewrites, { before: log, after: taken.log }]))
      useUi.getState().settle()
      return null
    },

    joinChange(before, orders) {
      const { opening, log, rewrites } = get()
      if (!opening) return NO_LOG
      const { log: whole, lost } = reissue(opening, log, orders)
      // The take-back that began this change is part of it.
      const older = rewrites.filter((rewrite) => rewrite.before !== before)
      // Dice rolled since then cannot be undone.
      const bound = whole.slice(turnStart(whole)).some((entry) => entry.dice.length > 0 && !before.includes(entry))
      set(logFields(opening, whole, NO_LOG, bound ? older : [...older, { before, after: whole }]))
      useUi.getState().settle()
      return lost
    },

    newGame(start, computers, agreement) {
      const opening = startingState(start)
      const over = { ...(computers && { computers }), ...(agreement && { agreement }) }
      openTable(tableFor(start, opening, NO_LOG, { title: titleOf(opening, computers), ...over }))
    },

    handOver(power, manner, only) {
      const { game, computers: before, earlier, log, readOnly, mode } = get()
      if (!game || readOnly || mode.kind !== 'game') return
      const seats = { ...before?.seats }
      if (manner) seats[power] = { ...manner, since: earlier.length + log.length, ...(only ? { only: game.flow.round } : {}) }
      else delete seats[power]
      set({ computers: { seed: before?.seed ?? freshId(), seats } })
    },

    open(what, exercise) {
      if (isSave(what)) {
        const decoded = decode(JSON.stringify(what))
        if (!decoded.ok) throw new Error(saveSentence(decoded.problem))
        get().resume(decoded)
      } else {
        const opening = startingState(what)
        // A table without an id is not saved.
        openTable(tableFor(what, opening, NO_LOG, { title: titleOf(opening), ...(exercise ? { mode: exercise, id: null } : {}) }))
      }
    },

    exportSave() {
      const { mode } = get()
      // During a sketch the file contains the game below it.
      const { start, game, earlier, log, title, played, computers, agreement, origin } =
        mode.kind === 'sketch' ? mode.base : get()
      if (!start || !game) throw new Error(t('app.noGame'))
      return encode({
        start,
        title,
        log: [...earlier, ...savedLogOf(log)],
        state: game,
        hash: hashOf(game),
        savedAt: new Date().toISOString(),
        played,
        computers,
        agreement,
        origin,
      })
    },

    async importSave(text) {
      const decoded = decode(text)
      if ('cut' in decoded) {
        useTruncatedSave.setState({ cut: decoded.cut })
        return { ok: false, error: saveSentence(decoded.problem), isAsked: true }
      }
      if (!decoded.ok) return { ok: false, error: saveSentence(decoded.problem) }
      get().resume(decoded)
      return { ok: true }
    },

    resume({ save, opening, entries, earlier, departed, deferred: replay }, id, readOnly = false) {
      const again = id !== undefined && id === get().id
      const pendingLog = replay ? replayInBackground(replay, again) : null
      const known = {
        title: save.title || titleOf(opening),
        earlier,
        pendingLog,
        readOnly,
        played: save.played ?? 0,
        computers: save.computers ?? printedSeats(opening),
        agreement: save.agreement ?? null,
        origin: save.origin ?? null,
      }
      const kept = id ? { id, autosave: { state: 'saved' as const, sentence: null, savedAt: save.savedAt } } : {}
      openTable(tableFor(save.start, opening, entries, { ...known, ...kept }))
      if (departed && !again) notify(departureSentence(departed), 'notice')
    },

    leave() {
      openTable(EMPTY_TABLE)
    },
  }
}

useGame.setState(acts(useGame.setState, useGame.getState))
