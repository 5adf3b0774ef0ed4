/** Keeps the open game on the device after every action, and lets only one tab play it. */

import type { GameState } from '../engine/index.ts'
import { openSave } from '../save/open.ts'
import { positionOf } from '../save/position.ts'
import { fetchSave, forget, type Kept, keepSave, listKept, type StorageProblem, type Stored } from '../save/storage.ts'
import { type Hold, hear, holdGame, tell } from '../save/tabs.ts'
import { keptTime } from './clock.ts'
import { type Save, useGame } from './game.ts'
import { saveSentence } from './save-text.ts'
import { t } from './text.ts'
import { undoStateOf } from './timeline.ts'
import { useUi } from './ui.ts'

export type { Kept }

/** The game that this tab plays, and the browser's lock on it: no value that a store could hold. Without a lock it looks on, or has just asked for one. */
let seat: { readonly id: string; readonly hold: Hold | null } | null = null

const storageSentence = (problem: StorageProblem) => t(`app.storage.${problem}`)

function lookOn(): void {
  useGame.setState(({ log, undone }) => ({ readOnly: true, undoState: undoStateOf(log, undone, true) }))
}

function playOn(): void {
  useGame.setState(({ log, undone }) => ({ readOnly: false, undoState: undoStateOf(log, undone, false) }))
}

/** True: this tab is the one that plays the game from now on. */
async function take(id: string, steal: boolean): Promise<boolean> {
  if (seat?.id === id && seat.hold && !steal) return true
  seat?.hold?.release()
  seat = { id, hold: null }
  const got = await holdGame(id, steal)
  if (useGame.getState().id !== id) {
    if (got.held) got.hold.release()
    return false
  }
  if (!got.held) {
    lookOn()
    return false
  }
  seat = { id, hold: got.hold }
  got.hold.onLost = () => {
    if (seat?.hold === got.hold) seat = { id, hold: null }
    if (useGame.getState().id === id) lookOn()
  }
  return true
}

function drop(): void {
  seat?.hold?.release()
  seat = null
}

async function write(id: string, save: Save): Promise<void> {
  const result = await keepSave(id, save)
  if (useGame.getState().id !== id) return
  if (result.ok) {
    useGame.setState({ autosave: { state: 'saved', sentence: null, savedAt: save.savedAt } })
    tell({ id, kind: 'kept' })
  } else {
    const state = result.problem === 'forbidden' ? 'memory' : 'failed'
    useGame.setState(({ autosave }) => ({ autosave: { ...autosave, state, sentence: storageSentence(result.problem) } }))
  }
}

/** Writes one after another; of what comes while it writes only the latest of each game is written. */
function oneByOne(write: (id: string, save: Save) => Promise<void>) {
  const queue = new Map<string, Save>()
  let writing: Promise<void> | null = null
  const writeAll = async (): Promise<void> => {
    for (let next = queue.entries().next(); !next.done; next = queue.entries().next()) {
      const [id, save] = next.value
      queue.delete(id)
      await write(id, save)
    }
  }
  return {
    put(id: string, save: Save): void {
      queue.set(id, save)
      writing ??= writeAll().finally(() => {
        writing = null
      })
    },
    async done(): Promise<void> {
      while (writing) await writing
    },
  }
}
const written = oneByOne(write)

/** Takes down the game as it stands now, also if it is left at once. */
function keepNow(): void {
  const { id, game, readOnly, exportSave } = useGame.getState()
  if (!id || !game || readOnly) return
  written.put(id, exportSave())
}

/** When everything done so far is kept. For tests and for leaving the page. */
export const settled = (): Promise<void> => written.done()

export type Opened = { ok: true } | { ok: false; sentence: string }

export async function openKept(id: string): Promise<Opened> {
  const stored = await fetchSave(id)
  if (!stored.ok) return { ok: false, sentence: storageSentence(stored.problem) }
  if (!stored.value) return { ok: false, sentence: t('app.storage.gone') }
  const opened = openSave(stored.value)
  if (!opened.ok) return { ok: false, sentence: saveSentence(opened.problem) }
  useGame.getState().resume(opened, id)
  return { ok: true }
}

/** The play goes on here; the tab that had it looks on from now on. What it did last is fetched first. */
export async function takeOver(): Promise<void> {
  const { id, readOnly } = useGame.getState()
  if (!id || !readOnly || !(await take(id, true))) return
  if (await refetch(id)) playOn()
  // What is kept cannot be played here, or not be read: it is left as it is, for a tab that can.
  else if (useGame.getState().id === id) drop()
}

/** Puts on the table what another tab has kept of this game, while this one looks on. False, and said: it is no game that opens here. */
async function refetch(id: string): Promise<boolean> {
  const stored = await fetchSave(id)
  const { id: open, readOnly, resume } = useGame.getState()
  // Another game is open by now, or this tab plays on already: what it has done since must not be lost.
  if (open !== id || !readOnly) return false
  const { setNotice } = useUi.getState()
  if (!stored.ok) {
    setNotice(storageSentence(stored.problem))
    return false
  }
  // Nothing is kept yet, or it was deleted: what is on the table is all there is.
  if (!stored.value) return true
  const opened = openSave(stored.value)
  if (!opened.ok) {
    setNotice(saveSentence(opened.problem))
    return false
  }
  resume(opened, id, true)
  return true
}

/** A kept game as it stands, without opening it. Null where that cannot be shown. */
export async function keptPosition(id: string): Promise<GameState | null> {
  const stored = await fetchSave(id)
  return stored.ok ? positionOf(stored.value) : null
}

export function keptGames(): Promise<Stored<Kept[]>> {
  return listKept()
}

export async function forgetGame(id: string): Promise<Stored<void>> {
  const result = await forget(id)
  if (result.ok) tell({ id, kind: 'forgotten' })
  return result
}

/** The saved game itself, for exporting one that is not open. */
export async function keptSave(id: string): Promise<unknown> {
  const stored = await fetchSave(id)
  if (!stored.ok || !stored.value) return undefined
  const save = stored.value as Partial<Save>
  // What the clock has run since the last action stands beside it.
  const played = Math.max(save.played ?? 0, keptTime(id))
  return played > 0 ? { ...save, played } : save
}

/** A new game is written down once this tab is known to be the one that plays it; one that was kept already waits for an action. */
async function sitDown(id: string): Promise<void> {
  if (!(await take(id, false))) return
  playOn()
  if (useGame.getState().autosave.state !== 'saved') keepNow()
}

export function startAutosave(): () => void {
  const stopWatching = useGame.subscribe((now, before) => {
    if (now.id !== before.id) {
      drop()
      if (now.id) void sitDown(now.id)
    } else if (now.game && now.game !== before.game && !now.readOnly) keepNow()
  })
  const stopHearing = hear(({ id, kind }) => {
    const game = useGame.getState()
    if (kind === 'kept' && game.readOnly && game.id === id) void refetch(id)
  })
  return () => {
    stopWatching()
    stopHearing()
    drop()
  }
}
