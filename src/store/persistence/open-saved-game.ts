/** Opens, reads and deletes saved games, and keeps each one in a single tab. */
import type { GameState } from '../../engine/index.ts'
import type { Stored } from '../../save/database.ts'
import { VERSION } from '../../save/format.ts'
import { type OpenedSave, openSave, positionOf } from '../../save/open.ts'
import { deleteSavedGame, type FetchedGame, fetchPosition, fetchSave } from '../../save/storage.ts'
import { canLock, lockGame, postToTabs, subscribeToTabs, type TabMessage } from '../../save/tab-lock.ts'
import { addGameEffect } from '../effects.ts'
import { type Save, useGame } from '../game/game.ts'
import { fullLogArrived } from '../game/table.ts'
import { notify } from '../notify.ts'
import { t } from '../text.ts'
import { useUi } from '../ui.ts'
import { continueJournal, handleDeletedSave, prependSavedLog, retryFailedSave, saveNow, storageSentence } from './autosave.ts'
import { removePlayTimes, storedPlayTime } from './play-time.ts'
import { saveSentence } from './save-messages.ts'
import { acquireLock, makeReadOnly, makeWritable, releaseLock, reserveLock } from './tab-lock.ts'
import type { syncFromTab } from './tab-sync.ts'

export { refreshDescription } from '../../save/storage.ts'
export { whenSaved } from './autosave.ts'

export type OpenResult = { ok: true } | { ok: false; sentence: string }

/** A journal of this version is continued; others are rewritten with the next action. */
const isToday = ({ whole, journal }: FetchedGame): boolean => journal && (whole as Partial<Save>).version === VERSION

/** With entries that never reached the database, if they lead to the stated position. */
function openOwed({ withUnconfirmed: owed }: FetchedGame): OpenedSave | null {
  const opened = owed === undefined ? null : openSave(owed)
  return opened?.ok && !opened.departed ? opened : null
}

const follower: { on: typeof syncFromTab } = { on: () => false }
/** The module is loaded later; until then games of other tabs are reopened from their save. */
export function setTabSync(on: typeof syncFromTab): void {
  follower.on = on
}

/** Opens what was fetched, or appends it to the open game. Returns a sentence if it is not a valid game. */
function seatedAt(id: string, fetched: FetchedGame, readOnly: boolean): string | null {
  const owed = openOwed(fetched)
  const opened = owed ?? openSave(fetched.whole, { deferReplay: true })
  if (!opened.ok) return saveSentence(opened.problem)
  if (!follower.on(id, opened)) useGame.getState().resume(opened, id, readOnly)
  continueJournal(id, fetched.at, { whole: !isToday(fetched), owed: owed !== null })
  return null
}

export async function openSavedGame(id: string): Promise<OpenResult> {
  // Before reading, so that no write of another tab is missed.
  const hold = await reserveLock(id)
  const no = (sentence: string): OpenResult => {
    if (useGame.getState().id !== id) hold?.release()
    return { ok: false, sentence }
  }
  const stored = await fetchSave(id)
  if (!stored.ok) return no(storageSentence(stored.problem))
  if (stored.value.whole === undefined && !openOwed(stored.value)) return no(t('app.storage.gone'))
  const sentence = seatedAt(id, stored.value, hold === null)
  if (sentence !== null) return no(sentence)
  acquireLock(id, hold, () => void succeed(id))
  retryFailedSave()
  return { ok: true }
}

/** Takes the game over from another tab, after fetching its last action. */
export async function takeOverGame(): Promise<void> {
  const { id, readOnly } = useGame.getState()
  if (!id || !readOnly) return
  const hold = await lockGame(id, true)
  if (useGame.getState().id !== id) return hold?.release()
  acquireLock(id, hold, () => void succeed(id))
  if (hold) await goOn(id)
}

async function goOn(id: string): Promise<boolean> {
  if (await refetch(id)) {
    makeWritable()
    retryFailedSave()
    return true
  }
  // The save cannot be read here. It is left for a tab that can.
  if (useGame.getState().id === id) releaseLock()
  return false
}

/** The other tab was closed. */
async function succeed(id: string): Promise<void> {
  if (await goOn(id)) notify(t('app.lookingOn.gone'), 'news')
}

/** Fetches what another tab has saved of this game. False, after a notice, if it cannot be opened. */
async function refetch(id: string): Promise<boolean> {
  const stored = await fetchSave(id)
  const { id: open, readOnly } = useGame.getState()
  // Another game is open, or this tab plays again: its actions must not be lost.
  if (open !== id || !readOnly) return false
  const { setNotice } = useUi.getState()
  if (!stored.ok) {
    setNotice(storageSentence(stored.problem))
    return false
  }
  // Not saved yet, or deleted: the table has everything.
  if (stored.value.whole === undefined) return true
  const sentence = seatedAt(id, stored.value, true)
  if (sentence !== null) setNotice(sentence)
  return sentence === null
}

/** The position of a saved game; null if it cannot be read. */
export async function savedPosition(id: string): Promise<GameState | null> {
  const stored = await fetchPosition(id)
  return stored.ok ? positionOf(stored.value) : null
}

export async function removeSavedGame(id: string): Promise<Stored<void>> {
  const result = await deleteSavedGame(id)
  if (result.ok) {
    removePlayTimes((other) => other === id)
    postToTabs({ id, kind: 'forgotten' })
  }
  return result
}

/** A saved game for export. */
export async function readSavedGame(id: string): Promise<unknown> {
  const stored = await fetchSave(id)
  if (!stored.ok) return undefined
  const { whole, withUnconfirmed: owed } = stored.value
  const save = (openOwed(stored.value) ? owed : whole) as Partial<Save> | undefined
  if (!save) return undefined
  // The clock may have run since the last action.
  const played = Math.max(save.played ?? 0, storedPlayTime(id))
  return played > 0 ? { ...save, played } : save
}

/** Saves a new game at once. */
async function sitDown(id: string): Promise<void> {
  saveNow()
  const hold = await lockGame(id)
  if (useGame.getState().id === id) acquireLock(id, hold, () => void succeed(id))
  else hold?.release()
}

function heard({ id, kind }: TabMessage): void {
  const game = useGame.getState()
  if (game.id !== id) return
  if (kind === 'forgotten') {
    handleDeletedSave(id, t('app.storage.deleted'))
    return
  }
  // Without locks, the tab that hears of the other's action becomes read-only.
  if (!game.readOnly && canLock()) return
  if (!game.readOnly) makeReadOnly()
  void refetch(id)
}

export function startAutosave(): () => void {
  const stopWatching = addGameEffect('autosave', (now, before) => {
    if (now.id === before.id) {
      if (fullLogArrived(now, before)) prependSavedLog(now.log.slice(0, now.log.length - before.log.length))
      const asked = now.computers !== before.computers || now.agreement !== before.agreement
      if (now.game && (now.game !== before.game || asked) && !now.readOnly) saveNow()
    } else if (!now.id) releaseLock()
    // A saved game has its lock already.
    else if (now.autosave.state !== 'saved') void sitDown(now.id)
  })
  const stopHearing = subscribeToTabs(heard)
  const away = () => document.hidden && retryFailedSave()
  globalThis.addEventListener?.('pagehide', retryFailedSave)
  globalThis.document?.addEventListener('visibilitychange', away)
  return () => {
    stopWatching()
    stopHearing()
    globalThis.removeEventListener?.('pagehide', retryFailedSave)
    globalThis.document?.removeEventListener('visibilitychange', away)
    releaseLock()
  }
}
